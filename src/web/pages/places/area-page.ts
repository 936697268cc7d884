import { type AreaPlace, datasetsByArea } from '../../../catalogue/regions/area-places.ts';
import { topics } from '../../../catalogue/topics/topics.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { AREA_KINDS } from '../../../core/places/area-kinds.ts';
import { MAIN_STATES } from '../../../core/places/geography.ts';
import { unitsShort } from '../../../core/units.ts';
import { type AreaRow, areaProfile } from '../../../queries/places/area-profile.ts';
import { type Html, html, type Piece } from '../../html.ts';
import type { PageContent, WebContext } from '../../page.ts';
import { fileForms, fileMenu } from '../../parts/file-menu.ts';
import { sourceNote } from '../../parts/source-note.ts';
import { ageOfRows, exceptionMark, type Marked } from '../../parts/state-dot.ts';
import { table, withoutEmptyColumns } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { withoutUnit } from '../../words/dimension-words.ts';
import { reasonSentences } from '../../words/reason-words.ts';
import { changeText, differenceText, styleOfDecimals, type ValueStyle, valueText } from '../../words/value-words.ts';
import { spanWords } from '../datasets/rank-view.ts';

const MAX_AGE_SECONDS = 60;

export async function areaPage({ site, queries }: WebContext, place: AreaPlace): Promise<PageContent> {
  const { name, rows, empty, damaged } = await areaProfile(queries, place);
  const form = (extension: string): string => site.href(`/p/${place.id}.${extension}`);
  const facts = AREA_KINDS[place.kind];
  const state = MAIN_STATES.find(({ abbreviation }) => abbreviation === place.state);
  const age = ageOfRows(
    rows.map(({ row, grade }) => (row.value === null ? null : grade)),
    'page',
  );
  const groups = [...new Set(rows.map(({ topic }) => topic))];
  return {
    title: place.kind === 'postcode' ? name : `${name} (${facts.one})`,
    description: `Statistics for ${name}, with rank among ${facts.many} and the national figure.`,
    section: 'places',
    canonical: `/places/${place.id}`,
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: datasetsByArea(place.kind).map(datasetKey),
    forms: fileForms(form),
    body: html`<p class="crumb"><a href="${site.href('/places')}">Places</a>${state !== undefined && html` › <a href="${site.href(`/places/${state.abbreviation.toLowerCase()}`)}">${state.name}</a>`}</p>
<div class="head"><div><h1>${name}</h1><p class="m">${place.kind === 'postcode' ? 'Postcode' : `${facts.one.charAt(0).toUpperCase()}${facts.one.slice(1)}, code ${place.code}`}. ${rows.length === 1 ? '1 measure with data, with' : `${rows.length} measures with data, each with`} its rank among ${facts.many}.</p></div><div class="row">${fileMenu(name, form)}</div></div>
${age.line}
${rows.length === 0 && html`<div class="empty"><b>No data.</b>No figures for ${name} are stored on this site.</div>`}
${groups.map((id) => {
  const topic = topics().find((one) => one.id === id);
  const title = topic?.title ?? (groups.length === 1 ? 'Measures' : 'Other measures');
  return html`<section><h2>${topic === undefined ? title : html`<a href="${site.href(`/topics/${topic.id}`)}">${title}</a>`}</h2>${rowsTable(
    site,
    `${name}: ${title}`,
    rows.filter((one) => one.topic === id),
    age.marked,
  )}</section>`;
})}
${damaged.length > 0 && html`<section><h2>Damaged data, not shown</h2><ul>${reasonSentences(damaged.flatMap(({ freshness }) => freshness.reasons)).map(({ words }) => html`<li>${words}</li>`)}</ul></section>`}
${empty.length > 0 && html`<section><h2>No data on this site</h2><ul>${empty.map((dataset) => html`<li><a href="${site.href(`/datasets/${dataset.source}/${dataset.id}`)}">${dataset.title}</a></li>`)}</ul></section>`}
${rows.length > 0 && html`<p class="s m">${rows.some(({ ranking }) => ranking.isPercentage) && 'pts: percentage points. '}Rank 1 is the highest value. The median covers all ${facts.many} with a value.${rows.some(({ difference }) => difference !== null) && ' The difference is from the national figure, or from the median if there is no national figure.'}</p>`}${sourceNote(
  site,
  rows.map(({ ranking }) => ranking.dataset),
)}`,
  };
}

const rowsTable = (site: Site, caption: string, rows: readonly AreaRow[], marked: Marked): Html =>
  table({
    caption,
    prose: true,
    onPhone: 2,
    ...withoutEmptyColumns({
      columns: [
        { title: 'Measure' },
        { title: 'Value', numeric: true },
        { title: 'Period' },
        { title: 'Change over a year', numeric: true },
        { title: 'Rank', numeric: true },
        { title: 'Australia', numeric: true },
        { title: 'Median', numeric: true },
        { title: 'Difference', numeric: true },
      ],
      rows: rows.map((one) => cellsOf(site, one, marked)),
    }),
  });

/** Returns the style of values. Only signs are next to a value. Other units are below the name of the measure. */
function styleOf({ ranking: { units, decimals } }: AreaRow): ValueStyle {
  const style = styleOfDecimals(unitsShort(units), decimals);
  const isSign = style.before !== '' || /^[%/]/.test(style.unit);
  return isSign ? style : { before: '', unit: '', decimals, shift: 0 };
}

function cellsOf(site: Site, one: AreaRow, marked: Marked): readonly Piece[] {
  const { measure, ranking, row, ranked, median, difference, grade } = one;
  const { dataset, filters, by, isPercentage } = ranking;
  const style = styleOf(one);
  const ofRank = site.href(
    `/datasets/${dataset.source}/${dataset.id}`,
    new URLSearchParams([['view', 'rank'], ['by', by.name], ...filters]),
  );
  const value = (number: number | null): Piece => (number === null ? '–' : html`<span class="nw">${valueText(number, style)}</span>`);
  const change = row.changeYearPct ?? (isPercentage ? row.changeYear : null);
  const rank =
    row.rank === null
      ? '–'
      : html`<a class="nw" href="${ofRank}">${row.rank.toLocaleString('en-AU')} of ${ranked.toLocaleString('en-AU')}</a>`;
  const period = html`<span class="nw">${spanWords(ranking)}</span>${exceptionMark(grade, marked, grade === 'current' ? 'Up to date' : '1 to 4 releases behind')}`;
  const national = ranking.national?.value ?? null;
  const beside = national === null ? html`median ${value(median)}` : html`Australia ${value(national)}`;
  const isSign = style.before !== '' || style.unit !== '';
  return [
    html`${withoutUnit(measure)}${!isSign && html`<small class="m"> ${ranking.units}</small>`}`,
    html`<b class="nw">${row.value === null ? '–' : valueText(row.value, style)}</b><span class="phone-only s m">${period}</span>${rank !== '–' && html`<span class="phone-only s m">Rank ${rank}, ${beside}</span>`}`,
    period,
    change === null
      ? '–'
      : html`<span class="nw">${changeText(change, { ...style, decimals: row.changeYearPct === null ? style.decimals : 1 })}${row.changeYearPct === null ? ' pts' : '%'}</span>`,
    rank,
    value(national),
    value(median),
    difference === null ? '–' : html`<span class="nw">${differenceText(difference, style)}</span>`,
  ];
}
