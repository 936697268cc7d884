import { sources } from '../../../catalogue/catalogue.ts';
import { type Dataset, dottedId } from '../../../core/define-dataset.ts';
import { BASIS_WORDS } from '../../../core/observation.ts';
import type { Answer } from '../../../queries/base/answer.ts';
import { MOST_ROWS } from '../../../queries/base/parameters/dataset-rows.ts';
import { shortLicence } from '../../../render/chart/words.ts';
import { type Html, html } from '../../html.ts';
import { icon } from '../../icons.ts';
import type { WebContext } from '../../page.ts';
import { copyButton } from '../../parts/copy-button.ts';
import { menu } from '../../parts/menu.ts';
import { dot } from '../../parts/state-dot.ts';
import { tuck } from '../../parts/tuck.ts';
import { dayText, periodText } from '../../words/period-words.ts';
import { gradeWords, reasonParagraph } from '../../words/reason-words.ts';

interface Described {
  readonly coverage: { readonly start: string | null; readonly end: string | null; readonly rows: number; readonly series: number };
  readonly quirks: readonly string[];
  readonly licence: { readonly name: string; readonly url: string };
  readonly landing_page: string;
  readonly catalogue_number: string | null;
  readonly refreshed_at: string | null;
  readonly ceased: { readonly last_period: string; readonly note: string } | null;
}

export const describedOf = (answer: Answer): Described => answer.data as unknown as Described;

export function datasetHead({ site, queries }: WebContext, dataset: Dataset, answer: Answer, formQuery: URLSearchParams): Html {
  const { coverage, licence, catalogue_number: number } = describedOf(answer);
  const isStored = describedOf(answer).refreshed_at !== null;
  const source = sources().find(({ code }) => code === dataset.source);
  const form = (extension: string): string => site.href(`/d/${dataset.source}/${dataset.id}.${extension}`, formQuery);
  return html`<p class="crumb"><a href="${site.href('/datasets')}">Datasets</a> › <a href="${site.href('/datasets', { source: dataset.source })}">${source?.name ?? dataset.source}</a> › <code>${dottedId(dataset)}</code></p>
<div class="head"><h1>${dataset.title}</h1>${
    isStored &&
    html`<div class="row">${copyButton('Copy API URL', site.absolute(`/v1/data/${dataset.source}/${dataset.id}`, formQuery))}${menu({
      button: html`${icon('download')}Download`,
      label: 'Download',
      primary: true,
      heading: 'Current selection',
      groups: [
        [
          { label: 'Excel', words: 'workbook (.xlsx)', href: form('xlsx') },
          { label: 'CSV', words: `up to ${MOST_ROWS.toLocaleString('en-AU')} rows`, href: form('csv') },
          { label: 'JSON', words: 'with sources', href: form('json') },
          { label: 'JSON lines', words: 'one row per line', href: form('jsonl') },
        ],
        [{ label: 'Agency', words: 'the agency’s own page', href: dataset.landingPage }],
      ],
    })}</div>`
  }</div>
<p class="prose">${dataset.description}</p>
<div class="row chips">${standing(answer, queries.sandbox)}${coverage.rows > 0 && html`<span class="chip">${coverage.rows.toLocaleString('en-AU')} rows</span>`}${coverage.series > 0 && html`<span class="chip">${coverage.series.toLocaleString('en-AU')} series</span>`}${
    coverage.start && coverage.end && html`<span class="chip">${periodText(coverage.start)} – ${periodText(coverage.end)}</span>`
  }${number && html`<span class="chip">Catalogue ${number}</span>`}<a class="chip" href="${licence.url}" rel="noreferrer">${shortLicence(licence.name)}</a></div>`;
}

function standing(answer: Answer, sandbox: boolean): Html {
  const { meta } = answer;
  const [source] = meta.sources;
  const published = source?.release_date ?? meta.vintage?.slice(0, 10) ?? null;
  const basis = source?.release_date ? BASIS_WORDS[source.release_date_basis ?? 'stated'] : BASIS_WORDS.upper_bound;
  if (published === null) return html`<span class="chip">${dot('none')}No data</span>`;
  if (sandbox) return html`<span class="chip warn">${dot('sim')}Simulated</span>`;
  if (meta.grade !== 'current')
    return html`<a class="chip warn" href="#why">${dot('stale')}${gradeWords(meta.reasons)}. Released ${dayText(published)}${basis}</a>`;
  return html`<span class="chip">${dot('ok')}${gradeWords(meta.reasons, describedOf(answer).ceased?.last_period ?? null)}. Released ${dayText(published)}${basis}</span>`;
}

/** Returns notes about quirks, a discontinued dataset, and values that may be out of date. */
export function datasetNotes({ site }: WebContext, dataset: Dataset, answer: Answer): Html {
  const { quirks, ceased, licence } = describedOf(answer);
  const notes = [
    ...quirks,
    ...(ceased === null ? [] : [`Discontinued: the last period is ${periodText(ceased.last_period)}. ${ceased.note}`]),
  ];
  const { grade, reasons, sources: from, vintage } = answer.meta;
  const hasData = (from[0]?.release_date ?? vintage ?? null) !== null;
  return html`${grade !== 'current' && hasData && html`<div class="note" id="why">${reasonParagraph(reasons)} <a href="${site.href('/status')}#${dataset.source}">Status of the agency</a></div>`}<section id="notes">${
    notes.length > 0 &&
    html`<h2>Notes</h2>${tuck('Show the notes', html`<ul class="prose">${notes.map((note) => html`<li>${note}</li>`)}</ul>`)}`
  }<p class="s m">Source: ${answer.meta.sources[0]?.attribution.replace(/^Source: /, '') ?? dataset.title} · Licence: <a href="${licence.url}" rel="noreferrer">${licence.name}</a> · <a href="${dataset.landingPage}" rel="noreferrer">The agency’s page</a></p></section>`;
}

/** Returns facts in the schema.org vocabulary. Search engines index them. */
export function structuredDataset({ site }: WebContext, dataset: Dataset, answer: Answer): object {
  const { coverage, licence } = describedOf(answer);
  const year = (text: string): string => text.replace(/^FY/, '').slice(0, 4);
  return {
    '@context': 'https://schema.org/',
    '@type': 'Dataset',
    name: dataset.title,
    description:
      dataset.description.length >= 50
        ? dataset.description
        : `${dataset.description} Published by ${sources().find(({ code }) => code === dataset.source)?.name ?? dataset.source}.`,
    identifier: dottedId(dataset),
    url: site.absolute(`/datasets/${dataset.source}/${dataset.id}`),
    license: licence.url,
    creator: { '@type': 'Organization', name: answer.meta.sources[0]?.name ?? sources().find(({ code }) => code === dataset.source)?.name },
    isBasedOn: dataset.landingPage,
    ...(coverage.start && coverage.end ? { temporalCoverage: `${year(coverage.start)}/${year(coverage.end)}` } : {}),
    spatialCoverage: 'Australia',
    isAccessibleForFree: true,
    distribution: ['csv', 'json'].map((form) => ({
      '@type': 'DataDownload',
      contentUrl: site.absolute(`/d/${dataset.source}/${dataset.id}.${form}`),
      encodingFormat: form === 'csv' ? 'text/csv' : 'application/json',
    })),
  };
}
