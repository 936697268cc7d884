/** Checks whether a program for a comparison is installed. */
import { spawnSync } from 'node:child_process';

export const hasTool = (tool: string): boolean => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;
