/**
 * Calculates pages for economists again from responses to `/v1`, with the formulas in their methods: release card, forecasts, board days,
 * revisions, panels, GDP partials, CPI laboratory, own inflation, housing, checks and rules. This file imports nothing from the program.
 */
import { back, type Comparison, compare, type Figures, mean, of, type Reader, type Row, sum } from './recompute.ts';

type Part = (read: Reader) => Promise<readonly Comparison[]>;

const rowsOf = async (read: Reader, path: string): Promise<readonly Row[]> => (await read.ask(`/v1/${path}`)).data as readonly Row[];
const summaryOf = async (read: Reader, path: string): Promise<Row> => (await read.ask(`/v1/${path}`)).meta['summary'] as Row;
/** Rounds a value, with halves away from zero. */
const rounded = (value: number, decimals: number): number =>
  Math.sign(value) * Number(`${Math.round(Number(`${Number(Math.abs(value).toPrecision(12))}e${decimals}`))}e-${decimals}`);
const last = (figures: Figures): string => [...figures.keys()].sort().at(-1) ?? '';

/** Reads the values in a catalogue series by period. */
async function named(read: Reader, id: string): Promise<Figures> {
  const rows = await rowsOf(read, `series/${id}?limit=1000`);
  return new Map(rows.flatMap(({ period, value }): [string, number][] => (typeof value === 'number' ? [[String(period), value]] : [])));
}

const monthly = (measure: string, index: string, adjustment = '10') =>
  ['abs/CPI_MONTHLY', `MEASURE=${measure}&INDEX=${index}&TSEST=${adjustment}&REGION=50`] as const;

/** Codes for the eleven groups, in card order. */
const GROUPS = ['20001', '20006', '20002', '20003', '20004', '115486', '20005', '115488', '115489', '115493', '126670'];

/** Reads every index with a measure and adjustment, by code. */
async function indexes(read: Reader, adjustment: string): Promise<ReadonlyMap<string, Map<string, number>>> {
  const all = new Map<string, Map<string, number>>();
  for (const { dimensions, period, value } of await read.rows(
    'abs/CPI_MONTHLY',
    `MEASURE=1&INDEX=all&TSEST=${adjustment}&REGION=50&labels=code`,
  )) {
    const code = String((dimensions as Row)['category']);
    if (typeof value === 'number') all.set(code, (all.get(code) ?? new Map<string, number>()).set(String(period), value));
  }
  return all;
}

/** Returns the monthly payment on a loan. The rate is in per cent a year. */
const payment = (loan: number, rate: number, years: number): number => {
  const [i, n] = [rate / 1200, 12 * years];
  return i === 0 ? loan / n : (loan * i) / (1 - (1 + i) ** -n);
};

export const PARTS: Readonly<Record<string, Part>> = {
  async 'release card of consumer prices'(read) {
    const rows = await rowsOf(read, 'release-cards/cpi/2026-06');
    const headline = await read.series(...monthly('3', '10001'));
    const contributions = await Promise.all(GROUPS.map(async (group) => read.series(...monthly('7', group))));
    const [first] = rows;
    const parts = rows.filter(({ kind }) => kind === 'part');
    return [
      ...compare(first ?? {}, {
        value: of(headline, '2026-06'),
        previous_value: of(headline, '2026-05'),
        change: rounded(of(headline, '2026-06') - of(headline, '2026-05'), 4),
      }),
      ...contributions.flatMap((own, i) =>
        compare(parts[i] ?? {}, {
          value: of(own, '2026-06'),
          previous_value: of(own, '2026-05'),
          change: rounded(of(own, '2026-06') - of(own, '2026-05'), 4),
        }),
      ),
    ];
  },

  async 'errors of forecasts'(read) {
    const outcomes = await read.series('rba/G1', 'series=GCPIOCPMTMYP');
    const forecasts = (await rowsOf(read, 'forecasts/TRIMMED?issued=all')).filter(({ kind }) => kind === 'forecast');
    const table = await rowsOf(read, 'forecasts/TRIMMED/errors');
    return table.flatMap((row) => {
      const errors = forecasts.flatMap(({ horizon, target, value }) => {
        const outcome = outcomes.get(String(target));
        return horizon === row['horizon'] && outcome !== undefined ? [outcome - Number(value)] : [];
      });
      return compare(row, {
        n_latest: errors.length,
        mean_error_latest: rounded(mean(errors), 3),
        mean_absolute_error_latest: rounded(mean(errors.map(Math.abs)), 3),
        rmse_latest: rounded(Math.sqrt(mean(errors.map((error) => error ** 2))), 3),
      });
    });
  },

  async 'days of the board'(read) {
    const rate = await read.series('rba/A2', 'series=ARBAMPCNCRT');
    const rows = (await rowsOf(read, 'board-days?start=2022&end=2023')).filter(({ cash_rate_after_pct: after }) => after !== null);
    // Returns the rate on a day. A decision takes effect on the next day.
    const onDay = (day: string): number =>
      of(
        rate,
        [...rate.keys()]
          .filter((one) => one <= day)
          .sort()
          .at(-1) ?? '',
      );
    const next = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const compared: Comparison[] = [];
    for (const row of rows) {
      const day = String(row['day']);
      const known = row['cpi_first_pct'] === null ? null : await read.seriesThen('rba/G1', `series=GCPIAGYP&as_of=${day}`);
      compared.push(
        ...compare(row, {
          cash_rate_after_pct: onDay(next(day)),
          cash_rate_before_pct: onDay(day),
          change_ppt: rounded(onDay(next(day)) - onDay(day), 4),
          ...(known === null ? {} : { cpi_period: last(known), cpi_first_pct: of(known, last(known)) }),
        }),
      );
    }
    return compared;
  },

  async 'statistics of revisions'(read) {
    const rows = await rowsOf(read, 'series/AU.UNEMP.SA?with=first&limit=1000');
    const latest = rows
      .map(({ first_published: day }) => String(day ?? ''))
      .sort()
      .at(-1);
    const pairs = rows.filter(({ first_value: first, first_published: day }) => typeof first === 'number' && day !== latest);
    const revisions = pairs.map(({ value, first_value: first }) => Number(value) - Number(first));
    const stats = (await rowsOf(read, 'series/AU.UNEMP.SA/revisions?stats=1')).find(({ horizon }) => horizon === 'latest') ?? {};
    const significant = (value: number): number => Number(value.toPrecision(6));
    const centre = mean(revisions);
    return compare(stats, {
      n: revisions.length,
      mean_revision: significant(centre),
      mean_absolute_revision: significant(mean(revisions.map(Math.abs))),
      standard_deviation: significant(Math.sqrt(sum(revisions.map((one) => (one - centre) ** 2)) / (revisions.length - 1))),
      first_period: String(pairs[0]?.['period']),
      last_period: String(pairs.at(-1)?.['period']),
    });
  },

  async 'panel of months'(read) {
    const [head = '', , ...lines] = (await read.text('/w/aus-md.csv')).trim().split('\n');
    const names = head.split(',');
    const columns = { UNRATE: 'AU.UNEMP.SA', EMP: 'AU.EMPLOYED', CASHRATE: 'AU.CASHRATE.MONTHLY' } as const;
    const compared: Comparison[] = [];
    for (const [column, id] of Object.entries(columns)) {
      const figures = await named(read, id);
      const at = names.indexOf(column);
      const given = new Map(
        lines.flatMap((line): [string, number][] => {
          const cells = line.split(',');
          const [month = '', , year = ''] = (cells[0] ?? '').split('/');
          return cells[at] === '' ? [] : [[`${year}-${month.padStart(2, '0')}`, Number(cells[at])]];
        }),
      );
      for (const [period, value] of given) compared.push({ field: `${column} ${period}`, served: value, calculated: figures.get(period) });
    }
    return compared;
  },

  async 'partials of GDP'(read) {
    const rows = await rowsOf(read, 'gdp-partials?period=2025-Q4');
    const [V, N, Y, trade, growth] = await Promise.all(
      ['AU.GDP.PUBLIC.DEMAND', 'AU.GDP.PUBLIC.DEMAND.NOMINAL', 'AU.GDP.NOMINAL', 'AU.NET.EXPORTS.CONTRIBUTION', 'AU.GDP.QOQ'].map((id) =>
        named(read, id),
      ),
    );
    if (!V || !N || !Y || !trade || !growth) throw new Error('No series');
    const [t, before] = ['2025-Q4', '2025-Q3'];
    const demand = (100 * (of(V, t) / of(V, before) - 1) * of(N, before)) / of(Y, before);
    const byPart = new Map(rows.map((row) => [row['part'], row]));
    const part = (name: string, contribution: number): readonly Comparison[] =>
      compare(byPart.get(name) ?? {}, { contribution_ppt: rounded(contribution, 2) });
    return [
      ...part('net_exports', of(trade, t)),
      ...part('public_demand', demand),
      ...part('gdp', of(growth, t)),
      ...part('remainder', of(growth, t) - of(trade, t) - demand),
    ];
  },

  async 'laboratory of consumer prices'(read) {
    const [rows, summary, original, adjusted, weights] = await Promise.all([
      rowsOf(read, 'cpi-laboratory'),
      summaryOf(read, 'cpi-laboratory'),
      indexes(read, '10'),
      indexes(read, '20'),
      read.rows('abs/CPI_WEIGHTS', 'MEASURE=1&INDEX=all&REGION=50&start=2024-Q4&end=2024-Q4&labels=code'),
    ]);
    const linked = new Map(weights.map(({ dimensions, value }) => [String((dimensions as Row)['category']), Number(value)]));
    const t = String(summary['period']);
    const ratio = (figures: Figures, k: number): number => of(figures, t) / of(figures, back(t, k));
    const classes = rows.map((row) => {
      const code = String(row['code']);
      const own = original.get(code);
      if (own === undefined) throw new Error(`No index of ${code}`);
      const A = adjusted.get(code) ?? own;
      const link = mean(['2024-10', '2024-11', '2024-12'].map((month) => of(own, month)));
      const weight = (of(linked, code) * of(own, back(t, 1))) / link;
      return { row, weight, year: 100 * (ratio(own, 12) - 1), month: 100 * (ratio(A, 1) - 1), quarter: 100 * (ratio(A, 3) ** 4 - 1) };
    });
    const above = classes.filter(({ year }) => year > 3);
    // Excludes 15 per cent of the weight at each end. A class at the boundary is partly excluded.
    const total = sum(classes.map(({ weight }) => weight));
    let reached = 0;
    const kept = classes
      .toSorted((a, b) => a.month - b.month)
      .map(({ weight, month }) => {
        const [from, to] = [Math.max(reached, 0.15 * total), Math.min(reached + weight, 0.85 * total)];
        reached += weight;
        return { month, weight: Math.max(0, to - from) };
      });
    const trimmed = sum(kept.map(({ month, weight }) => month * weight)) / sum(kept.map(({ weight }) => weight));
    return [
      ...compare(summary, {
        classes: classes.length,
        classes_above: above.length,
        breadth_pct: rounded((100 * above.length) / classes.length, 4),
        trimmed_mean_monthly_pct: rounded(trimmed, 4),
      }),
      ...classes.flatMap(({ row, weight, year, month, quarter }) =>
        compare(row, {
          weight_pct: rounded((100 * weight) / total, 4),
          annual_change_pct: rounded(year, 4),
          monthly_change_pct: rounded(month, 4),
          annualised_3m_pct: rounded(quarter, 4),
        }),
      ),
    ];
  },

  async 'inflation by own weights'(read) {
    const rows = await rowsOf(read, 'my-inflation?housing=40');
    const summary = await summaryOf(read, 'my-inflation?housing=40');
    const groups = await Promise.all(
      GROUPS.map(async (code) => {
        const [index, weight] = await Promise.all([
          read.series(...monthly('1', code)),
          read.series('abs/CPI_WEIGHTS', `MEASURE=1&INDEX=${code}&REGION=50`),
        ]);
        return { code, change: 100 * (of(index, '2026-06') / of(index, '2025-06') - 1), official: of(weight, last(weight)) };
      }),
    );
    const others = sum(groups.filter(({ code }) => code !== '20003').map(({ official }) => official));
    const own = groups.map((group) => ({ ...group, own: group.code === '20003' ? 40 : (60 * group.official) / others }));
    return [
      ...own.flatMap(({ code, change, own: weight }) =>
        compare(rows.find((row) => row['code'] === code) ?? {}, {
          annual_change_pct: rounded(change, 4),
          own_weight_pct: rounded(weight, 4),
          own_contribution_ppt: rounded((weight * change) / 100, 4),
        }),
      ),
      ...compare(summary, { own_inflation_pct: rounded(sum(own.map(({ own: weight, change }) => (weight * change) / 100)), 4) }),
    ];
  },

  async 'housing desk'(read) {
    const [row = {}] = await rowsOf(read, 'housing-desk?rate=5.5');
    const V = await read.series('abs/RES_DWELL_ST', 'MEASURE=5&REGION=AUS');
    const w = await read.series('abs/WPI', 'MEASURE=1&SECTOR=7&INDUSTRY=TOT&TSEST=20&REGION=AUS');
    const t =
      [...w.keys()]
        .filter((one) => V.has(one))
        .sort()
        .at(-1) ?? '';
    const price = 1000 * of(V, t);
    const income = (52 * 1746 * of(w, t)) / of(w, '2021-Q3');
    const share = (rate: number): number => (100 * 12 * payment(0.8 * price, rate, 25)) / income;
    return compare(row, {
      period: t,
      mean_price_aud: price,
      household_income_aud: rounded(income, 0),
      price_to_income: rounded(price / income, 2),
      years_to_save: rounded((0.2 * price) / (0.15 * income), 1),
      monthly_repayment_aud: rounded(payment(0.8 * price, 5.5, 25), 0),
      repayment_share_pct: rounded(share(5.5), 1),
      repayment_share_with_buffer_pct: rounded(share(8.5), 1),
    });
  },

  async 'check of a sentence'(read) {
    const [row = {}] = await rowsOf(read, 'check?text=inflation%20was%207.8%20per%20cent%20in%20December%202022');
    const [then, now] = await Promise.all([
      read.series('rba/G1', 'series=GCPIAGYP&as_of=2023-01-25'),
      read.series('rba/G1', 'series=GCPIAGYP'),
    ]);
    const again = String(row['reproduce_url']).replace(/^https?:\/\/[^/]+/, '');
    const [one, two] = [await read.ask(again), await read.ask(again)];
    return [
      ...compare(row, {
        agreed_value: of(then, '2022-Q4'),
        value_now: of(now, '2022-Q4'),
        difference: rounded(of(then, '2022-Q4') - of(now, '2022-Q4'), 4),
      }),
      { field: 'the citation', served: JSON.stringify(one.data), calculated: JSON.stringify(two.data) },
      { field: 'its value', served: (one.data as readonly Row[])[0]?.['value'], calculated: of(then, '2022-Q4') },
    ];
  },

  async rules(read) {
    const [taylor = {}] = await rowsOf(read, 'rule-calculator?u_star=4.5&phi=1&pi_weight=0.5&target=2.5&r_star=0.4');
    const [trimmed, unemployed] = await Promise.all([
      read.series('rba/G1', 'series=GCPIOCPMTMYP'),
      read.series('abs/LF', 'MEASURE=M13&SEX=3&TSEST=20&REGION=AUS'),
    ]);
    const [π, u] = [of(trimmed, last(trimmed)), of(unemployed, last(unemployed))];
    const [real = {}] = await rowsOf(read, 'rule-calculator?rule=real_rate&expected=2.6');
    const { value: cash } = (await read.ask('/v1/concepts/cash_rate')).data as Row;
    const [debt = {}] = await rowsOf(read, 'rule-calculator?rule=debt&debt=40&interest=4&growth=5&balance=-1');
    return [
      ...compare(taylor, { value_pct: rounded(0.4 + π + 0.5 * (π - 2.5) + (4.5 - u), 4) }),
      ...compare(real, { value_pct: rounded(Number(cash) - 2.6, 4) }),
      ...compare(debt, { value_pct: rounded((40 * 1.04) / 1.05 + 1, 4) }),
    ];
  },
};
