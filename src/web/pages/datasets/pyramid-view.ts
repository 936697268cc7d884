/** Shows a dataset as a population pyramid. The period is the latest one with values for both sexes. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { formatPeriod, period } from '../../../core/period.ts';
import { type DatasetView, viewDataset } from '../../../queries/datasets/dataset-view.ts';
import { type PyramidRow, renderPyramid } from '../../../render/chart/pyramid.ts';
import { Html, html } from '../../html.ts';
import type { WebContext } from '../../page.ts';
import { table } from '../../parts/table.ts';
import { shortPeriodWords } from '../../words/period-words.ts';
import { numberText, styleOfValues } from '../../words/value-words.ts';

const [WIDE, NARROW] = [820, 328];
/** The maximum number of series that are read. No dataset by age and sex has more series. */
const MOST_SERIES = 500;
const [SEX, AGE] = ['sex', 'age'];
const REACH = 24;

export const hasPyramid = ({ dimensions }: TimeSeriesDataset): boolean =>
  [SEX, AGE].every((name) => dimensions.some((dimension) => dimension.name === name)) &&
  dimensions.some(({ name, words }) => name === SEX && words['male'] !== undefined && words['female'] !== undefined);

interface Ages {
  readonly from: number;
  /** The last age. Infinity for a group such as `65 years and over`. */
  readonly to: number;
}

/** Parses labels such as `15-19 years` or `65 years and over`. Returns null for totals and other labels. */
export function agesIn(label: string): Ages | null {
  const [from, to] = [...label.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (from === undefined || from > 120 || /total/i.test(label)) return null;
  if (to !== undefined) return to >= from && to <= 120 ? { from, to } : null;
  return /over|\+/.test(label) ? { from, to: Number.POSITIVE_INFINITY } : null;
}

/** Selects age groups that do not overlap. If several groups start at the same age, selects the narrowest one. */
export function partition<One extends Ages>(all: readonly One[]): readonly One[] {
  const chosen: One[] = [];
  const sorted = all.toSorted((a, b) => a.from - b.from || a.to - b.to);
  for (const one of sorted) {
    const before = chosen.at(-1);
    if (before === undefined || one.from > before.to) chosen.push(one);
  }
  return chosen;
}

/** Returns true if the stored values have several age groups. A single group does not make a pyramid. */
export function hasAges({ dimensions }: TimeSeriesDataset, { state }: DatasetView): boolean {
  const age = dimensions.find(({ name }) => name === AGE);
  const stored = state.dimensions.find(({ id }) => id === age?.id)?.values ?? [];
  return partition(stored.flatMap(({ label }) => agesIn(label) ?? [])).length > 1;
}

/**
 * Returns the pyramid.
 * @param requested filters of the dimensions other than age and sex
 */
export async function pyramidBody(web: WebContext, dataset: TimeSeriesDataset, requested: URLSearchParams): Promise<Html> {
  const filters = new URLSearchParams([...requested].filter(([name]) => name !== SEX && name !== AGE));
  for (const name of [SEX, AGE]) filters.set(name, 'all');
  const view = await viewDataset(web.queries, dataset, filters, { page: 1, perPage: MOST_SERIES, periods: 1, reach: REACH });
  const found = groupsOf(dataset, view);
  const t = Math.max(...found.flatMap(({ sexes }) => sexes.flatMap((points) => points?.t.at(-1) ?? [])));
  const rows = partition(found).map(({ label, sexes: [left, right] }): PyramidRow => ({ label, left: at(left, t), right: at(right, t) }));
  const known = rows.filter(({ left, right }) => left !== null && right !== null);
  if (known.length < 2 || view.units.length > 1)
    return html`<div class="empty"><b>No population pyramid.</b> A pyramid needs one measure by age for both sexes. This selection does not have such a measure.</div>`;
  const when = shortPeriodWords(period(view.frequency, t));
  const said = `Males left and females right, by age, ${when}. The table below lists the values.`;
  const svg = (width: number, name: string): Html => new Html(renderPyramid(rows, said, width, name));
  const style = styleOfValues(
    '',
    rows.flatMap(({ left, right }) => [left ?? [], right ?? []].flat()),
  );
  const text = (value: number | null): string => (value === null ? '–' : numberText(value, style));
  const sample = (mark: string): Html =>
    new Html(`<svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true"><path class="${mark}" d="M0 0h10v10H0z"/></svg>`);
  return html`<figure class="chart"><ul class="key"><li>${sample('f0')}Males</li><li>${sample('f1')}Females</li><li>${view.units[0] ?? ''}, ${when}</li></ul>${svg(WIDE, 'wid')}${svg(NARROW, 'nar')}</figure>${table(
    {
      caption: `By age and sex, ${formatPeriod(period(view.frequency, t))}`,
      id: 'table',
      columns: [{ title: 'Age' }, { title: 'Males', numeric: true }, { title: 'Females', numeric: true }],
      rows: rows.map(({ label, left, right }) => [label, text(left), text(right)]),
    },
  )}`;
}

type Points = DatasetView['rows'][number]['slice'];

interface Group extends Ages {
  readonly label: string;
  /** The values of males and of females. */
  readonly sexes: readonly [Points | undefined, Points | undefined];
}

function groupsOf({ dimensions }: TimeSeriesDataset, { state, rows }: DatasetView): readonly Group[] {
  const idOf = (name: string) => dimensions.find((one) => one.name === name);
  const [sex, age] = [idOf(SEX), idOf(AGE)];
  const positionOf = (id: string | undefined): number => state.dimensions.findIndex((one) => one.id === id);
  const [sexAt, ageAt] = [positionOf(sex?.id), positionOf(age?.id)];
  const ages = state.dimensions[ageAt]?.values ?? [];
  return ages.flatMap(({ code, label }): Group[] => {
    const limits = agesIn(label);
    const of = (word: 'male' | 'female'): Points | undefined =>
      rows.find(({ stored }) => stored.codes[ageAt] === code && stored.codes[sexAt] === sex?.words[word])?.slice;
    return limits === null ? [] : [{ ...limits, label, sexes: [of('male'), of('female')] }];
  });
}

const at = (points: Points | undefined, t: number): number | null => points?.value[points.t.lastIndexOf(t)] ?? null;
