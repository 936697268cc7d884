/** Pages, queries and clients make decisions by codes. The program does not parse its own sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Folders that must not search the text of a response, a note, a reason or an error. */
const FOLDERS = ['src', 'sandbox', 'tools', 'clients/typescript/src', 'clients/python/src', 'clients/r/R'];

const TEXT =
  '(?:stale_reason|staleReason|detail|hint|message|reason|refusal|notes?(?:\\[\\d+\\])?|(?:textOfNote|noteText|reasonText)\\([^)]*\\))';
const LOOKED_INTO = new RegExp(
  `\\b${TEXT}\\??(?: \\?\\? '')?\\)?\\??\\.(?:match|matchAll|search|split|startsWith|endsWith|includes|indexOf)\\(|\\.(?:test|exec)\\((?:\\w+\\.)*${TEXT}(?:$|\\W)|\\b(?:re\\.(?:search|match|split)|grepl|regmatches)\\(.*\\b${TEXT}\\b`,
);

/** These files read messages from agencies or from database drivers, which have no codes. */
const OTHERS = new Set(['src/sources/abs/draft.ts', 'src/sources/ato/abn-lookup.ts', 'src/store/ports/store-fault.ts']);

/** Dividing a text into lines does not depend on its words. */
const INTO_LINES = ".split('\\n')";

it('no code parses sentences that the program writes', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|py|R)$/.test(name) && !name.endsWith('.generated.ts') && !name.includes('node_modules'))
      .flatMap((name) => {
        const file = path.posix.join(folder, name);
        return readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, i) =>
            LOOKED_INTO.test(line.replaceAll(INTO_LINES, '')) && !OTHERS.has(file) ? [`${file}:${i + 1}: ${line.trim()}`] : [],
          );
      }),
  );
  expect(found).toEqual([]);
});

it('the check finds code that parses such sentences', () => {
  expect(
    [
      'if (/^No data/.test(error.detail)) {',
      "(meta.stale_reason ?? '').split('. ')",
      'reason.endsWith("yet")',
      'note.startsWith(BESIDE)',
      'textOfNote(note).includes(TERMS)',
      'if re.search("No data", error.detail):',
    ].filter((line) => !LOOKED_INTO.test(line)),
  ).toEqual([]);
});
