/** The commands that read and nothing else: the build makes a few files of them, `dist/reading`, which load in a fraction of the time of their modules. */
import { READING } from './reading-groups.ts';
import { runCommandLine } from './run.ts';

const [name = ''] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const called = READING.filter(({ commands }) => commands.includes(name));
await runCommandLine(() => Promise.all(called.map(({ load }) => load())));
