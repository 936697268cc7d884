#!/usr/bin/env node
/** The command line: `wattle <command>`, each command loaded when it is called. */
import { groupsFor } from './groups.ts';
import { runCommandLine } from './run.ts';

const groups = groupsFor(process.argv.slice(2));
await runCommandLine(() => Promise.all(groups.map(({ load }) => load())));
