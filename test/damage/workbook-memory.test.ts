/** A process with a small heap reads workbooks that unpack to very many elements. It refuses them and uses little memory. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { builtUrl } from '../built.ts';
import { writeZip } from '../formats/zip-writer.ts';

const HEAP_MIB = 64;
const MOST_MIB = 200;

/** Reads a workbook from standard input, and writes the error code and the memory of the process in bytes. */
const READER = `
  const { readWorkbook } = await import(process.argv[1]);
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  let code = 'read';
  try { readWorkbook(Buffer.concat(chunks)); } catch (error) { code = error.code; }
  console.log(code, process.memoryUsage.rss());
`;

/** Repeats an element with random text between, because a file may unpack to at most 200 times its size. */
const repeated = (element: string, times: number): string =>
  Array.from({ length: times / 20 }, (_, i) => `${element.repeat(20)}<!--${(i * 7919).toString(36)}-->`).join('');

it.each([
  ['shared strings', 'xl/sharedStrings.xml', `<sst>${repeated('<si/>', 2_000_000)}</sst>`],
  ['defined names', 'xl/workbook.xml', `<workbook><definedNames>${repeated('<definedName name="a">A</definedName>', 300_000)}`],
  ['styles', 'xl/styles.xml', `<styleSheet><cellXfs>${repeated('<xf numFmtId="1"/>', 1_000_000)}`],
  ['long strings', 'xl/sharedStrings.xml', `<sst><si><t>${repeated('Sydney ', 4_000_000)}</t></si></sst>`],
  ['a long attribute', 'xl/worksheets/sheet1.xml', `<worksheet><hyperlinks><hyperlink location="${repeated('Sydney ', 4_000_000)}"/>`],
  ['a long format', 'xl/styles.xml', `<styleSheet><numFmts><numFmt formatCode="${repeated('0.00 ', 6_000_000)}"/>`],
  ['comments', 'xl/comments1.xml', `<comments><comment><t>${repeated('Sydney ', 4_000_000)}`],
  ['cells', 'xl/worksheets/sheet1.xml', `<worksheet><sheetData><row>${repeated('<c/>', 3_000_000)}`],
])('%s', (_what, name, content) => {
  const parts = [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ].filter((part) => part.name !== name);
  const input = writeZip([...parts, { name, content }]);
  const options = { input, encoding: 'utf8' } as const;
  const reading = [`--max-old-space-size=${HEAP_MIB}`, '--input-type=module', '-e', READER, builtUrl('src/formats/workbook.js')];
  const { stdout, stderr, status } = spawnSync(process.execPath, reading, options);
  expect([status, stderr]).toEqual([0, '']);
  const [code, bytes] = stdout.trim().split(' ');
  expect(code).toBe('PARSE_LAYOUT');
  expect(Number(bytes) / 2 ** 20).toBeLessThan(MOST_MIB);
});
