import { findSeries } from '../../../catalogue/series.ts';
import { formatPeriod, parsePeriod, period } from '../../../core/period.ts';
import { Parameters } from '../../../queries/base/parameters/parameters.ts';
import { gdpPartials, PARTIALS_DATASETS, PARTIALS_NOTES, type Partial, quarterOf } from '../../../queries/economy/desks/gdp-partials.ts';
import { freshnessOfAll } from '../../../queries/series/freshness/series-freshness.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { PageContent, PageRequest, WebContext, WebPage } from '../../page.ts';
import { fileForms, fileMenu } from '../../parts/file-menu.ts';
import { methodLink } from '../../parts/method-link.ts';
import { signedBar } from '../../parts/signed-bar.ts';
import { sourceNote } from '../../parts/source-note.ts';
import { stateLine } from '../../parts/state-dot.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { dayText, periodText, shortPeriod } from '../../words/period-words.ts';
import { changeText, type ValueStyle } from '../../words/value-words.ts';

const PATH = '/gdp-partials';
const MAX_AGE_SECONDS = 300;
const POINTS: ValueStyle = { before: '', unit: '', decimals: 2, shift: 0 };
/**
 * The style of GDP growth and contributions, which the ABS publishes with one decimal. The remainder is calculated from them, so it has
 * one decimal too.
 */
const PRINTED: ValueStyle = { ...POINTS, decimals: 1 };
const styleOf = ({ part, from }: Partial): ValueStyle => (part === 'remainder' || from.length === 1 ? PRINTED : POINTS);
const BASIS_WORDS = { partial: 'before the national accounts', national_accounts: 'with the national accounts' } as const;

export const partialsPage: WebPage = { id: 'gdpPartials', path: PATH, access: 'reading', query: ['period', 'as_of'], make };

async function make({ site, queries }: WebContext, { query }: PageRequest): Promise<PageContent> {
  const parameters = new Parameters(query);
  const quarter = quarterOf(parameters);
  const asOf = parameters.asOf();
  parameters.check();
  const { period: of, rows, sum, notes, stored } = await gdpPartials(queries, quarter, asOf);
  const { reasons } = await freshnessOfAll(queries, [...stored.values()], asOf);
  const form = (extension: string): string => site.href(`/w/gdp-partials.${extension}`, new URLSearchParams(query));
  const words = of === null ? 'No contributions are stored on this site.' : sentenceOf(of, rows, sum);
  return {
    title: 'GDP partials',
    description: words,
    section: 'topics',
    canonical: [...query].length === 0 ? PATH : null,
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: PARTIALS_DATASETS,
    ...(of === null ? {} : { forms: fileForms(form) }),
    body: html`<div class="head"><div><h1>GDP partials${of !== null && html`, ${periodText(of)}`}</h1><p>${words}</p><p class="s m">${asOf !== null && `Vintage of ${dayText(asOf.text.slice(0, 10))}. `}${of !== null && neighbours(site, of)}</p>${stateLine(reasons)}</div>${of !== null && html`<div class="row">${fileMenu('Contributions', form)}</div>`}</div>
${of === null ? NOTHING : contributions(site, rows)}
<section><h2>Method</h2><ul class="prose">${[...notes, ...PARTIALS_NOTES.slice(1)].map((note) => html`<li>${note}</li>`)}</ul>${methodLink(site, 'desks')}${sourceNote(
      site,
      [...stored.values()].map(({ handle }) => handle.dataset),
    )}</section>`,
  };
}

function sentenceOf(of: string, rows: readonly Partial[], sum: number | null): string {
  const known = rows.filter(({ part, contribution }) => part !== 'remainder' && part !== 'gdp' && contribution !== null);
  const growth = rows.find(({ part }) => part === 'gdp')?.contribution ?? null;
  const added =
    sum === null
      ? `In the ${periodText(of)}, no contribution is known`
      : `In the ${periodText(of)}, ${known.length} of 3 contributions are known. Their sum is ${changeText(sum, POINTS)} percentage points`;
  const rest = growth === null ? 'The change in GDP is not known' : `GDP changed by ${changeText(growth, PRINTED)}%`;
  return `${added}. ${rest}.`;
}

function neighbours(site: Site, of: string): Html {
  const t = parsePeriod(of)?.t ?? 0;
  const name = formatPeriod(period('Q', t - 1));
  return html`<a href="${site.href(PATH, { period: name })}">Previous: ${shortPeriod(name)}</a>`;
}

function contributions(site: Site, rows: readonly Partial[]): Html {
  const most = Math.max(...rows.map(({ contribution }) => Math.abs(contribution ?? 0)));
  return table({
    caption: 'Contributions to GDP growth',
    prose: true,
    onPhone: 3,
    columns: [
      { title: 'Part' },
      { title: 'Percentage points', numeric: true },
      { title: '' },
      { title: 'Known' },
      { title: 'Vintage' },
      { title: 'Calculated from' },
    ],
    rows: rows.map((row) => {
      const { part, title, contribution, basis, from, vintage } = row;
      return [
        part === 'gdp' ? html`<b>${title}</b>` : title,
        contribution === null ? html`<span class="m">not known</span>` : html`<b>${changeText(contribution, styleOf(row))}</b>`,
        contribution === null || most === 0 ? '' : signedBar(contribution / most),
        basis === null ? '–' : BASIS_WORDS[basis],
        vintage === null ? '–' : html`<span class="nw">${dayText(vintage)}</span>`,
        from.length === 0
          ? '–'
          : html`${from.map((id, i) => html`${i > 0 && ', '}<a href="${site.href(`/series/${id}`)}">${findSeries(id)?.title ?? id}</a>`)}`,
      ];
    }),
  });
}
