/** The page about a signal, made from its declaration: what goes in, what comes out, and by which rule. */
import { type Dataset, dottedId } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { ParameterDeclaration, Sampling, Signal, SignalRow, SnapshotInput } from '../../core/define-signal.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import type { Answer } from '../../queries/answer.ts';
import { defaultParameters, defaultValue } from '../../queries/signal-inputs.ts';
import { formula } from './formula.ts';
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

/** An answer of the signal with its explanation, as the query gives it; null where there is none just now. */
export type WorkedExample = Answer | null;

export function methodologyPage(signal: Signal, example: WorkedExample): string {
  const fields = Object.entries(signal.row).map(([name, field]) => [
    html`<code>${name}</code>`,
    field.type,
    field.unit ?? '',
    field.description,
  ]);
  const parameters = Object.entries(signal.parameters).map(([name, declared]) => [html`<code>${name}</code>`, ...parameterCells(declared)]);
  const constants = constantRows(signal);
  return page(
    signal.title,
    html`<p>${signal.summary}</p>
<p><code>GET /v1/${signal.id}</code>${(signal.aliases ?? []).map((alias) => html` (also <code>/v1/${alias}</code>)`)} · ${signal.mode === 'history' ? FREQUENCY[signal.frequency].word : 'snapshot'} · methodology version ${signal.methodologyVersion}</p>
<h2>Formula</h2>${signal.formula.map((line) => html`<p class="formula">${formula(line)}</p>`)}
<h2>Caveats</h2><ul>${(signal.notes ?? []).map((note) => html`<li>${note}</li>`)}<li>${ABSENCE[signal.mode]}</li><li>${STALE_RULE[signal.stale]}</li></ul>
<h2>Inputs</h2>${table(['Symbol', 'Series', 'Title', 'Dataset', 'Frequency', 'Read as'], inputRows(signal))}
${constants.length === 0 ? '' : html`<h2>Constants</h2>${table(['Name', 'Value', 'From', 'Source'], constants)}`}
<h2>Fields</h2>${table(['Field', 'Type', 'Unit', 'Meaning'], fields)}
${parameters.length === 0 ? '' : html`<h2>Parameters</h2>${table(['Name', 'Takes', 'Default', 'Meaning'], parameters)}`}
<h2>Worked example</h2>${example === null ? html`<p>No answer is held just now.</p>` : workedExample(signal, example)}
${(signal.references ?? []).length === 0 ? '' : html`<h2>References</h2><ul>${(signal.references ?? []).map((reference) => html`<li>${reference}</li>`)}</ul>`}
<h2>Changes</h2><ul>${[{ from: null, what: 'First version.' }, ...(signal.changes ?? [])].map(({ from, what }, i) => html`<li>Version ${i + 1}${from === null ? '' : `, ${from}`}: ${what}</li>`)}</ul>
<p>With <code>explain=1</code> an answer carries the formula, each operand with its value, and the file, hash and cell it came from.</p>`,
  );
}

const ABSENCE: Readonly<Record<Signal['mode'], string>> = {
  history: 'A period that is missing from any input is absent; nothing is filled, carried forward or interpolated.',
  snapshot:
    'What is not published is null or has no row; nothing is filled, carried forward or interpolated, and each figure names its period.',
};

/** The newest answer: what went in, and what came out. */
function workedExample(signal: Signal, { data, meta }: Answer): Html {
  const rows = Array.isArray(data) ? (data as readonly SignalRow[]) : [data as SignalRow];
  const [first = {}] = rows;
  const operands = (meta.explain as Explained | undefined)?.rows[0]?.operands ?? [];
  const more = operands.length - OPERANDS_SHOWN;
  const what = rows.length > 1 ? `The first of ${rows.length} rows` : 'The answer';
  return html`<p>${what}${meta.sandbox ? ', of simulated figures,' : ''} as computed from what is held now${meta.stale ? `, which is stale: ${meta.stale_reason}` : ''}.</p>
${table(
  ['Symbol', 'What was read', 'Period', 'Value', 'Unit'],
  operands
    .slice(0, OPERANDS_SHOWN)
    .map((operand) => [
      html`<code>${operand.input}</code>`,
      operandName(operand),
      operand.period ?? '',
      shown(operand.value),
      operand.unit ?? '',
    ]),
)}
${more > 0 ? html`<p>and ${more} more; <code>explain=1</code> lists them all.</p>` : ''}
${table(
  ['Field', 'Value', 'Unit'],
  Object.entries(first).map(([name, value]) => [html`<code>${name}</code>`, shown(value), signal.row[name]?.unit ?? '']),
)}`;
}

const OPERANDS_SHOWN = 24;
const LONGEST_VALUE = 400;

/** What the page reads of meta.explain. */
interface Explained {
  readonly rows: readonly { readonly operands: readonly ExplainedOperand[] }[];
}
interface ExplainedOperand {
  readonly input: string;
  readonly series_id?: string;
  readonly dataset_id?: string;
  readonly dimensions?: Readonly<Record<string, string>>;
  readonly aggregate?: string;
  readonly rows?: unknown;
  readonly period?: string;
  readonly value: number | null;
  readonly unit?: string;
}

function operandName({ series_id, dataset_id, dimensions, aggregate, rows }: ExplainedOperand): Html {
  if (series_id !== undefined) return html`<a href="/v1/series/${series_id}/meta">${series_id}</a>`;
  const part = aggregate === undefined ? Object.values(dimensions ?? {}).join(', ') : `${aggregate}, rows ${JSON.stringify(rows)}`;
  return html`${dataset_id ?? ''}: ${part}`;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function constantRows(signal: Signal): readonly Cells[] {
  return Object.entries(signal.constants ?? {}).flatMap(([name, constant]) =>
    ('entries' in constant ? constant.entries : [constant]).map(
      ({ value, unit, from, source, sourceUrl }): Cells => [
        html`<code>${name}</code>`,
        `${shown(value)} ${unit}`,
        from,
        html`<a href="${sourceUrl}">${source}</a>`,
      ],
    ),
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

/** The publisher's own page, for it needs no key. */
const datasetLink = (dataset: Dataset): Html => html`<a href="${dataset.landingPage}">${dottedId(dataset)}</a>`;

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
