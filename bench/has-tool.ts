/** Returns whether a program that a comparison needs is installed. */
import { spawnSync } from 'node:child_process';

export const hasTool = (tool: string): boolean => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;
