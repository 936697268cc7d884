/** Ranks the codes of one dimension of a dataset, with bars. If the codes are areas, there is also a map. */

import { AREA_SOURCES, boundariesOf } from '../../../catalogue/regions/areas.ts';
import { BOUNDARY_SOURCE } from '../../../catalogue/regions/boundaries.ts';
import { capitalised } from '../../../core/basic/text.ts';
import { roundedTo } from '../../../core/decimal.ts';
import { dottedId, type TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { formatPeriod, type Period, period } from '../../../core/period.ts';
import { AREA_KINDS } from '../../../core/places/area-kinds.ts';
import type { Answer } from '../../../queries/base/answer.ts';
import { type Ranking, type RankRow, READ_RANKING } from '../../../queries/datasets/ranking.ts';
import { classesOf } from '../../../queries/places/regions/read-region.ts';
import type { RegionMap } from '../../../render/map/region-map.ts';
import { attribute, type Html, html, NOTHING, type Piece } from '../../html.ts';
import { pager } from '../../parts/pager.ts';
import { mapFigure } from '../../parts/region-map.ts';
import { segments } from '../../parts/segments.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { dimensionWords } from '../../words/dimension-words.ts';
import { shortPeriodWords } from '../../words/period-words.ts';
import { changeText, numberText, type ValueStyle } from '../../words/value-words.ts';

const RANKS_PER_PAGE = 50;
const PERIODS_LISTED = 60;
const SMALL_AREAS = 'Areas without shading have no value for this period.';

interface RankPage {
  readonly site: Site;
  readonly ranking: Ranking;
  readonly answer: Answer;
  readonly page: number;
  readonly isMap: boolean;
  /** Returns the address with changed parameters. Null removes a parameter. */
  readonly href: (changes: Readonly<Record<string, string | null>>) => string;
}

const styleOf = ({ decimals }: Ranking): ValueStyle => ({ before: '', unit: '', decimals, shift: 0 });

/** Returns words such as `Year to Jun 2026` or `Jun 2026`. */
export function spanWords({ period: last, window }: Ranking): string {
  if (last === null) return 'No data';
  if (window === 'period') return shortPeriodWords(last);
  const perYear = FREQUENCY[last.freq].perYear ?? 1;
  return `sum of ${shortPeriodWords(period(last.freq, last.t - perYear + 1))} to ${shortPeriodWords(last)}`;
}

/** Returns a title such as `Number of dwelling units, Total Sectors`. */
export const rankTitle = ({ labels, dataset }: Pick<Ranking, 'labels' | 'dataset'>): string =>
  labels.length === 0 ? dataset.title : labels.join(', ');

export function rankBody({ site, ranking, answer, page, isMap, href }: RankPage): Html {
  const shown = ranking.rows.slice((page - 1) * RANKS_PER_PAGE, page * RANKS_PER_PAGE);
  const ranked = ranking.rows.filter(({ value }) => value !== null).length;
  const what = ranking.by.areas === null ? 'rows' : AREA_KINDS[ranking.by.areas].many;
  return html`${controls(ranking, href)}
<p class="s m">${ranking.units}, ${spanWords(ranking)}. ${ranked.toLocaleString('en-AU')} of ${ranking.rows.length.toLocaleString('en-AU')} ${what} have a value.${residentsNote(site, ranking)}</p>
${isMap && ranking.by.areas !== null ? mapFigure(rankMap(ranking, sourceLines(answer))) : html`${rankTable(site, ranking, shown)}${pager({ page, perPage: RANKS_PER_PAGE, total: ranking.rows.length, what, href: (n) => href({ page: String(n) }) })}`}`;
}

/** Returns the date of the number of residents. If there are no values per 1,000 residents, returns the reason. */
function residentsNote(site: Site, { residents, per }: Ranking): Html {
  if (residents === null) return NOTHING;
  const link = html`<a href="${site.href(`/datasets/${residents.dataset.source}/${residents.dataset.id}`)}">${residents.dataset.title}</a>`;
  if (residents.byCode === null) return html` Values per 1,000 residents need ${link}, which has no data on this site.`;
  return html`${per === '1000_residents' && residents.period !== null && html` Residents at 30 June ${formatPeriod(residents.period)}: ${link}.`}`;
}

function controls(ranking: Ranking, href: RankPage['href']): Html {
  const { window, per, hasSums, residents, levels } = ranking;
  const choices = [
    hasSums &&
      segments('Range', [
        { label: '12 months', href: href({ window: null, page: null }), current: window === 'year' },
        { label: 'One period', href: href({ window: 'period', page: null }), current: window === 'period' },
      ]),
    residents !== null &&
      residents.byCode !== null &&
      segments('Per', [
        { label: 'Value', href: href({ per: null, page: null }), current: per === 'value' },
        { label: 'Per 1,000 residents', href: href({ per: '1000_residents', page: null }), current: per === '1000_residents' },
      ]),
    levels !== null &&
      segments(
        'Level',
        Array.from({ length: levels.deepest + 1 }, (_, i) => ({
          label: `Level ${i + 1}`,
          href: href({ level: String(i), page: null }),
          current: i === levels.shown,
        })),
      ),
  ];
  return html`<div class="tools">${choices}${periodForm(ranking, href)}</div>`;
}

/** Returns the form for the period. Its button is needed only by browsers without scripts. */
function periodForm({ period: shown, periods }: Ranking, href: RankPage['href']): Html {
  if (shown === null || periods.length < 2) return NOTHING;
  const listed: readonly Period[] = periods.slice(0, PERIODS_LISTED);
  const all = listed.some(({ t }) => t === shown.t) ? listed : [...listed, shown];
  const [path = '', query = ''] = href({ period: null, page: null }).split('?');
  return html`<form class="row" action="${path}">${[...new URLSearchParams(query)].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<label class="s m" for="period">Period</label><select id="period" name="period">${all.map(
    (one) => html`<option value="${formatPeriod(one)}"${attribute('selected', one.t === shown.t)}>${shortPeriodWords(one)}</option>`,
  )}</select><button class="btn sm">Show</button></form>`;
}

function rankTable(site: Site, ranking: Ranking, rows: readonly RankRow[]): Html {
  const style = styleOf(ranking);
  const values = ranking.rows.flatMap(({ value }) => value ?? []);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (value: number): number => Math.round(((value - low) / (high - low || 1)) * 1000) / 10;
  const isPer = ranking.per === '1000_residents';
  const bar = (value: number): Html =>
    html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><path class="f0" d="M${Math.min(x(0), x(value))} 1H${Math.max(x(0), x(value), Math.min(x(0), x(value)) + 0.4)}V7H${Math.min(x(0), x(value))}z"/></svg>`;
  const line = (row: RankRow, name: Piece): readonly Piece[] => [
    name,
    row.value === null ? html`<span class="m">no data</span>` : html`<data value="${row.value}">${numberText(row.value, style)}</data>`,
    row.value === null ? '' : bar(row.value),
    changeCell(row, ranking, style),
    ...(isPer ? [row.residents === null ? html`<span class="m">–</span>` : row.residents.toLocaleString('en-AU')] : []),
  ];
  const nameOf = (row: RankRow): Html => {
    const place = placeHref(site, ranking, row);
    const href = place ?? (row.handle === null ? null : site.href(`/series/${row.handle.id}`));
    return html`<span class="rank m">${row.rank ?? '–'}</span>${href === null ? row.name : html`<a href="${href}">${row.name}</a>`}`;
  };
  return table({
    caption: `Rank, ${rankTitle(ranking)}, ${spanWords(ranking)}`,
    id: 'table',
    pinned: true,
    onPhone: 3,
    columns: [
      { title: ranking.by.areas === null ? dimensionWords(ranking.by.name) : capitalised(AREA_KINDS[ranking.by.areas].one) },
      { title: isPer ? 'Per 1,000 residents' : 'Value', numeric: true, sorted: 'descending' },
      { title: '' },
      { title: 'Change over a year', numeric: true },
      ...(isPer ? [{ title: 'Residents', numeric: true }] : []),
    ],
    rows: [
      ...rows.map((row) => line(row, nameOf(row))),
      ...(ranking.national === null
        ? []
        : [line({ ...ranking.national }, html`<span class="rank"></span><b>${ranking.national.name}</b>`)]),
    ],
  });
}

/** Returns the address of the profile. Returns null if the row is not an area with a profile. */
const placeHref = (site: Site, { by: { areas } }: Ranking, { code }: RankRow): string | null =>
  areas === null || !AREA_KINDS[areas].code.test(code) ? null : site.href(`/places/${areas}-${AREA_KINDS[areas].bare(code)}`);

function changeCell({ changeYear, changeYearPct }: RankRow, { isPercentage }: Ranking, style: ValueStyle): Piece {
  if (changeYearPct !== null) return `${changeText(changeYearPct, { ...style, decimals: 1 })}%`;
  if (!isPercentage || changeYear === null) return html`<span class="m">–</span>`;
  return changeText(roundedTo(changeYear, style.decimals), style);
}

const sourceLines = ({ meta }: Answer): readonly string[] => meta.sources.slice(0, 1).map(({ attribution }) => attribution);

export function rankMap(ranking: Ranking, sources: readonly string[]): RegionMap {
  const kind = ranking.by.areas ?? 'council';
  const style = styleOf(ranking);
  const text = (value: number): string => numberText(value, style);
  const rounded = (value: number): number => roundedTo(value, ranking.decimals);
  const classes = classesOf(ranking.rows.flatMap(({ value }) => (value === null ? [] : [rounded(value)])).sort((a, b) => a - b));
  const { remark, joined } = AREA_SOURCES[kind];
  return {
    title: rankTitle(ranking),
    subtitle: `${ranking.units}, ${spanWords(ranking)}`,
    regions: ranking.rows.flatMap(({ code: listed, name, value }) => {
      const bare = AREA_KINDS[kind].bare(listed);
      return (joined[bare] ?? [bare]).map((code) => ({
        code,
        short: '',
        name,
        position: null,
        href: null,
        text: value === null ? null : text(value),
        level: value === null ? null : classes.findIndex(([from, to]) => rounded(value) >= from && rounded(value) <= to),
      }));
    }),
    classes: classes.map(([from, to]) => (from === to ? text(from) : `${text(from)} to ${text(to)}`)),
    national: ranking.national?.value == null ? null : `Australia: ${text(ranking.national.value)}`,
    sources: [...sources, BOUNDARY_SOURCE, ...(remark === null ? [] : [remark]), SMALL_AREAS],
    boundaries: boundariesOf(kind),
  };
}

export const rankParameters = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name, value]) => value !== '' && name !== 'view' && name !== 'page' && name !== 'sort'));

/**
 * Returns the address of the file.
 * @param form format of the file, such as csv
 */
export const rankFile = (site: Site, dataset: TimeSeriesDataset, query: URLSearchParams, form: string): string =>
  site.href(`/k/${dottedId(dataset)}.${form}`, rankParameters(query));

export const RANK_KEYS: readonly string[] = READ_RANKING.map(({ name }) => name);
