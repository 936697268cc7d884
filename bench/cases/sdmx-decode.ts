/** Converts SDMX-JSON from bytes to series, compared with JSON.parse for the same bytes. */

import { toParsedDataset } from '../../src/formats/sdmx/sdmx.ts';
import { decodeSdmxJson } from '../../src/formats/sdmx/sdmx-json.ts';
import { type BenchCase, byTurns, noteRow, ratioRow, seconds } from '../measure.ts';

const SERIES = 1_200;
const PERIODS = 105;

/** Returns a message with the size and structure of the monthly CPI, which has 1,200 series of 105 months with unordered periods. */
function message(): Uint8Array {
  const months = Array.from({ length: PERIODS }, (_, i) => {
    const m = (i + 40) % PERIODS;
    return { id: `${2017 + Math.floor((m + 8) / 12)}-${String(((m + 8) % 12) + 1).padStart(2, '0')}` };
  });
  const series: Record<string, unknown> = {};
  for (let i = 0; i < SERIES; i += 1) {
    const observations: Record<string, unknown> = {};
    for (let t = 0; t < PERIODS; t += 1)
      observations[t] = t % 7 === 0 ? [90 + ((i * 13 + t * 7) % 2_000) / 100, 0, null] : [90 + ((i * 13 + t * 7) % 2_000) / 100];
    series[`${i % 3}:${Math.floor(i / 3)}:0:0:0`] = { attributes: [i % 3], annotations: [], observations };
  }
  const values = (n: number, prefix: string) => Array.from({ length: n }, (_, i) => ({ id: `${prefix}${i}`, name: `${prefix} ${i}` }));
  return Buffer.from(
    JSON.stringify({
      meta: { schema: 'sdmx-json-data-schema 2.0.0', prepared: '2026-08-01T23:17:47Z' },
      data: {
        dataSets: [{ structure: 0, action: 'Information', series }],
        structures: [
          {
            name: 'Bench',
            dimensions: {
              series: [
                { id: 'MEASURE', name: 'Measure', keyPosition: 0, values: values(3, 'M') },
                { id: 'INDEX', name: 'Index', keyPosition: 1, values: values(SERIES / 3, 'I') },
                { id: 'TSEST', name: 'Adjustment', keyPosition: 2, values: [{ id: '10', name: 'Original' }] },
                { id: 'REGION', name: 'Region', keyPosition: 3, values: [{ id: '50', name: 'Australia' }] },
                { id: 'FREQ', name: 'Frequency', keyPosition: 4, values: [{ id: 'M', name: 'Monthly' }] },
              ],
              observation: [{ id: 'TIME_PERIOD', values: months }],
            },
            attributes: {
              series: [{ id: 'UNIT_MEASURE', values: values(3, 'U') }],
              observation: [
                { id: 'OBS_STATUS', values: [{ id: 'r', name: 'revised' }] },
                { id: 'OBS_COMMENT', values: [] },
              ],
            },
          },
        ],
      },
    }),
  );
}

export const sdmxDecode: BenchCase = {
  name: 'sdmx-decode',
  about: 'Decodes an SDMX-JSON response with 1,200 series and 126,000 observations into series, compared with JSON.parse of the same text.',
  async run() {
    const bytes = message();
    const decode = () => seconds(() => toParsedDataset(decodeSdmxJson(bytes)));
    const plain = () => seconds(() => JSON.parse(Buffer.from(bytes).toString('utf8')));
    const [ours = Number.NaN, json = Number.NaN] = await byTurns(
      [
        { name: 'decode', run: decode },
        { name: 'JSON.parse', run: plain },
      ],
      9,
    );
    return [
      ratioRow('speed of the decoder, relative to JSON.parse', json / ours, 0.5),
      noteRow('decoder', `${(ours * 1000).toFixed(0)} ms`),
      noteRow('JSON.parse', `${(json * 1000).toFixed(0)} ms`),
      noteRow('size of the response', `${(bytes.length / 1e6).toFixed(1)} MB`),
    ];
  },
};
