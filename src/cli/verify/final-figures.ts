/** Compares imported data with final values. Each final value must be in the data, with the same unit. */
import { findDataset } from '../../catalogue/catalogue.ts';
import type { FinalFigure, FinalFigures } from '../../catalogue/final-figures/final-figure.ts';
import { type Dataset, datasetKey, storedAs } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { JsonRows } from '../../core/json-rows.ts';
import { firstDay, lastDay, parsePeriod } from '../../core/period.ts';
import { parseUnit, sameScale } from '../../core/units.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import { readDataset } from '../../queries/datasets/read-dataset.ts';
import type { Finding } from './finding.ts';

interface FigureCheck {
  readonly right: number;
  /** The number of final values to find. */
  readonly of: number;
  readonly findings: readonly Finding[];
}

/** The value that was found for a final value, or null. */
interface Found {
  readonly value: unknown;
  readonly unit: string | null;
  /** The file and the place in it, or null. */
  readonly place: string | null;
}

interface Compared extends Found {
  readonly figure: FinalFigure;
}

/** The largest plausible relative revision. A larger difference means that the value or its scale is wrong. */
const MOST_MOVED = 0.25;

export async function checkFinalFigures(ctx: QueryContext, all: readonly FinalFigures[]): Promise<FigureCheck> {
  const checks: FigureCheck[] = [];
  for (const figures of all) checks.push(await checkOne(ctx, figures));
  return {
    right: checks.reduce((sum, { right }) => sum + right, 0),
    of: checks.reduce((sum, { of }) => sum + of, 0),
    findings: checks.flatMap(({ findings }) => findings),
  };
}

async function checkOne(ctx: QueryContext, figures: FinalFigures): Promise<FigureCheck> {
  const [source = '', id = ''] = figures.dataset.split('/');
  const dataset = findDataset(source, id);
  if (dataset === null) throw new WattleError('BUG', `There are final figures for ${figures.dataset}, which is not a dataset.`);
  const compared: Compared[] = [];
  const findings: Finding[] = [];
  for (const figure of figures.figures) {
    try {
      const found = await find(ctx, dataset, figures, figure);
      if (found !== null) compared.push({ figure, ...found });
      else if (!mayBeAbsent(dataset, figures)) findings.push(await missing(ctx, dataset, figureName(figures, figure), figure, null));
    } catch (error) {
      if (!(error instanceof WattleError)) throw error;
      if (!mayBeAbsent(dataset, figures)) findings.push(await missing(ctx, dataset, figureName(figures, figure), figure, error));
    }
  }
  const off = compared.filter((one) => !agrees(figures, one));
  const right = compared.length - off.length;
  const of = compared.length + findings.length;
  const rereference = rereferenceOf(figures, compared, off);
  if (rereference !== null) return { right: compared.length, of, findings: [...findings, rereference] };
  return { right, of, findings: [...findings, ...off.map((one) => differenceOf(figures, one))] };
}

/** Returns the finding about a missing value, or that the agency sent an older file if all data end earlier. */
async function missing(
  ctx: QueryContext,
  dataset: Dataset,
  name: string,
  { period }: FinalFigure,
  error: WattleError | null,
): Promise<Finding> {
  const newest = (await ctx.store.datasets.state(datasetKey(storedAs(dataset))))?.periodEnd ?? null;
  const [requested, last] = [period === undefined ? null : parsePeriod(period), newest === null ? null : parsePeriod(newest)];
  const isOlder = requested !== null && last !== null && lastDay(last) < firstDay(requested);
  const why = isOlder ? `: the file ends with ${newest}, so it is an older release.` : error === null ? '.' : `: ${error.message}`;
  return { kind: 'wrong', text: `${name} is missing${why}`, ...(isOlder ? { olderVintage: true } : {}) };
}

/** True if a value may be missing: some releases do not have it, or market files contain only a few days. */
const mayBeAbsent = (dataset: Dataset, figures: FinalFigures): boolean =>
  figures.onlyInVintage === true || (dataset.kind === 'time_series' && dataset.history !== undefined);

async function find(ctx: QueryContext, dataset: Dataset, figures: FinalFigures, { period }: FinalFigure): Promise<Found | null> {
  const params = new URLSearchParams(figures.filter);
  if (period !== undefined) for (const bound of ['start', 'end']) params.set(bound, period);
  if (dataset.kind === 'time_series' && dataset.wide) params.set('shape', 'long');
  if (dataset.kind === 'time_series') params.set('explain', '1');
  const { data, meta } = await readDataset(ctx, dataset, params);
  const rows = (data instanceof JsonRows ? data.toArray() : data) as readonly Readonly<Record<string, unknown>>[];
  const row = rows.length > 1 ? rows.find((one) => one['period'] === period) : rows[0];
  if (row === undefined) return null;
  const unit = typeof row['unit'] === 'string' ? row['unit'] : null;
  return { value: row[params.get('columns') ?? 'value'] ?? null, unit, place: placeOf(meta.explain, row['period']) };
}

interface Operand {
  readonly period?: unknown;
  readonly source_url?: unknown;
  readonly at?: unknown;
}

/** Returns the place of the value for a period, such as `https://…/a2-data.csv r78 ARBAMPCNCRT`, or null if it is unknown. */
function placeOf(explain: unknown, period: unknown): string | null {
  const { operands = [] } = (explain ?? {}) as { readonly operands?: readonly Operand[] };
  const one = operands.find((operand) => operand.period === period);
  if (typeof one?.at !== 'string') return null;
  return typeof one.source_url === 'string' ? `${one.source_url} ${one.at}` : one.at;
}

function agrees(figures: FinalFigures, { figure, value, unit }: Compared): boolean {
  if (typeof figure.value === 'string') return String(value).toLowerCase() === figure.value.toLowerCase();
  if (typeof value !== 'number' || !sameUnit(figures.unit, unit)) return false;
  return Math.abs(value - figure.value) <= allowanceOf(figures, figure.value);
}

/**
 * True if two units are the same. Does not compare the reference period of an index, because indexes with equal values have the same
 * reference period.
 */
const sameUnit = (stated: string | null, found: string | null): boolean =>
  stated === null || found === null || (isIndex(stated) && isIndex(found)) || sameScale(parseUnit(stated), parseUnit(found));

const isIndex = (unit: string): boolean => /^Index(,|$)/.test(unit);

/** The relative rounding error of binary fractions. */
const NOISE = 1e-12;

function allowanceOf({ within }: FinalFigures, value: number): number {
  const noise = Math.abs(value) * NOISE;
  if (within === undefined) return noise;
  return noise + ('absolute' in within ? within.absolute : (Math.abs(value) * within.percent) / 100);
}

/** Returns a finding if an index was rebased: at least two values differ by the same factor, and the reference period differs. */
function rereferenceOf(figures: FinalFigures, compared: readonly Compared[], off: readonly Compared[]): Finding | null {
  const { unit } = figures;
  const now = compared[0]?.unit ?? null;
  if (off.length === 0 || compared.length < 2 || unit === null || now === null || !isIndex(unit) || !isIndex(now) || unit === now)
    return null;
  const factors = compared.map(({ figure, value }) =>
    typeof value === 'number' && typeof figure.value === 'number' ? value / figure.value : 0,
  );
  const factor = factors[0] ?? 0;
  const common = compared.every(
    ({ figure, value }) =>
      typeof value === 'number' &&
      typeof figure.value === 'number' &&
      Math.abs(value - factor * figure.value) <= 2 * Math.max(1, factor) * allowanceOf(figures, figure.value) + rounding(value),
  );
  if (!common || factor <= 0) return null;
  return {
    kind: 'changed',
    text: `${figures.filter}: the index was re-referenced, from ${unit} to ${now}. All its figures are multiplied by ${factor.toPrecision(4)}.`,
  };
}

/** Returns half a unit of the last decimal place, for values with one or two decimals. */
const rounding = (value: number): number => (Math.round(value * 10) === value * 10 ? 0.05 : 0.005);

function differenceOf(figures: FinalFigures, compared: Compared): Finding {
  const { figure, value, unit, place } = compared;
  const now = `${value === null ? 'empty' : String(value)}${unit === null ? '' : ` ${unit}`}`;
  const text = `${figureName(figures, figure)} is ${now} now${place === null ? '' : ` (${place})`}.`;
  const moved =
    figures.mayMove === true &&
    typeof value === 'number' &&
    typeof figure.value === 'number' &&
    sameUnit(figures.unit, unit) &&
    Math.abs(value - figure.value) <= Math.max(MOST_MOVED * Math.abs(figure.value), 4 * allowanceOf(figures, figure.value));
  return moved ? { kind: 'changed', text: `${text} A benchmark revision may be the reason.` } : { kind: 'wrong', text };
}

/** Returns the name of a value, such as `series=aud_usd of 2010-01, which was 0.8909 USD (f11-data.csv r12),`. */
function figureName({ filter, unit }: FinalFigures, { period, value, at }: FinalFigure): string {
  return `${filter}${period === undefined ? '' : ` of ${period}`}, which was ${value}${unit === null ? '' : ` ${unit}`} (${at}),`;
}
