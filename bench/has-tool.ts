/** Whether a program of the machine is there to be measured against, or with. */
import { spawnSync } from 'node:child_process';

export const hasTool = (tool: string): boolean => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;
