/** Checks the sentences in example responses: notes, headlines, reasons and descriptions. They are composed, so the sources do not contain them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectNoFaults } from './faults.ts';
import { interfaceFaults, wordCount } from './glossary.ts';
import type { Passage } from './passage.ts';

/** Members with sentences that Wattle writes. Other members have titles and labels from the agencies. */
const MEMBERS = new Set(
  'caveats detail headline hint meaning named no_past note notes question quirks reason sentence stale_reason summary text what why'.split(
    ' ',
  ),
);
const FEWEST_WORDS = 4;
/** A constant has its source after the colon, with titles as published. */
const CITATION = /^\S+ = [^:]+:.*$/;
/** A note that is stored in the starter data. */
const STORED = /^Left out of the starter data, /;

/** Returns each different sentence once. A text that the caller sent is not a sentence of the response. */
function sentencesIn(answers: readonly unknown[]): readonly Passage[] {
  const found = new Map<string, string>();
  const look = (node: unknown, member: string): void => {
    if (typeof node === 'string') {
      const text = node.replace(CITATION, '');
      if (MEMBERS.has(member) && wordCount(text) >= FEWEST_WORDS && !STORED.test(text)) found.set(text, member);
    } else if (Array.isArray(node)) for (const one of node) look(one, member);
    else if (typeof node === 'object' && node !== null)
      for (const [name, value] of Object.entries(node)) if (name !== 'query') look(value, name);
  };
  for (const answer of answers) look(answer, '');
  return [...found].map(([text, place]) => ({ place, text }));
}

it('sentences in example responses use plain words', () => {
  const lines = readFileSync('data/examples.jsonl', 'utf8').trimEnd().split('\n');
  const passages = sentencesIn(lines.map((line) => (JSON.parse(line) as { answer: unknown }).answer));
  expect(passages.length).toBeGreaterThan(400);
  expectNoFaults('examples', passages.flatMap(interfaceFaults));
});
