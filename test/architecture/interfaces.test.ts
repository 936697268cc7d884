/** Checks interfaces of Node that differ between the supported versions, and their replacements. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const INSTEAD: readonly (readonly [call: RegExp, instead: string])[] = [[/\bURL\.(?:canParse|parse)\(/, 'parseUrl of src/core/url.ts']];

it.each(['src', 'sandbox'])('%s calls no listed function', (folder) => {
  const calls = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return INSTEAD.filter(([call]) => call.test(text)).map(([call, instead]) => `${name}: ${call.source}; ${instead} does it`);
    });
  expect(calls).toEqual([]);
});
