/** The form with which operators rebuild a dataset from its stored files. It shows a preview first. */
import { formatSydney } from '../../../core/sydney-time.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import { field, postButton } from '../../parts/form.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { shortDayText } from '../../words/period-words.ts';
import { whenText } from '../../words/time-words.ts';

/** The files from which a dataset can be rebuilt. `first` and `last` are in ms since the epoch. */
export interface RebuildableFiles {
  readonly files: number;
  readonly first: number;
  readonly last: number;
  readonly versions: number;
}

/** The result of a rebuild. Times are in ms since the epoch. */
export interface RebuildReport {
  /** The dataset, such as `rba/G1`. */
  readonly dataset: string;
  readonly state: 'open' | 'running' | 'done';
  readonly requestedAt: number;
  readonly finishedAt: number | null;
  readonly progress: { readonly read: number; readonly of: number } | null;
  readonly outcome: { readonly words: string; readonly isFault: boolean } | null;
}

export interface RebuildFacts {
  readonly token: string;
  /** The dataset that the operator must confirm, with an id such as `rba.G1`. */
  readonly chosen: { readonly id: string; readonly files: RebuildableFiles } | null;
  readonly rebuilds: readonly RebuildReport[];
}

export const rebuildSection = (site: Site, { token, chosen, rebuilds }: RebuildFacts): Html =>
  html`<section class="card" id="rebuild"><h2>Reprocess stored files</h2><p class="s m">Rebuild a dataset from its stored files, oldest first, for example after an upgrade. The site shows the current data until the rebuild is complete.</p>${
    chosen === null
      ? html`<form action="${site.href('/admin')}#rebuild" class="row end">${field({ name: 'rebuild', label: 'Dataset', placeholder: 'rba.G1', autocomplete: 'off', required: true, maxlength: 100 })}<button class="btn">Show its files</button></form>`
      : confirmation(site, token, chosen)
  }${rebuilds.length > 0 && listed(rebuilds)}</section>`;

const confirmation = (site: Site, token: string, { id, files }: NonNullable<RebuildFacts['chosen']>): Html =>
  html`<div class="note" role="status"><p><b><code>${id}</code></b>: ${count(files.files, 'file')} stored, ${spanText(files)}. In use: ${files.versions === 0 ? 'no version' : files.versions === 1 ? 'one version' : `${files.versions} versions`}. Read ${files.files === 1 ? 'it' : 'them'} again?</p><div class="row">${postButton({ action: site.href('/admin/rebuild'), token, label: `Read ${count(files.files, 'file')} again`, values: { dataset: id, confirm: 'yes' }, className: 'btn act' })}<a class="btn" href="${site.href('/admin')}#rebuild">Cancel</a></div></div>`;

const spanText = ({ first, last }: RebuildableFiles): string => {
  const [from, to] = [sydneyDayText(first), sydneyDayText(last)];
  return from === to ? `of ${from}` : `of ${from} to ${to}`;
};

const listed = (rebuilds: readonly RebuildReport[]): Html =>
  table({
    caption: 'Recent rebuilds',
    stacked: 'lines',
    columns: [{ title: 'Dataset' }, { title: 'Requested' }, { title: 'Ended' }, { title: 'Result' }],
    rows: rebuilds.map((one) => [
      html`<code>${one.dataset.replace('/', '.')}</code>`,
      whenText(formatSydney(one.requestedAt)),
      one.finishedAt === null ? NOTHING : whenText(formatSydney(one.finishedAt)),
      stateOf(one),
    ]),
  });

function stateOf({ state, progress, outcome }: RebuildReport): Html {
  if (outcome !== null) return html`<span class="dot ${outcome.isFault ? 'bad' : 'ok'}"></span> ${outcome.words}`;
  if (state === 'open') return html`<span class="dot none"></span> Waiting for a worker.`;
  return html`<span class="dot part"></span> In progress${progress !== null && `: ${progress.read} of ${count(progress.of, 'file')} read`}.`;
}

const sydneyDayText = (instant: number): string => shortDayText(formatSydney(instant));
const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
