/** Runs a task in a separate process: `node child-entry.js <task> <arguments as JSON>`. */
import { TASKS } from './child-tasks.ts';

const [name, json] = process.argv.slice(2);
const task = Object.entries(TASKS).find(([known]) => known === name)?.[1];
if (!task) throw new Error(`There is no task ${name}`);
await (task as (values: unknown) => Promise<void>)(JSON.parse(json ?? 'null'));
