/** OData with a client library that gets only the URL: it reads the types, and loads all pages. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeOnce } from '../made-once.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { environmentOver, installed, PYTHON_MS } from './python.ts';

const run = promisify(execFile);
let data: string;
let program: Running;
beforeAll(async () => {
  data = temporaryFolder();
  await withStarterProgram(data);
  program = await startWattle({ WATTLE_DATA_DIR: data, WATTLE_PUBLIC_READ: 'on' });
});
afterAll(async () => {
  await program?.stop();
  remove(data);
});

const SCRIPT = `
import json, sys
from odata import ODataService
service = ODataService(sys.argv[1], reflect_entities=True)
Series, Observations = service.entities['Series'], service.entities['Observations']
monthly = [one.id for one in service.query(Series).filter(Series.topic == 'prices').filter(Series.frequency == 'monthly').order_by(Series.id.desc())]
newest = [[one.period, one.value, str(one.date)] for one in service.query(Observations).filter(Observations.series_id == 'AU.CPI.YOY').order_by(Observations.period.desc()).limit(2)]
daily = len(list(service.query(Observations).filter(Observations.series_id == 'AU.BOND.10Y.DAILY')))
json.dump([monthly, newest, daily], open(sys.argv[2], 'w'))
`;

it('the service lists its entity sets', async () => {
  const { value } = (await (await program.get('/odata')).json()) as { value: { url: string }[] };
  for (const { url } of value) expect([url, (await program.get(`/odata/${url}?$top=1`)).status]).toEqual([url, 200]);
});

describe('python-odata', needs('Python 3.10'), () => {
  it(
    'reads series, observations and all pages of a long one',
    async () => {
      const folder = await madeOnce(
        'python-odata',
        async (made) => void (await environmentOver(await installed(['python-odata==0.8.1']), made)),
      );
      const out = path.join(data, 'odata.json');
      await run(path.join(folder, 'bin', 'python'), ['-c', SCRIPT, `${program.origin}/odata/`, out]);
      const [monthly, newest, daily] = JSON.parse(readFileSync(out, 'utf8')) as [string[], unknown[], number];
      expect(monthly.length).toBeGreaterThan(50);
      expect(monthly).toEqual(monthly.toSorted().toReversed());
      const answer = (await (await program.get('/v1/series/AU.CPI.YOY?limit=2')).json()) as {
        data: { period: string; value: number; date: string }[];
      };
      expect(newest).toEqual(answer.data.toReversed().map(({ period, value, date }) => [period, value, date]));
      const { meta } = (await (await program.get('/v1/series/AU.BOND.10Y.DAILY?limit=1')).json()) as { meta: { total_rows: number } };
      expect(daily).toBe(meta.total_rows);
    },
    PYTHON_MS,
  );
});
