/**
 * Calculates indicators again from responses to `/v1/data` over HTTP, with the formulas on their methodology pages. This file imports nothing
 * from the program, so rules that both need are written twice.
 */

/** The URL and key of a program. */
export interface Program {
  readonly url: string;
  readonly key: string;
}

/** The value of a field in the program, and the value calculated here. */
export interface Comparison {
  readonly field: string;
  readonly served: unknown;
  readonly calculated: unknown;
}

export type Row = Readonly<Record<string, unknown>>;
export type Figures = ReadonlyMap<string, number>;

export class Reader {
  readonly #program: Program;
  constructor(program: Program) {
    this.#program = program;
  }

  async ask(path: string): Promise<{ readonly data: unknown; readonly links?: { readonly next?: string | null }; readonly meta: Row }> {
    const response = await fetch(new URL(path, this.#program.url), { headers: { authorization: `Bearer ${this.#program.key}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    return (await response.json()) as never;
  }

  async text(path: string): Promise<string> {
    const response = await fetch(new URL(path, this.#program.url), { headers: { authorization: `Bearer ${this.#program.key}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.text();
  }

  async rows(dataset: string, query: string): Promise<readonly Row[]> {
    const all: Row[] = [];
    for (let path: string | null | undefined = `/v1/data/${dataset}?${query}&limit=1000`; path; ) {
      const { data, links } = await this.ask(path);
      all.push(...(data as readonly Row[]));
      path = links?.next;
    }
    return all;
  }

  /** Reads the values in one series of a dataset, by period. */
  async series(dataset: string, query: string): Promise<Figures> {
    const rows = await this.rows(dataset, `${query}&labels=code`);
    const figures = new Map<string, number>();
    for (const { period, value } of rows) {
      if (typeof value !== 'number') continue;
      if (figures.has(String(period))) throw new Error(`${dataset}?${query} names more than one series`);
      figures.set(String(period), value);
    }
    return figures;
  }

  /** Reads the values as at a past day. Returns null if the vintage for that day is not stored. */
  async seriesThen(dataset: string, query: string): Promise<Figures | null> {
    return this.series(dataset, query).catch((error: unknown) => {
      if (String(error).includes('REQ_VINTAGE_GAP')) return null;
      throw error;
    });
  }

  /** Returns the date of a dataset's latest release, such as `2022-09-15`. If it is not known, returns the day by which it was released. */
  async releaseDay(dataset: string): Promise<string> {
    const { meta } = await this.ask(`/v1/data/${dataset}?limit=1`);
    const source = meta['source'] as Row;
    return String(source['release_date'] ?? source['published_on_or_before']);
  }

  async signal(path: string): Promise<Row> {
    const { data } = await this.ask(`/v1/${path}`);
    return (Array.isArray(data) ? data.at(-1) : data) as Row;
  }

  async signalRows(path: string): Promise<readonly Row[]> {
    return (await this.ask(`/v1/${path}`)).data as readonly Row[];
  }
}

// ---------------------------------------------------------------- periods and arithmetic

/** Returns the period that is `by` periods earlier, for quarters and months. */
export function back(period: string, by: number): string {
  const [year = 0, part = 0] = period.replace('Q', '').split('-').map(Number);
  const perYear = period.includes('Q') ? 4 : 12;
  const ordinal = year * perYear + part - 1 - by;
  const within = (((ordinal % perYear) + perYear) % perYear) + 1;
  const whole = Math.floor(ordinal / perYear);
  return perYear === 4 ? `${whole}-Q${within}` : `${whole}-${String(within).padStart(2, '0')}`;
}

const monthsOf = (quarter: string): readonly string[] => {
  const [year, number] = quarter.split('-Q').map(Number);
  return [2, 1, 0].map((i) => `${year}-${String(Number(number) * 3 - i).padStart(2, '0')}`);
};
const lastDayOf = (quarter: string): string => {
  const [month = ''] = monthsOf(quarter).slice(-1);
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
};

export function of(figures: Figures, period: string): number {
  const value = figures.get(period);
  if (value === undefined) throw new Error(`No figure of ${period}`);
  return value;
}
const newest = (figures: Figures): string => [...figures.keys()].sort().at(-1) ?? '';
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
export const mean = (values: readonly number[]): number => sum(values) / values.length;
const growth = (figures: Figures, period: string, by: number): number => 100 * (of(figures, period) / of(figures, back(period, by)) - 1);
const four = (quarter: string): readonly string[] => [0, 1, 2, 3].map((by) => back(quarter, by));
/** Returns the value in an event series that applies on a day. */
const inForce = (events: Figures, day: string): number =>
  of(
    events,
    [...events.keys()]
      .filter((date) => date <= day)
      .sort()
      .at(-1) ?? '',
  );

export const compare = (row: Row, calculated: Row): readonly Comparison[] =>
  Object.entries(calculated).map(([field, value]) => ({ field, served: row[field], calculated: value }));

// ---------------------------------------------------------------- inputs

const MOST_MONTHS_BEHIND = 4;
const CPI_YEAR = ['rba/G1', 'series=GCPIAGYP'] as const;
const WPI_YEAR = ['abs/WPI', 'MEASURE=3&SECTOR=7&INDUSTRY=TOT&TSEST=20&REGION=AUS'] as const;
const APPROVALS = ['abs/BUILDING_APPROVALS', 'MEASURE=1&SECTOR=9&WORK_TYPE=1&BUILDING_TYPE=100&REGION=AUS'] as const;
const ALL_GROUPS = '10001';
/**
 * Codes for food; alcohol and tobacco; clothing; housing; furnishings; health; transport; communication; recreation; education; insurance
 * and finance.
 */
const GROUPS = ['20001', '20006', '20002', '20003', '20004', '115486', '20005', '115488', '115489', '115493', '126670'];
const STATES: Readonly<Record<string, string>> = { NSW: '1', VIC: '2', QLD: '3', SA: '4', WA: '5', TAS: '6', NT: '7', ACT: '8' };

const index = (group: string) => ['abs/CPI', `MEASURE=1&INDEX=${group}&TSEST=10&REGION=50`] as const;
const indexByMonth = (group: string) => ['abs/CPI_MONTHLY', `MEASURE=1&INDEX=${group}&TSEST=10&REGION=50`] as const;
const weight = (group: string) => ['abs/CPI_WEIGHTS', `MEASURE=1&INDEX=${group}&REGION=50`] as const;
const labour = (measure: string, region: string) => ['abs/LF', `MEASURE=${measure}&SEX=3&TSEST=20&REGION=${region}`] as const;

/** Reads the adjusted values for a state. If there are no adjusted values, reads its trend. */
async function labourOfState(read: Reader, measure: string, code: string): Promise<Figures> {
  const adjusted = await read.series(...labour(measure, code));
  return adjusted.size > 0 ? adjusted : read.series('abs/LF', `MEASURE=${measure}&SEX=3&TSEST=30&REGION=${code}`);
}

async function byGroup(read: Reader, query: (group: string) => readonly [string, string]): Promise<ReadonlyMap<string, Figures>> {
  return new Map(await Promise.all(GROUPS.map(async (group): Promise<[string, Figures]> => [group, await read.series(...query(group))])));
}

/** Returns the mean for every quarter with all its months. */
const byQuarter = (months: Figures): Figures =>
  new Map(
    [...months.keys()]
      .map((month) => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`)
      .filter((quarter) => monthsOf(quarter).every((month) => months.has(month)))
      .map((quarter): [string, number] => [quarter, mean(monthsOf(quarter).map((month) => of(months, month)))]),
  );

/** Returns every group by quarter, from the complete monthly index. A quarter needs all its months. */
const groupsByQuarter = async (read: Reader): Promise<ReadonlyMap<string, Figures>> =>
  new Map([...(await byGroup(read, indexByMonth))].map(([group, months]) => [group, byQuarter(months)]));

/** Reads every index or weight in a dataset, by code. */
async function byCategory(read: Reader, dataset: string, query: string): Promise<ReadonlyMap<string, Map<string, number>>> {
  const all = new Map<string, Map<string, number>>();
  for (const { dimensions, period, value } of await read.rows(dataset, `${query}&INDEX=all&labels=code`)) {
    const code = String((dimensions as Row)['category']);
    all.set(code, (all.get(code) ?? new Map<string, number>()).set(String(period), Number(value)));
  }
  return all;
}

/** Reads a market metric for the interval that ends at a time, by region. */
async function byRegion(read: Reader, dataset: string, metric: string, at: string): Promise<Figures> {
  const time = encodeURIComponent(at);
  const rows = await read.rows(`aemo/${dataset}`, `metric=${metric}&start=${time}&end=${time}&labels=code`);
  return new Map(rows.map(({ dimensions, value }) => [String((dimensions as Row)['region']), Number(value)]));
}

// ---------------------------------------------------------------- indicators

type Recompute = (read: Reader) => Promise<readonly Comparison[]>;

/** Calculations by indicator id. */
export const RECOMPUTED: Readonly<Record<string, Recompute>> = {
  async 'real-wages'(read) {
    const [g, π, W, P] = await Promise.all([
      read.series(...WPI_YEAR),
      read.series(...CPI_YEAR),
      read.series('abs/WPI', 'MEASURE=1&SECTOR=7&INDUSTRY=TOT&TSEST=20&REGION=AUS'),
      read.series('rba/G1', 'series=GCPIAG'),
    ]);
    const rows = await read.signalRows('real-wages?start=2010');
    return rows.flatMap((row) => {
      const t = String(row['period']);
      const gap = of(g, t) - of(π, t);
      const base = '2019-Q4';
      return compare(row, {
        wpi_annual_change_pct: of(g, t),
        cpi_annual_change_pct: of(π, t),
        real_wages_gap_pct: gap,
        real_wage_index: (100 * (of(W, t) / of(P, t))) / (of(W, base) / of(P, base)),
      });
    });
  },

  /** Calculates for a past day, because a current response is refused without requests to agencies. Each input is also as at that day. */
  async 'real-cash-rate'(read) {
    const day = '2026-03-20';
    const [target, trimmed, headline, expected] = await Promise.all([
      read.series('rba/A2', `series=ARBAMPCNCRT&as_of=${day}`),
      read.series('rba/G1', `series=GCPIOCPMTMYP&as_of=${day}`),
      read.series('rba/G1', `series=GCPIAGYP&as_of=${day}`),
      read.seriesThen('rba/G3', `series=GMAREXPY&as_of=${day}`),
    ]);
    const row = await read.signal(`real-cash-rate?as_of=${day}`);
    const t = newest(trimmed);
    // A survey more than a year old is not used.
    const survey = expected === null || lastDayOf(newest(expected)) < '2025-03-19' ? null : newest(expected);
    const e = expected === null || survey === null ? null : of(expected, survey);
    const real = inForce(target, day) - of(trimmed, t);
    return compare(row, {
      inflation_period: t,
      cash_rate_pct: inForce(target, day),
      trimmed_mean_cpi_pct: of(trimmed, t),
      cpi_annual_pct: of(headline, t),
      real_cash_rate_pct: real,
      real_cash_rate_headline_pct: inForce(target, day) - of(headline, t),
      // The limits are the range of nine models in October 2022.
      stance: real > 2 + 1e-9 ? 'restrictive' : real < -0.5 - 1e-9 ? 'accommodative' : 'uncertain',
      expected_inflation_period: survey,
      expected_inflation_pct: e,
      real_cash_rate_ex_ante_pct: e === null ? null : inForce(target, day) - e,
    });
  },

  async 'real-rate-regime'(read) {
    const [target, trimmed, expected] = await Promise.all([
      read.series('rba/A2', 'series=ARBAMPCNCRT'),
      read.series('rba/G1', 'series=GCPIOCPMTMYP'),
      read.series('rba/G3', 'series=GMAREXPY'),
    ]);
    const rows = await read.signalRows('real-rate-regime?start=1991');
    // Returns the published band on a day. No band exists before 1993, or from 2008 to July 2017. A single number has 0.4 on both sides.
    // From October 2022, the band is from models.
    const bandOn = (day: string): readonly [number, number] | null =>
      day < '1993-01-01' || (day >= '2008-01-01' && day < '2017-07-18')
        ? null
        : day < '2008-01-01'
          ? [2.1, 2.9]
          : day < '2022-10-12'
            ? [0.6, 1.4]
            : [-0.5, 2];
    return rows.flatMap((row) => {
      const t = String(row['period']);
      const real = inForce(target, lastDayOf(t)) - of(trimmed, t);
      const band = bandOn(lastDayOf(t));
      const inside = band?.[0] === -0.5 ? 'uncertain' : 'neutral';
      const regimeOf = (rate: number): string | null =>
        band === null ? null : rate > band[1] + 1e-9 ? 'restrictive' : rate < band[0] - 1e-9 ? 'accommodative' : inside;
      const survey = expected.get(t) ?? null;
      const exAnte = survey === null ? null : inForce(target, lastDayOf(t)) - survey;
      return compare(row, {
        real_rate_pct: real,
        regime: regimeOf(real),
        expected_inflation_pct: survey,
        real_rate_ex_ante_pct: exAnte,
        regime_ex_ante: exAnte === null ? null : regimeOf(exAnte),
        neutral_low_pct: band?.[0] ?? null,
        neutral_high_pct: band?.[1] ?? null,
      });
    });
  },

  async 'real-savings-rate'(read) {
    const [i, π] = await Promise.all([read.series('rba/F4', 'series=FRDIRBTD10K1Y'), read.series(...CPI_YEAR)]);
    const row = await read.signal('real-savings-rate');
    const t = String(row['period']);
    const rateOf = (quarter: string): number => of(i, monthsOf(quarter)[2] ?? '');
    const taxed = (row['after_tax'] as readonly Row[]).flatMap((one) => {
      const kept = (rateOf(t) * (100 - Number(one['marginal_rate_pct']))) / 100;
      return compare(one, { after_tax_rate_pct: kept, real_after_tax_rate_pct: kept - of(π, t) });
    });
    const realised = rateOf(back(t, 4)) - of(π, t);
    return [
      ...compare(row, { deposit_rate_pct: rateOf(t), real_rate_pct: rateOf(t) - of(π, t), realised_real_rate_pct: realised }),
      // Tax rates for residents in 2025-26.
      {
        field: 'marginal rates',
        served: (row['after_tax'] as readonly Row[]).map((one) => one['marginal_rate_pct']),
        calculated: [16, 30, 37, 45],
      },
      ...taxed,
    ];
  },

  async 'real-mortgage-rate'(read) {
    const [i, π] = await Promise.all([read.series('rba/F6', 'series=FLRHOFTA'), read.series(...CPI_YEAR)]);
    const rows = await read.signalRows('real-mortgage-rate?start=2019');
    return rows.flatMap((row) => {
      const t = String(row['period']);
      const rate = of(i, monthsOf(t)[2] ?? '');
      return compare(row, {
        mortgage_rate_pct: rate,
        real_mortgage_rate_pct: rate - of(π, t),
        real_mortgage_rate_fisher_pct: 100 * ((1 + rate / 100) / (1 + of(π, t) / 100) - 1),
      });
    });
  },

  async 'household-debt-service'(read) {
    const [r, D] = await Promise.all([read.series('rba/F6', 'series=FLRHOOTA'), read.series('rba/E2', 'series=BHFDDIT')]);
    const rows = await read.signalRows('household-debt-service?start=2019-Q3');
    return rows.flatMap((row) => {
      const t = String(row['period']);
      const rate = mean(monthsOf(t).map((month) => of(r, month)));
      const i = rate / 100;
      return compare(row, {
        loan_rate_pct: rate,
        interest_to_income_pct: i * of(D, t),
        debt_service_ratio_pct: (of(D, t) * i) / (1 - (1 + i) ** -18),
      });
    });
  },

  async 'yield-curve'(read) {
    const [ten, three, cash] = await Promise.all([
      read.series('rba/F2.1', 'series=FCMYGBAG10'),
      read.series('rba/F2.1', 'series=FCMYGBAG3'),
      read.series('rba/F1.1', 'series=FIRMMCRT'),
    ]);
    const rows = await read.signalRows('yield-curve?start=1995');
    return rows.flatMap((row) => {
      const t = String(row['period']);
      return compare(row, {
        ten_year_less_cash_ppt: of(ten, t) - of(cash, t),
        three_year_less_cash_ppt: of(three, t) - of(cash, t),
        ten_year_less_three_year_ppt: of(ten, t) - of(three, t),
      });
    });
  },

  /** Calculates rows without a break in their levels. Rows linked across breaks with published growth have a separate test. */
  async 'credit-impulse'(read) {
    const [credit, nominal] = await Promise.all([
      read.series('rba/D2', 'series=DLCACS'),
      read.series('abs/ANA_AGG', 'MEASURE=M3&DATA_ITEM=GPM&REGION=AUS'),
    ]);
    const rows = (await read.signalRows('credit-impulse?start=1990')).filter(
      (row) => row['credit_definition'] === 'former_total' && row['credit_basis'] === 'levels_as_published',
    );
    return rows.flatMap((row) => {
      const t = String(row['period']);
      const level = (quarter: string): number => of(credit, monthsOf(quarter)[2] ?? '');
      const flow = (quarter: string): number => level(quarter) - level(back(quarter, 4));
      const gdp = sum(four(t).map((quarter) => of(nominal, quarter))) / 1000;
      return compare(row, {
        credit_aud_bn: level(t),
        credit_flow_aud_bn: flow(t),
        gdp_annual_aud_bn: gdp,
        credit_impulse_pct_gdp: (100 * (flow(t) - flow(back(t, 4)))) / gdp,
      });
    });
  },

  async 'inflation-decomposition'(read) {
    const [quarterly, old, A, I, w] = await Promise.all([
      read.series(...index(ALL_GROUPS)),
      byGroup(read, index),
      read.series(...indexByMonth(ALL_GROUPS)).then(byQuarter),
      groupsByQuarter(read),
      byGroup(read, weight),
    ]);
    const row = await read.signal('inflation-decomposition');
    const t = String(row['period']);
    const before = back(t, 4);
    const weights = [...w.values()][0] ?? new Map();
    const links = [...weights.keys()].sort();
    // The formula applies to one segment, in which no weights change within the year to the latest quarter.
    const link = links.filter((one) => one <= before).at(-1) ?? '';
    if (links.some((one) => one > before && one < t)) throw new Error('Weights change inside the year: two stretches are needed');
    const groups = row['groups'] as readonly Row[];
    const parts = GROUPS.map((code) => {
      const [own, was, share] = [I, old, w].map((figures) => figures.get(code) ?? new Map<string, number>()) as [Figures, Figures, Figures];
      return {
        code,
        annual_change_pct: growth(own, t, 4),
        // The weight is updated to the previous year with the quarterly collection, because both have it.
        contribution_ppt:
          ((of(share, link) * of(was, before)) / of(was, link) / (of(quarterly, before) / of(quarterly, link))) *
          (of(own, t) / of(own, before) - 1),
      };
    });
    return [
      ...compare(row, {
        headline_pct: growth(quarterly, t, 4),
        all_groups_pct: growth(A, t, 4),
        residual_ppt: growth(quarterly, t, 4) - sum(parts.map((part) => part.contribution_ppt)),
      }),
      ...parts.flatMap(({ code, ...fields }) => compare(groups.find((one) => one['code'] === code) ?? {}, fields)),
    ];
  },

  async 'cpi-breadth'(read) {
    const [I, w] = await Promise.all([groupsByQuarter(read), byGroup(read, weight)]);
    const byGroups = await read.signal('cpi-breadth?by=groups&frequency=q');
    const quarter = String(byGroups['period']);
    const rising = GROUPS.filter((code) => growth(I.get(code) ?? new Map(), quarter, 4) > 3);
    const latest = (own: Figures, until: string): number =>
      of(
        own,
        [...own.keys()]
          .filter((one) => one <= until)
          .sort()
          .at(-1) ?? '',
      );
    const share = (codes: readonly string[]): number => sum(codes.map((code) => latest(w.get(code) ?? new Map<string, number>(), quarter)));
    // The list of classes is from the laboratory, but their values are not.
    const row = await read.signal('cpi-breadth');
    const t = String(row['period']);
    const classes = (await read.ask('/v1/cpi-laboratory')).data as readonly Row[];
    const [levels, weights] = await Promise.all([
      byCategory(read, 'abs/CPI_MONTHLY', `MEASURE=1&TSEST=10&REGION=50&start=${back(t, 12)}`),
      byCategory(read, 'abs/CPI_WEIGHTS', 'MEASURE=1&REGION=50'),
    ]);
    const codes = classes.map(({ code }) => String(code));
    const above = codes.filter((code) => growth(levels.get(code) ?? new Map(), t, 12) > 3);
    const weighed = (some: readonly string[]): number =>
      sum(
        some.map((code) =>
          latest(weights.get(code) ?? new Map<string, number>(), `${t.slice(0, 4)}-Q${Math.floor(Number(t.slice(5)) / 3)}`),
        ),
      );
    return [
      ...compare(byGroups, {
        groups_above: rising.length,
        breadth_pct: (100 * rising.length) / GROUPS.length,
        weight_above_pct: (100 * share(rising)) / share(GROUPS),
      }),
      ...compare(row, {
        classes_above: above.length,
        breadth_pct: (100 * above.length) / codes.length,
        weight_above_pct: (100 * weighed(above)) / weighed(codes),
      }),
    ];
  },

  async 'cost-of-living'(read) {
    const monthly = (measure: string, group: string, region = '50') =>
      read.series('abs/CPI_MONTHLY', `MEASURE=${measure}&INDEX=${group}&TSEST=10&REGION=${region}`);
    const [headline, trimmed] = await Promise.all([
      monthly('3', ALL_GROUPS),
      read.series('abs/CPI_MONTHLY', 'MEASURE=3&INDEX=999902&TSEST=20&REGION=50'),
    ]);
    const row = await read.signal('cost-of-living');
    const t = newest(headline);
    const groups = await Promise.all(
      GROUPS.map(async (code) => ({ rate: of(await monthly('3', code), t), contribution: of(await monthly('7', code), t) })),
    );
    const ranked = groups.toSorted((a, b) => b.contribution - a.contribution);
    const served = row['groups'] as readonly Row[];
    const cities = await Promise.all(Object.values(STATES).map((city) => monthly('3', ALL_GROUPS, city)));
    const month = cities.map(newest).sort().at(-1) ?? '';
    return [
      ...compare(row, { cities_period: month }),
      ...(row['cities'] as readonly Row[]).flatMap((city, i) => compare(city, { yoy_pct: of(cities[i] ?? new Map(), month) })),
      ...compare(row, { period: t, headline_cpi_yoy_pct: of(headline, t), trimmed_mean_yoy_pct: of(trimmed, t) }),
      ...ranked.flatMap((one, i) => compare(served[i] ?? {}, { yoy_pct: one.rate, contribution_ppt: one.contribution, rank: i + 1 })),
    ];
  },

  async 'cpi-by-city'(read) {
    const rows = await read.signalRows('cpi-by-city?group=all_groups');
    const nation = await read.series('abs/CPI_MONTHLY', `MEASURE=3&INDEX=${ALL_GROUPS}&TSEST=10&REGION=50`);
    const cities = Object.values(STATES);
    const found = await Promise.all(
      cities.map((city) => read.series('abs/CPI_MONTHLY', `MEASURE=3&INDEX=${ALL_GROUPS}&TSEST=10&REGION=${city}`)),
    );
    const t = found.map(newest).sort().at(-1) ?? '';
    // The cities are in the agency's order: Sydney, Melbourne, Brisbane, Adelaide, Perth, Hobart, Darwin, Canberra.
    return rows.flatMap((row, i) => {
      const change = of(found[i] ?? new Map(), t);
      return compare(row, { period: t, annual_change_pct: change, delta_ppt: change - of(nation, t) });
    });
  },

  async 'gdp-per-capita-run'(read) {
    const [Y, g] = await Promise.all([
      read.series('abs/ANA_AGG', 'MEASURE=M1&DATA_ITEM=GPM_PCA&REGION=AUS'),
      read.series('abs/ANA_AGG', 'MEASURE=M2&DATA_ITEM=GPM_PCA&REGION=AUS'),
    ]);
    const rows = await read.signalRows('gdp-per-capita-run?start=2005');
    const run = (t: string, falls: (quarter: string) => boolean): number => (falls(t) ? 1 + run(back(t, 1), falls) : 0);
    return rows.flatMap((row) => {
      const t = String(row['period']);
      const n = run(t, (quarter) => of(Y, quarter) < of(Y, back(quarter, 1)));
      return compare(row, {
        quarters_of_decline: n,
        quarters_of_published_decline: run(t, (quarter) => of(g, quarter) < 0),
        quarterly_change_pct: growth(Y, t, 1),
        change_over_decline_pct: n === 0 ? null : growth(Y, t, n),
        decline_began: n === 0 ? null : back(t, n - 1),
      });
    });
  },

  async 'state-fiscal-snapshot'(read) {
    const [row = {}] = await read.signalRows('state-fiscal-snapshot?state=SA');
    const figure = async (measure: string): Promise<number> => {
      const figures = await read.series('abs/GFS_STATE', `MEASURE=${measure}&REGION=${STATES['SA']}`);
      return of(figures, newest(figures));
    };
    const owed = await Promise.all(['deposits_owed', 'advances_received', 'loans_and_placements_owed', 'debt_securities_owed'].map(figure));
    const assets = await Promise.all(['deposits_held', 'advances_paid', 'loans_and_placements_held'].map(figure));
    return compare(row, {
      revenue_aud_m: await figure('revenue'),
      expense_aud_m: await figure('expense'),
      net_operating_balance_aud_m: (await figure('revenue')) - (await figure('expense')),
      net_lending_aud_m: await figure('net_lending'),
      net_debt_upper_bound_aud_m: sum(owed) - sum(assets),
      net_debt_aud_m: null,
    });
  },

  async 'gender-pay-context'(read) {
    const gaps = new Map<string, number>();
    for (const division of 'ABCDEFGHIJKLMNOPQRS') {
      const [row = {}] = await read.rows(
        'wgea/HEADLINE_GAP',
        `ANZSIC_DIVISION=${division}&EMPLOYER_SIZE_BAND=ALL&SECTOR=Private&labels=code`,
      );
      gaps.set(division, Number(row['midpoint_total_rem_gap_pct']));
    }
    const row = await read.signal('gender-pay-context?industry=K');
    const own = gaps.get('K') ?? Number.NaN;
    return compare(row, {
      midpoint_employer_gap_pct: own,
      gender_pay_gap_pct: own,
      rank: 1 + [...gaps.values()].filter((gap) => gap > own).length,
      of: gaps.size,
    });
  },

  async 'approvals-vs-completions'(read) {
    const [a, c] = await Promise.all([
      read.series(...APPROVALS),
      read.series('abs/BUILDING_ACTIVITY', 'MEASURE=M7&REGION=AUS&PRICE_ADJ=CUR&BLD_WORK_TYPE=1&SECTOR_OWN=9&TYPE_BLDG=100&TSEST=10'),
    ]);
    const row = await read.signal('approvals-vs-completions');
    const t = String(row['period']);
    const approved = sum(
      four(t)
        .flatMap(monthsOf)
        .map((month) => of(a, month)),
    );
    const completed = sum(four(t).map((quarter) => of(c, quarter)));
    return compare(row, {
      approvals_4q: approved,
      completions_4q: completed,
      gap_dwellings: approved - completed,
      completions_to_approvals_pct: (100 * completed) / approved,
    });
  },

  async 'approvals-vs-migration'(read) {
    const [a, m, b] = await Promise.all([
      read.series(...APPROVALS),
      read.series('abs/ERP_COMP_Q', 'MEASURE=9&REGION=AUS'),
      read.series('abs/ERP_COMP_Q', 'MEASURE=3&REGION=AUS'),
    ]);
    const row = await read.signal('approvals-vs-migration');
    const t = String(row['period']);
    const approved = sum(
      four(t)
        .flatMap(monthsOf)
        .map((month) => of(a, month)),
    );
    const c = await read.series(
      'abs/BUILDING_ACTIVITY',
      'MEASURE=M7&REGION=AUS&PRICE_ADJ=CUR&BLD_WORK_TYPE=1&SECTOR_OWN=9&TYPE_BLDG=100&TSEST=10',
    );
    const completed = sum(four(t).map((quarter) => of(c, quarter)));
    const [came, born] = [m, b].map((figures) => 1000 * sum(four(t).map((quarter) => of(figures, quarter))));
    return compare(row, {
      net_overseas_migration_4q: came,
      natural_increase_4q: born,
      dwellings_required: Number(came) / 2.5,
      coverage_pct: (100 * approved) / (Number(came) / 2.5),
      coverage_with_natural_increase_pct: (100 * approved) / ((Number(came) + Number(born)) / 2.5),
      completions_coverage_with_natural_increase_pct: (100 * completed) / ((Number(came) + Number(born)) / 2.5),
    });
  },

  async 'wage-vs-rent-gap'(read) {
    const [w, V, H] = await Promise.all([
      read.series(...WPI_YEAR),
      read.series('abs/RES_DWELL_ST', 'MEASURE=5&REGION=AUS'),
      read.series(...index('115522')),
    ]);
    const row = await read.signal('wage-vs-rent-gap');
    const t =
      [...w.keys()]
        .filter((one) => V.has(one) && V.has(back(one, 4)))
        .sort()
        .at(-1) ?? '';
    return compare(row, {
      period: t,
      dwelling_value_growth_pct: growth(V, t, 4),
      gap_ppt: of(w, t) - growth(V, t, 4),
      wage_minus_rent_gap_ppt: of(w, t) - growth(H, t, 4),
    });
  },

  async 'economic-dashboard'(read) {
    const row = await read.signal('economic-dashboard');
    const SPENDING = 'CATEGORY=TOT&PRICE_ADJUSTMENT=CUR&TSEST=20&STATE=AUS';
    const [cash, π, u, g, h, level] = await Promise.all([
      read.series('rba/F1', 'series=FIRMMCRTD'),
      read.series('abs/CPI_MONTHLY', 'MEASURE=3&INDEX=10001&TSEST=10&REGION=50'),
      read.series(...labour('M13', 'AUS')),
      read.series(...WPI_YEAR),
      read.series('abs/HSI_M', `MEASURE=9&${SPENDING}`),
      read.series('abs/HSI_M', `MEASURE=7&${SPENDING}`),
    ]);
    const latest = (figures: Figures): number => of(figures, newest(figures));
    // A monthly figure more than four months behind the labour force is out of date.
    const isOld = back(newest(u), MOST_MONTHS_BEHIND) > newest(level);
    const spending = newest(level) > newest(h) ? growth(level, newest(level), 12) : latest(h);
    return compare(row, {
      cash_rate_pct: latest(cash),
      cpi_annual_pct: latest(π),
      unemployment_rate_pct: latest(u),
      wage_growth_annual_pct: latest(g),
      household_spending_annual_pct: isOld ? null : spending,
    });
  },

  async 'labour-slack'(read) {
    const under = (item: string) => read.series('abs/LF_UNDER', `PARM_ITEM=${item}&SEX=3&TSEST=20&REGION=AUS`);
    // Rates that are added must be from one release, which has the latest underutilisation.
    const day = await read.releaseDay('abs/LF_UNDER');
    const then = (measure: string) => read.series('abs/LF', `${labour(measure, 'AUS')[1]}&as_of=${day}`);
    const [u, e, n, U] = await Promise.all([then('M13'), under('M23'), under('M24'), then('M6')]);
    const row = await read.signal('labour-slack');
    const t = String(row['period']);
    const decade = Array.from({ length: 120 }, (_, i) => of(u, back(t, i + 1)));
    return compare(row, {
      unemployment_rate_pct: of(u, t),
      underemployment_rate_pct: of(e, t),
      underutilisation_rate_pct: of(n, t),
      unemployment_less_decade_ppt: of(u, t) - mean(decade),
      unemployed_persons: 1000 * of(U, t),
    });
  },

  async 'state-employment-snapshot'(read) {
    const rows = await read.signalRows('state-employment-snapshot');
    const persons = new Map(
      await Promise.all(
        Object.entries(STATES).map(async ([state, code]): Promise<[string, Figures]> => [state, await labourOfState(read, 'M3', code)]),
      ),
    );
    const t = String(rows[0]?.['period']);
    const total = sum([...persons.values()].map((figures) => of(figures, t)));
    return rows.flatMap((row) => {
      const own = persons.get(String(row['state'])) ?? new Map<string, number>();
      return compare(row, {
        employed_persons: 1000 * of(own, t),
        change_on_month: 1000 * (of(own, t) - of(own, back(t, 1))),
        change_on_year_pct: growth(own, t, 12),
        share_pct: (100 * of(own, t)) / total,
      });
    });
  },

  async 'macro-snapshot-state'(read) {
    const rows = await read.signalRows('macro-snapshot-state');
    const found = await Promise.all(
      rows.map(async (row) => {
        const code = STATES[String(row['state'])] ?? '';
        const [u, e, N, V] = await Promise.all([
          labourOfState(read, 'M13', code),
          labourOfState(read, 'M3', code),
          read.series('abs/ERP_Q', `MEASURE=1&SEX=3&REGION=${code}`),
          read.series('abs/RES_DWELL_ST', `MEASURE=5&REGION=${code}`),
        ]);
        const t = String(row['labour_period']);
        return compare(row, {
          unemployment_rate_pct: of(u, t),
          employed_persons: 1000 * of(e, t),
          population: of(N, newest(N)),
          mean_dwelling_value_aud: 1000 * of(V, newest(V)),
        });
      }),
    );
    return found.flat();
  },

  async 'state-league-table'(read) {
    const rows = (await read.signalRows('state-league-table')).filter((row) => row['indicator'] === 'underutilisation');
    const found = await Promise.all(
      rows.map(async (row) => {
        const code = STATES[String(row['state'])];
        const n = await read.series('abs/LF_UNDER', `PARM_ITEM=M24&SEX=3&TSEST=20&REGION=${code}`);
        const t = String(row['period']);
        const usual = mean(Array.from({ length: 120 }, (_, i) => of(n, back(t, i + 1))));
        return { row, value: of(n, t), usual, gap: of(n, t) - usual };
      }),
    );
    return found.flatMap(({ row, value, usual, gap }) =>
      compare(row, { value, decade_mean: usual, against_decade: gap, rank: 1 + found.filter((other) => other.gap < gap).length }),
    );
  },

  async 'youth-unemployment'(read) {
    // Both rates must be from one release.
    const day = await read.releaseDay('abs/LF_AGE');
    const [y, u] = await Promise.all([
      read.series('abs/LF_AGE', 'MEASURE=M13&SEX=3&AGE=1524&TSEST=20&REGION=AUS'),
      read.series('abs/LF', `${labour('M13', 'AUS')[1]}&as_of=${day}`),
    ]);
    const row = await read.signal('youth-unemployment');
    const t =
      [...y.keys()]
        .filter((one) => u.has(one))
        .sort()
        .at(-1) ?? '';
    return compare(row, { period: t, gap_pct: of(y, t) - of(u, t), ratio: of(y, t) / of(u, t) });
  },

  async 'sectoral-employment-shift'(read) {
    const rows = await read.signalRows('sectoral-employment-shift');
    const industries = await Promise.all(
      rows.map(async (row) => ({
        row,
        figures: await read.series('abs/LF_INDUSTRY', `MEASURE=M3&REGION=AUS&INDUSTRY=${row['industry_code']}`),
      })),
    );
    const t = String(rows[0]?.['period']);
    const totals = [t, back(t, 4)].map((quarter) => sum(industries.map(({ figures }) => of(figures, quarter))));
    const [now = 0, then = 0] = totals;
    return industries.flatMap(({ row, figures }) => {
      const [share, before] = [(100 * of(figures, t)) / now, (100 * of(figures, back(t, 4))) / then];
      return compare(row, {
        employed_persons: 1000 * of(figures, t),
        change_on_year_persons: 1000 * (of(figures, t) - of(figures, back(t, 4))),
        share_pct: share,
        share_change_ppt: share - before,
      });
    });
  },

  async 'bank-deposit-share'(read) {
    const banks = await read.rows('apra/MONTHLY_BANKING_STATS', 'start=2023-12&end=2023-12');
    const rows = await read.signalRows('bank-deposit-share');
    const column = (name: string): readonly number[] =>
      banks.flatMap((bank) => (typeof bank[name] === 'number' ? [Number(bank[name])] : []));
    const [assets, deposits] = [sum(column('total_assets_aud_m')), sum(column('total_deposits_aud_m'))];
    return [
      { field: 'institutions', served: rows.length, calculated: banks.length },
      ...rows.flatMap((row) => {
        const bank = banks.find((one) => one['abn'] === row['abn']) ?? {};
        const larger = banks.filter((one) => Number(one['total_assets_aud_m']) > Number(bank['total_assets_aud_m'])).length;
        const ties = banks.filter((one) => one['total_assets_aud_m'] === bank['total_assets_aud_m']).length > 1;
        return compare(row, {
          asset_share_pct: (100 * Number(bank['total_assets_aud_m'])) / assets,
          deposit_share_pct: (100 * Number(bank['total_deposits_aud_m'])) / deposits,
          ...(ties ? {} : { rank: 1 + larger }),
        });
      }),
    ];
  },

  async 'trade-balance'(read) {
    const row = await read.signal('trade-balance');
    const item = (code: string): Promise<Figures> => read.series('abs/ITGS', `MEASURE=M1&DATA_ITEM=${code}&TSEST=20&REGION=AUS`);
    const [X, M] = [await item('1000'), await item('2000')];
    const t = newest(X);
    const balance = (at: string): number => (of(X, at) - Math.abs(of(M, at))) / 1000;
    return compare(row, {
      period: t,
      exports_aud_bn: of(X, t) / 1000,
      imports_aud_bn: Math.abs(of(M, t)) / 1000,
      trade_balance_aud_bn: balance(t),
      status: balance(t) > 0 ? 'surplus' : 'deficit',
      change_on_month_aud_bn: balance(t) - balance(back(t, 1)),
    });
  },

  async 'housing-affordability'(read) {
    const row = await read.signal('housing-affordability');
    const V = await read.series('abs/RES_DWELL_ST', 'MEASURE=5&REGION=AUS');
    const postcodes = (await read.rows('ato/IND_POSTCODE_MEDIAN', 'start=FY2023-24&end=FY2023-24')).flatMap((one) => {
      const [income, persons] = [one['median_taxable_income'], one['individuals']];
      return typeof income === 'number' && typeof persons === 'number' ? [{ income, persons }] : [];
    });
    const half = sum(postcodes.map(({ persons }) => persons)) / 2;
    let counted = 0;
    const middle = postcodes
      .toSorted((a, b) => a.income - b.income)
      .find(({ persons }) => {
        counted += persons;
        return counted >= half;
      });
    const ratio = (1000 * of(V, newest(V))) / Number(middle?.income);
    // Income is that in the Census of August 2021, updated with wages to the latest quarter that also has a price.
    const w = await read.series('abs/WPI', 'MEASURE=1&SECTOR=7&INDUSTRY=TOT&TSEST=20&REGION=AUS');
    const q =
      [...w.keys()]
        .filter((one) => V.has(one))
        .sort()
        .at(-1) ?? '';
    const household = (52 * 1746 * of(w, q)) / of(w, '2021-Q3');
    const price = 1000 * of(V, q);
    return compare(row, {
      median_income_aud: middle?.income,
      price_to_income_ratio: ratio,
      household_period: q,
      median_household_income_aud: household,
      price_to_household_income_ratio: price / household,
      years_to_save_deposit: (0.2 * price) / (0.15 * household),
    });
  },

  async 'energy-snapshot'(read) {
    const rows = await read.signalRows('energy-snapshot');
    const at = String(rows[0]?.['interval_end']);
    const [p, q, x] = await Promise.all([
      byRegion(read, 'dispatch_price', 'RRP', at),
      byRegion(read, 'dispatch_region', 'TOTALDEMAND', at),
      byRegion(read, 'dispatch_region', 'NETINTERCHANGE', at),
    ]);
    const all = sum([...q.values()]);
    return rows.flatMap((row) => {
      const region = String(row['region']);
      if (region === 'NEM') {
        const spot = sum([...q].map(([one, demand]) => demand * of(p, one))) / all;
        return compare(row, { spot_price_aud_per_mwh: spot, demand_mw: all });
      }
      return compare(row, { spot_price_aud_per_mwh: of(p, region), demand_mw: of(q, region), net_import_mw: 0 - of(x, region) });
    });
  },

  async 'nem-dispatch-5min'(read) {
    const rows = await read.signalRows('nem-dispatch-5min');
    const at =
      rows
        .map((row) => String(row['interval_end']))
        .sort()
        .at(-1) ?? '';
    const [p, q] = await Promise.all([byRegion(read, 'dispatch_price', 'RRP', at), byRegion(read, 'dispatch_region', 'TOTALDEMAND', at)]);
    return rows.flatMap((row) => {
      const region = String(row['region']);
      return row['interval_end'] === at ? compare(row, { rrp_aud_per_mwh: of(p, region), demand_mw: of(q, region) }) : [];
    });
  },

  async 'nem-energy-regime'(read) {
    const rows = await read.signalRows('nem-energy-regime');
    const at = String(rows[0]?.['interval_end']);
    const C = await byRegion(read, 'dispatch_price', 'CUMUL_PRE_AP_ENERGY_PRICE', at);
    return rows.flatMap((row) => {
      const cumulative = of(C, String(row['region']));
      const share = (100 * cumulative) / Number(row['cumulative_threshold_aud']);
      return compare(row, { cumulative_price_aud: cumulative, share_of_threshold_pct: share });
    });
  },
};

/** Compares one indicator. Throws if the program does not return the required values. */
export async function recompute(program: Program, signal: string): Promise<readonly Comparison[]> {
  const work = RECOMPUTED[signal];
  if (!work) throw new Error(`${signal} is not calculated here`);
  return work(new Reader(program));
}

/** Returns true if two values differ. Ignores the last bits, which change with the order of addition. */
export function differs({ served, calculated }: Comparison): boolean {
  if (typeof served === 'number' && typeof calculated === 'number')
    return Math.abs(served - calculated) > 1e-9 * Math.max(1, Math.abs(served));
  return JSON.stringify(served) !== JSON.stringify(calculated);
}
