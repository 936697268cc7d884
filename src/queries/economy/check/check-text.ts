/** Checks the statements in a text against the stored vintages of their series. */
import { present } from '../../../core/assert.ts';
import { roundedTo, subtractDecimals } from '../../../core/decimal.ts';
import { datasetKey, dottedId } from '../../../core/define-dataset.ts';
import { DAY_MS, formatPeriod } from '../../../core/period.ts';
import type { Answer } from '../../base/answer.ts';
import { type QueryContext, withoutFetching } from '../../base/context.ts';
import { metaOf } from '../../base/meta.ts';
import type { SourceCitation } from '../../base/meta-shape.ts';
import { type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import { answerText } from './answer-text.ts';
import type { ComparedDecision } from './decision-claims.ts';
import type { Evaluation } from './evaluate-claim.ts';
import type { ComparedIndicator, IndicatorRows } from './indicator-claims.ts';
import { type ReadText, readClaims } from './read-claims.ts';
import { reproducing } from './reproduce.ts';
import type { ComparedSpan } from './span-claims.ts';
import { type Judged, judge } from './verdict.ts';

const SECONDS = 60;
export const LONGEST_TEXT = 500;
const TEXT = text('text', 'Text with one or more figures, up to 500 characters.', {
  required: true,
  example: 'inflation was 7.8% in December 2022',
  maxLength: LONGEST_TEXT,
});
export const CHECK_TEXT: readonly QueryParameter[] = [TEXT];

export interface CheckedText extends ReadText {
  readonly text: string;
  readonly judged: readonly Judged[];
}

export async function checked(ctx: QueryContext, of: string, readIndicator: IndicatorRows): Promise<CheckedText> {
  const read = readClaims(of, Math.floor(ctx.clock.now() / DAY_MS));
  const judged: Judged[] = [];
  for (const claim of read.claims) judged.push(await judge(withoutFetching(ctx), claim, readIndicator));
  return { ...read, text: of, judged };
}

const COLUMNS = [
  ...[
    'claim',
    'verdict',
    'answer',
    'stated',
    'stated_value',
    'stated_unit',
    'stated_period',
    'role',
    'series_id',
    'title',
    'transformation',
  ],
  ...[
    'period',
    'value_now',
    'difference',
    'agreed_value',
    'agreed_from',
    'agreed_from_basis',
    'agreed_to',
    'first_value',
    'first_published',
  ],
  ...['change_kind', 'changed_on', 'unmatched', 'dataset_id', 'sha256', 'url', 'reproduce_url'],
];

export async function checkText(ctx: QueryContext, params: URLSearchParams, readIndicator: IndicatorRows): Promise<Answer> {
  const parameters = new Parameters(params);
  const of = parameters.text(TEXT);
  if (of === null) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'text',
      detail: 'The parameter “text” is required. Give a sentence with a figure.',
    });
  } else if (of.length > LONGEST_TEXT) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'text',
      detail: `The parameter “text” can have at most ${LONGEST_TEXT} characters. Received: ${of.length}.`,
    });
  }
  parameters.refuseRest();
  parameters.check();
  const read = await checked(ctx, present(of, 'A checked text'), readIndicator);
  const rows = (await Promise.all(read.judged.map((one, i) => rowsOf(ctx, one, i + 1)))).flat();
  const used = read.judged.flatMap(({ meant, others }) => [...(meant === null ? [] : [meant]), ...others]);
  const cited = [...used, ...read.judged.flatMap(({ decision }) => decision ?? [])];
  const sources: readonly SourceCitation[] = [...new Map(cited.map(({ source }) => [source.dataset_id, source])).values()];
  const meta = metaOf(ctx, {
    query: { text: read.text },
    rows: rows.length,
    sources,
    freshness: { state: 'fresh', reasons: [], nextRelease: null },
    versions: [],
    notes: notesOf(read),
  });
  return {
    data: rows,
    columns: COLUMNS.map((name) => ({ name })),
    meta: { ...meta, summary: summaryOf(read) },
    next: null,
    datasets: [...new Set(used.map(({ variant }) => datasetKey(variant.handle.dataset)))],
    maxAgeSeconds: SECONDS,
    seldomRequested: true,
  };
}

export const NO_FIGURE = 'The text has no figure. Write a measure, a number with its unit, and a period.';

const notesOf = ({ judged, more }: CheckedText): readonly string[] => [
  ...(judged.length === 0 ? [NO_FIGURE] : []),
  ...(more > 0 ? [`The text has ${more} more figures, which are not checked. Check them separately.`] : []),
  ...(judged.some(({ claim }) => claim.year === 'of_other')
    ? ['For a month without a year, the check uses the year of the nearest period in the text.']
    : []),
  ...(judged.some(({ claim }) => claim.year === 'latest')
    ? ['For a month or quarter without a year, the check uses the latest one. For a statistic, it uses the latest one that has ended.']
    : []),
  ...(judged.some(({ claim }) => claim.period === null) ? ['A statement without a period is compared with the latest value.'] : []),
];

const summaryOf = ({ judged }: CheckedText): Readonly<Record<string, unknown>> => ({
  claims: judged.length,
  verdict: judged.length === 0 ? 'no_figure' : judged.length === 1 ? judged[0]?.verdict : null,
  answer: judged.length === 0 ? NO_FIGURE : judged.map(answerText).join(' '),
});

async function rowsOf(ctx: QueryContext, one: Judged, i: number): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { claim, verdict, meant, others, missing, forecast, indicator, decision, span, unmatched } = one;
  const shared = {
    claim: i,
    verdict,
    answer: answerText(one),
    stated: claim.number.text,
    stated_value: claim.value,
    stated_unit: claim.number.unit,
    stated_period: span === null ? claim.period && formatPeriod(claim.period) : `${span.from}/${span.to}`,
  };
  const found = [...(meant === null ? [] : [{ role: 'meant', of: meant }]), ...others.map((of) => ({ role: 'other', of }))];
  const ofIndicator = indicator === null ? [] : [{ ...indicatorFacts(ctx, indicator, claim.value), unmatched: unmatched.join(' ') }];
  if (found.length > 0) {
    const rows = found.map(async ({ role, of }) => ({
      ...shared,
      role,
      ...(await evaluationFacts(ctx, of, claim.value)),
      unmatched: unmatched.join(' '),
    }));
    return [...(await Promise.all(rows)), ...ofIndicator.map((facts) => ({ ...shared, role: 'other', ...facts }))];
  }
  if (ofIndicator.length > 0) return ofIndicator.map((facts) => ({ ...shared, role: null, ...facts }));
  if (decision !== null)
    return [{ ...shared, role: 'meant', ...decisionFacts(ctx, decision, claim.value), unmatched: unmatched.join(' ') }];
  if (span !== null) return [{ ...shared, role: 'meant', ...spanFacts(ctx, span, claim.value), unmatched: unmatched.join(' ') }];
  const named = missing?.variant.handle ?? forecast;
  return [
    {
      ...shared,
      role: null,
      series_id: named?.id ?? null,
      title: named?.title ?? null,
      transformation: missing === null ? null : missing.variant.shaping.units,
      ...NOT_COMPARED,
      unmatched: unmatched.join(' '),
      url: forecast && `${ctx.publicUrl}/forecasts/${forecast.id}`,
    },
  ];
}

/** The columns of a comparison with a series. */
const NOT_COMPARED = {
  period: null,
  value_now: null,
  difference: null,
  agreed_value: null,
  agreed_from: null,
  agreed_from_basis: null,
  agreed_to: null,
  first_value: null,
  first_published: null,
  change_kind: null,
  changed_on: null,
  dataset_id: null,
  sha256: null,
  url: null,
  reproduce_url: null,
};

function spanFacts(ctx: QueryContext, { variant, low, high, from, to }: ComparedSpan, stated: number): Readonly<Record<string, unknown>> {
  const { id, title, dataset } = variant.handle;
  const now = low === high ? low : null;
  return {
    ...NOT_COMPARED,
    series_id: id,
    title,
    transformation: variant.shaping.units,
    period: `${from}/${to}`,
    value_now: now,
    difference: now === null ? null : roundedTo(subtractDecimals(stated, now), 6),
    dataset_id: dottedId(dataset),
    url: `${ctx.publicUrl}/series/${id}`,
  };
}

function decisionFacts(ctx: QueryContext, { handle, day, change }: ComparedDecision, stated: number): Readonly<Record<string, unknown>> {
  return {
    ...NOT_COMPARED,
    series_id: handle.id,
    title: handle.title,
    transformation: 'chg',
    period: day,
    value_now: change,
    difference: roundedTo(subtractDecimals(stated, change), 6),
    dataset_id: dottedId(handle.dataset),
    url: `${ctx.publicUrl}/board-days/${day}`,
    reproduce_url: `${ctx.publicUrl}/v1/board-days?${new URLSearchParams({ start_period: day, end_period: day })}`,
  };
}

function indicatorFacts(
  ctx: QueryContext,
  { id, title, figure, hasWindow }: ComparedIndicator,
  stated: number,
): Readonly<Record<string, unknown>> {
  const known = { ...NOT_COMPARED, series_id: null, title, transformation: null, url: `${ctx.publicUrl}/signals/${id}` };
  if (figure === null) return known;
  const { period: of, value } = figure;
  const difference = roundedTo(subtractDecimals(stated, value), 6);
  const query = hasWindow ? `?${new URLSearchParams({ start_period: of, end_period: of })}` : '';
  return { ...known, period: of, value_now: value, difference, reproduce_url: `${ctx.publicUrl}/v1/${id}${query}` };
}

async function evaluationFacts(ctx: QueryContext, of: Evaluation, stated: number): Promise<Readonly<Record<string, unknown>>> {
  const { variant, agrees, change, values, source, isFirstKnown } = of;
  const first = isFirstKnown ? values[0] : undefined;
  const query = await reproducing(ctx, of);
  return {
    series_id: variant.handle.id,
    title: variant.handle.title,
    transformation: variant.shaping.units,
    period: of.of,
    value_now: of.now,
    difference: roundedTo(subtractDecimals(stated, of.now), 6),
    agreed_value: agrees?.value ?? null,
    agreed_from: agrees?.from ?? null,
    agreed_from_basis: agrees?.basis ?? null,
    agreed_to: agrees?.to ?? null,
    first_value: first?.value ?? null,
    first_published: first?.from ?? null,
    change_kind: change?.kind ?? null,
    changed_on: change?.day ?? null,
    dataset_id: source.dataset_id,
    sha256: source.sha256,
    url: `${ctx.publicUrl}/series/${variant.handle.id}`,
    reproduce_url: query && `${ctx.publicUrl}/v1/series/${variant.handle.id}?${query}`,
  };
}
