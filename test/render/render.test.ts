/** Checks responses as JSON, CSV and JSON lines, and errors as problem documents. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorCode, WattleError } from '../../src/core/errors.ts';
import { parseCsv } from '../../src/formats/csv.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { knownErrorOf } from '../../src/queries/base/known-error.ts';
import type { SourceCitation } from '../../src/queries/base/meta-shape.ts';
import { renderCsv } from '../../src/render/csv.ts';
import { renderEnvelope } from '../../src/render/envelope.ts';
import { renderJsonLines } from '../../src/render/jsonl.ts';
import { renderProblem } from '../../src/render/problem.ts';

const citation = (retrieved_at: string | null): SourceCitation => ({
  name: 'Reserve Bank of Australia',
  url: 'https://www.rba.gov.au/statistics/tables/',
  attribution: 'Source: Reserve Bank of Australia',
  licence: { name: 'Creative Commons Attribution 4.0 International', url: 'https://creativecommons.org/licenses/by/4.0/' },
  catalogue_number: null,
  dataset_id: 'rba.G1',
  release_date: '2026-01-29',
  retrieved_at,
  sha256: 'ab',
});

function answerOf(data: Answer['data'], columns: readonly string[], more: Partial<Answer['meta']> = {}): Answer {
  const rows = Array.isArray(data) ? data.length : 1;
  return {
    data,
    columns: columns.map((name) => ({ name })),
    meta: {
      query: {},
      period: { start: null, end: null },
      row_count: rows,
      total_rows: rows,
      truncated: false,
      sources: [citation('2026-01-30T00:00:00.000Z')],
      stale: false,
      stale_reason: null,
      reason: null,
      reasons: [],
      lag_periods: 0,
      grade: 'current',
      note_facts: [],
      vintage: null,
      next_release: null,
      notes: [],
      ...more,
    },
    next: null,
    datasets: [],
    maxAgeSeconds: 60,
  };
}

const frame = {
  endpoint: '/v1/data/rba/G1',
  latestDownload: '2026-11-21T00:00:00.000Z',
  serverVersion: '0.1.0',
  csvUrl: null,
  nextUrl: null,
};

describe('the envelope', () => {
  it('has every member of meta, the first source as source, and the latest download', () => {
    const sources = [citation('2026-01-30T00:00:00.000Z'), citation('2026-02-01T00:00:00.000Z'), citation(null)];
    const { meta, links } = renderEnvelope(answerOf([], ['a'], { sources, curated: false, sandbox: true }), frame);
    expect(meta).toMatchObject({
      endpoint: '/v1/data/rba/G1',
      source: sources[0],
      sources,
      retrieved_at: '2026-02-01T00:00:00.000Z',
      server_version: '0.1.0',
      stale: false,
      stale_reason: null,
      curated: false,
      sandbox: true,
    });
    expect(links).toEqual({ csv: null, next: null });
  });

  it('without sources has the latest download of any file, and no source', () => {
    const { meta } = renderEnvelope(answerOf([], ['a'], { sources: [] }), frame);
    expect(meta).toMatchObject({ source: null, retrieved_at: frame.latestDownload });
  });
});

describe('CSV', () => {
  it('has CRLF, a header row, and nested members as columns with their own names', () => {
    const rows = [
      { period: '2025-Q4', value: 3.4, dimensions: { region: 'Sydney, NSW', sex: 'a "b"' } },
      { period: '2026-Q1', value: null, dimensions: { region: 'two\nlines' } },
    ];
    const text = renderCsv(answerOf(rows, ['period', 'value', 'dimensions.region', 'dimensions.sex']), { safe: false }).toString();
    expect(text).toBe('period,value,region,sex\r\n2025-Q4,3.4,"Sydney, NSW","a ""b"""\r\n2026-Q1,,"two\nlines",\r\n');
  });

  it('uses the whole path as header if columns have the same name', () => {
    const text = renderCsv(answerOf([{ unit: 'x', dimensions: { unit: 'y' } }], ['unit', 'dimensions.unit']), { safe: false }).toString();
    expect(text).toBe('unit,dimensions_unit\r\nx,y\r\n');
  });

  it('writes one row for an object, lists of words joined, and other lists as JSON', () => {
    const object = { a: ['x', 'y'], b: [{ n: 1 }], c: { d: true }, e: false, f: 0 };
    expect(renderCsv(answerOf(object, ['a', 'b', 'c', 'e', 'f']), { safe: false }).toString()).toBe(
      'a,b,c,e,f\r\nx; y,"[{""n"":1}]","{""d"":true}",false,0\r\n',
    );
  });

  it('does not change text that a spreadsheet would run, unless csv_safe is set', () => {
    const rows = [{ a: '=1+1', b: -5, c: '-', d: '@x', e: '+61', f: 'a=b' }];
    const answer = answerOf(rows, ['a', 'b', 'c', 'd', 'e', 'f']);
    expect(renderCsv(answer, { safe: false }).toString()).toBe('a,b,c,d,e,f\r\n=1+1,-5,-,@x,+61,a=b\r\n');
    expect(renderCsv(answer, { safe: true }).toString()).toBe("a,b,c,d,e,f\r\n'=1+1,-5,'-,'@x,'+61,a=b\r\n");
  });

  it.each([
    ['a line feed', '\n=1+1'],
    ['a carriage return', '\r=1+1'],
    ['a tab', '\t=1+1'],
    ['a blank', ' =1+1'],
    ['a non-breaking space', '\u00a0=1+1'],
    ['an ideographic space', '\u3000=1+1'],
    ['a byte order mark', '\ufeff=1+1'],
    ['a zero-width space', '\u200b=1+1'],
    ['a bell', '\u0007=1+1'],
    ['a full-width equals sign', '＝1+1'],
    ['a full-width plus', '＋1'],
    ['a full-width minus', '－1'],
    ['a full-width at sign', '＠SUM(A1)'],
  ])('csv_safe protects text that begins with %s', (_what, text) => {
    const [heading, cell] = parseCsv(renderCsv(answerOf([{ [text]: text }], [text]), { safe: true }).toString(), { delimiter: ',' }).rows;
    expect(heading?.[0]).toBe(`'${text}`);
    expect(cell?.[0]).toBe(`'${text}`);
  });

  it('csv_safe does not change words and numbers', () => {
    const rows = [{ a: 'Ａ firm', b: 'a\n=1', c: -0.5, d: "'=1", e: '5 - 3' }];
    const answer = answerOf(rows, ['a', 'b', 'c', 'd', 'e']);
    expect(renderCsv(answer, { safe: true }).toString()).toBe(renderCsv(answer, { safe: false }).toString());
  });

  it('is unchanged after it is read back', () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => !/[\0\ud800-\udfff]/.test(text) && text === text.normalize());
    fc.assert(
      fc.property(
        fc.array(fc.record({ a: cell, b: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)), c: cell }), {
          minLength: 1,
        }),
        (rows) => {
          const read = parseCsv(renderCsv(answerOf(rows, ['a', 'b', 'c']), { safe: false }).toString(), { delimiter: ',' });
          expect(read.rows).toEqual([['a', 'b', 'c'], ...rows.map((row) => [row.a, row.b === null ? '' : String(row.b), row.c])]);
        },
      ),
    );
  });
});

it('JSON lines have the rows of the JSON, one on each line', () => {
  const rows = [{ a: 'two\nlines' }, { a: null }];
  const text = renderJsonLines(answerOf(rows, ['a']));
  expect(text.endsWith('\n')).toBe(true);
  expect(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(rows);
  expect(renderJsonLines(answerOf([], ['a']))).toBe('');
});

describe('problems', () => {
  const problemFrame = { publicUrl: 'https://api.example.org', instance: '/v1/data/rba/G9', requestId: 'r1' };

  it('have the members of RFC 9457 and Wattle members', () => {
    const faults = [{ parameter: 'dataset_id', detail: 'There is none.', allowed: ['G1'], did_you_mean: 'G1' }];
    expect(
      renderProblem(new WattleError('REQ_UNKNOWN_DATASET', 'There is none.', { hint: 'Did you mean G1?', faults }), problemFrame),
    ).toEqual({
      type: 'https://api.example.org/docs/errors/REQ_UNKNOWN_DATASET',
      title: 'Unknown dataset',
      status: 404,
      detail: 'There is none.',
      instance: '/v1/data/rba/G9',
      code: 'REQ_UNKNOWN_DATASET',
      error: 'There is none.',
      hint: 'Did you mean G1?',
      request_id: 'r1',
      errors: faults,
    });
  });

  it('reveal no internal details if the status is 500', () => {
    const secret = 'connect ECONNREFUSED /var/lib/secret.sock';
    for (const error of [
      new Error(secret),
      new WattleError('BUG', secret, { hint: secret }),
      new WattleError('CONF_INVALID', secret),
      secret,
      null,
    ]) {
      const problem = renderProblem(knownErrorOf(error), problemFrame);
      expect(problem.status).toBe(500);
      expect(JSON.stringify(problem)).not.toContain('secret');
    }
  });

  it('omit the place of a fault in a file', () => {
    const error = new WattleError('PARSE_LAYOUT', 'Unexpected file layout.', {
      at: { url: 'https://internal.example/x', row: 3 },
    });
    expect(JSON.stringify(renderProblem(error, problemFrame))).not.toContain('internal.example');
  });

  it.each(Object.keys(ERROR_CODES) as ErrorCode[])('%s has its status', (code) => {
    expect(renderProblem(new WattleError(code, 'x'), problemFrame)).toMatchObject({ code, status: ERROR_CODES[code].status });
  });
});
