/** The page about a signal, made from its declaration: what goes in, what comes out, and by which rule. */
import { type Dataset, dottedId } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { ParameterDeclaration, Sampling, Signal, SnapshotInput } from '../../core/define-signal.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import { defaultParameters } from '../../queries/signal-inputs.ts';
import { defaultValue } from '../../queries/signal-request.ts';
import { type Html, html, page, table } from './page.ts';

const SAMPLING: Readonly<Record<Sampling, string>> = {
  same: 'its own periods',
  end: 'the last of its periods inside each period',
  mean: 'the mean over each period; all of it must be published',
  sum: 'the sum over each period; all of it must be published',
  step: 'the value in force on the last day of each period',
  own: 'at its own periods, as the formula says',
};

const NEWEST = 'its newest value, with its own period';

const STALE_RULE = {
  serve_cached: 'Served from the last good version, labelled stale with the reason, when a newer one could not be confirmed.',
  refuse: 'Refused with 503 when it could not be confirmed: its whole point is now.',
} as const;

export function methodologyPage(signal: Signal): string {
  const inputs = inputRows(signal);
  const fields = Object.entries(signal.row).map(([name, field]) => [
    html`<code>${name}</code>`,
    field.type,
    field.unit ?? '',
    field.description,
  ]);
  const parameters = Object.entries(signal.parameters).map(([name, declared]) => [html`<code>${name}</code>`, ...parameterCells(declared)]);
  return page(
    signal.title,
    html`<p>${signal.summary}</p>
<p><code>GET /v1/${signal.id}</code> · ${signal.mode === 'history' ? FREQUENCY[signal.frequency].word : 'snapshot'} · methodology version ${signal.methodologyVersion}</p>
<h2>Formula</h2><pre>${signal.formula.join('\n')}</pre>
<h2>Notes</h2><ul>${(signal.notes ?? []).map((note) => html`<li>${note}</li>`)}<li>A period that is missing from any input is absent; nothing is filled, carried forward or interpolated.</li><li>${STALE_RULE[signal.stale]}</li></ul>
<h2>Inputs</h2>${table(['Name', 'Series', 'Title', 'Dataset', 'Frequency', 'Read as'], inputs)}
<h2>Row</h2>${table(['Field', 'Type', 'Unit', 'Meaning'], fields)}
<h2>Parameters</h2>${table(['Name', 'Takes', 'Default', 'Meaning'], parameters)}
<p>With <code>explain=1</code> an answer carries the formula, each operand with its value, and the file, hash and cell it came from.</p>`,
  );
}

type Cells = readonly (string | number | Html)[];

function inputRows(signal: Signal): readonly Cells[] {
  const parameters = defaultParameters(signal);
  if (signal.mode === 'history') {
    return Object.entries(signal.inputs(parameters)).map(([name, { series, sample }]) => seriesCells(name, series, SAMPLING[sample]));
  }
  return Object.entries(signal.inputs(parameters)).flatMap(([name, input]) => snapshotCells(name, input));
}

const seriesCells = (name: string, series: SeriesHandle, readAs: string): Cells => [
  html`<code>${name}</code>`,
  html`<a href="/v1/series/${series.id}/meta"><code>${series.id}</code></a>`,
  series.title,
  datasetLink(series.dataset),
  FREQUENCY[series.frequency].word,
  readAs,
];

const datasetLink = (dataset: Dataset): Html => html`<a href="/v1/describe/${dataset.source}/${dataset.id}">${dottedId(dataset)}</a>`;

function snapshotCells(name: string, input: SnapshotInput): readonly Cells[] {
  const symbol = html`<code>${name}</code>`;
  switch (input.kind) {
    case 'series':
      return [seriesCells(name, input.series, NEWEST)];
    case 'set':
      return Object.values<SeriesHandle>(input.series).map((series) => seriesCells(name, series, NEWEST));
    case 'selection': {
      const selected = Object.entries(input.select).map(([dimension, codes]) => `${dimension} ${[codes].flat().join(', ')}`);
      const what = selected.length === 0 ? 'every series' : selected.join('; ');
      const readAs = input.newest === 1 ? NEWEST : `its newest ${input.newest} values`;
      return [[symbol, what, input.dataset.title, datasetLink(input.dataset), FREQUENCY[input.dataset.frequency].word, readAs]];
    }
    case 'register': {
      const rows = Object.entries(input.where ?? {}).map(([column, values]) => `${column} ${values.join(' or ')}`);
      const what = `rows${rows.length === 0 ? '' : ` with ${rows.join(' and ')}`}${input.by === null ? '' : `, for each ${input.by}`}`;
      const readAs = input.sums && input.sums.length > 0 ? `counted, and summed: ${input.sums.join(', ')}` : 'counted';
      return [[symbol, what, input.dataset.title, datasetLink(input.dataset), 'register', readAs]];
    }
  }
}

function parameterCells(declared: ParameterDeclaration): string[] {
  const { description } = declared;
  const byDefault = defaultValue(declared);
  const shown = byDefault === null ? 'none' : String(byDefault);
  if (declared.kind === 'choice') return [declared.values.join(', '), shown, description];
  const { default: dated, min, max, unit } = declared;
  const from = typeof dated === 'object' && dated !== null ? `${shown} from ${dated.from} (${dated.source}, ${dated.sourceUrl})` : shown;
  return [`a number from ${min} to ${max}, ${unit}`, from, description];
}
