/** Uses OData through a client library that gets only the URL. It reads the types and loads all pages. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
    'reads series, observations and all pages of a long response',
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

/** Checks types and sets with the OASIS schemas, and with the XML reader of the OASIS tools. */
const RULES = `
import sys
from lxml import etree
schema = etree.XMLSchema(etree.parse(sys.argv[1]))
document = etree.parse(sys.argv[2])
print(schema.validate(document), [str(one) for one in schema.error_log])
`;

describe('the rules of OASIS', { ...needs('a registry of npm packages', 'Python 3.10'), timeout: PYTHON_MS }, () => {
  it('apply to the types as XML and as JSON, which are the same', async () => {
    const modules = await madeOnce('odata-csdl', async (made) => {
      await run('npm', [
        'install',
        '--prefix',
        made,
        '--no-audit',
        '--no-fund',
        '--no-save',
        '--silent',
        'odata-csdl@0.11.2',
        'ajv@8.20.0',
      ]);
    });
    const require = createRequire(path.join(modules, 'node_modules', 'odata-csdl', 'package.json'));
    const xml = await (await program.get('/odata/$metadata')).text();
    const json = (await (await program.get('/odata/$metadata?$format=json')).json()) as object;
    const messages: unknown[] = [];
    expect(require('odata-csdl').xml2json(xml, { strict: true, messages })).toEqual(json);
    expect(messages).toEqual([]);
    const check = new (require('ajv'))({ strict: false }).compile(require('odata-csdl/schemas/csdl.schema.json'));
    expect([check(json), check.errors]).toEqual([true, null]);
    const file = path.join(data, 'metadata.xml');
    writeFileSync(file, xml);
    const interpreter = await environmentOver(await installed(['lxml==6.1.3']), path.join(data, 'lxml'));
    const schema = path.join(modules, 'node_modules', 'odata-csdl', 'schemas', 'edmx.xsd');
    expect((await run(interpreter, ['-c', RULES, schema, file])).stdout.trim()).toBe('True []');
  });
});
