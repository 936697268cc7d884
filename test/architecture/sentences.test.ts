/** Pages, queries and clients decide by codes. The program does not parse sentences that it wrote. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Folders that must not search the text of an answer, a reason or an error. */
const FOLDERS = ['src/web', 'src/render', 'src/http', 'src/queries', 'src/signals', 'src/watch', 'src/webhooks', 'clients/typescript/src'];

const TEXT = '(?:stale_reason|staleReason|detail|hint|message|reason|refusal|notes?(?:\\[\\d+\\])?)';
const LOOKED_INTO = new RegExp(
  `\\b${TEXT}\\??(?: \\?\\? '')?\\)?\\??\\.(?:match|matchAll|search|split|startsWith|endsWith|includes|indexOf)\\(|\\.(?:test|exec)\\((?:\\w+\\.)*${TEXT}\\b`,
);

it('no code parses sentences of the program', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts') && !name.includes('node_modules'))
      .flatMap((name) => {
        const file = path.posix.join(folder, name);
        return readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, i) => (LOOKED_INTO.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : []));
      }),
  );
  expect(found).toEqual([]);
});

it('the check finds code that does', () => {
  expect(
    ['if (/^No data/.test(error.detail)) {', "(meta.stale_reason ?? '').split('. ')", 'reason.endsWith("yet")'].map((line) =>
      LOOKED_INTO.test(line),
    ),
  ).toEqual([true, true, true]);
});
