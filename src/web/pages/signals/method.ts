/** Shows how an indicator is calculated. The text is from its declaration. */

import { findSeries } from '../../../catalogue/series.ts';
import { type Dataset, dottedId } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { ParameterDeclaration, Sampling, Signal, SnapshotInput } from '../../../core/define-signal.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import type { Answer } from '../../../queries/base/answer.ts';
import { defaultParameters, defaultValue } from '../../../queries/base/signal-inputs.ts';
import { withYearDashes } from '../../../render/chart/words.ts';
import { amountWords } from '../../../signals/wording/figures.ts';
import { type Html, html, NOTHING, type Piece } from '../../html.ts';
import { formula, withSymbols } from '../../parts/formula.ts';
import { table } from '../../parts/table.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { dayText, periodText } from '../../words/period-words.ts';
import { lower } from '../../words/value-words.ts';
import { decimalsFor } from './decimals.ts';
import { rowsOfAnswer } from './signal-answer.ts';
import { workedLines } from './worked-line.ts';

const SAMPLING: Readonly<Record<Sampling, string>> = {
  same: 'none',
  end: 'the last value in each period',
  mean: 'the mean of each period, once all its values are published',
  sum: 'the sum of each period, once all its values are published',
  step: 'the value in force on the last day of each period',
  own: 'none, with periods as shown in the formula',
};

const NEWEST = 'latest value and its period';

const STALE_RULE = {
  serve_cached: 'The indicator uses the latest valid data. A note shows if the data may be out of date.',
  refuse: 'Returns 503 if data may be out of date.',
} as const;

/** The result whose values are inserted into the formula. Null if the indicator has no current result. */
type WorkedExample = Answer | null;

export function methodSections(site: Site, signal: Signal, example: WorkedExample): Html {
  const constants = constantRows(signal);
  const changes = [{ from: null, what: 'First version.' }, ...(signal.changes ?? [])];
  const worked = example === null ? [] : workedExample(signal, example);
  return html`<section id="method"><h2>How it is calculated</h2>${tuck(
    'Show the formula',
    html`<div class="card">${signal.formula.map(
      // A line without a result only names symbols, which the list below explains.
      (line, i) =>
        line.includes('=') &&
        html`<div class="math">${formula(line)}${worked[i] !== null && worked[i] !== undefined && html`<small>${worked[i]}</small>`}</div>`,
    )}${symbolList(signal)}</div>`,
  )}
${example !== null && tuck('Show the inputs of the latest result', operandsTable(site, example))}
${constants.length > 0 && html`<h3>Constants</h3>${rowsTable('Constants', ['Name', 'Value', 'From', 'Source'], constants)}`}
<details><summary class="btn">Inputs, fields and parameters</summary><h3 class="gap">Inputs</h3>${rowsTable('Inputs', ['Symbol', 'Series', 'Title', 'Dataset', 'Frequency', 'Conversion'], inputRows(site, signal))}
<h3>Fields</h3>${rowsTable('Fields', FIELD_COLUMNS, fieldRows(signal.row))}${
    signal.mode === 'snapshot' &&
    signal.summaryFields !== undefined &&
    html`<h3>Summary fields</h3>${rowsTable('Summary fields, in meta.summary', FIELD_COLUMNS, fieldRows(signal.summaryFields))}`
  }${
    Object.keys(signal.parameters).length > 0 &&
    html`<h3>Parameters</h3>${rowsTable(
      'Parameters',
      ['Name', 'Accepted values', 'Default', 'Meaning'],
      Object.entries(signal.parameters).map(([name, declared]) => [html`<code>${name}</code>`, ...parameterCells(declared)]),
    )}`
  }</details>
${tuck('Show the references and method changes', html`${(signal.references ?? []).length > 0 && html`<h3 class="gap">References</h3><ul class="prose">${(signal.references ?? []).map((reference) => html`<li>${reference}</li>`)}</ul>`}<h3 class="gap">Method changes</h3><ul class="prose">${changes.map(({ from, what }, i) => html`<li>Version ${i + 1}${from === null ? '' : `, ${dayText(from)}`}: ${what}</li>`)}</ul>`)}
<p class="s m"><code>GET /v1/${signal.id}</code>${(signal.aliases ?? []).map((alias) => html` (also <code>/v1/${alias}</code>)`)}. With <code>explain=1</code>, the response includes the formula, and the value, file, hash and cell of each input.</p></section>`;
}

const FIELD_COLUMNS = ['Field', 'Type', 'Unit', 'Meaning'];

const fieldRows = (fields: Signal['row']): readonly Cells[] =>
  Object.entries(fields).map(([name, field]) => [html`<code>${name}</code>`, field.type, field.unit ?? '', field.description]);

function symbolList({ symbols = {} }: Signal): Html {
  const entries = Object.entries(symbols);
  if (entries.length === 0) return NOTHING;
  return html`<dl class="where s">${entries.map(([symbol, meaning]) => html`<dt>${formula(symbol)}</dt><dd>${withSymbols(meaning)}</dd>`)}</dl>`;
}

export const caveats = (signal: Signal): readonly string[] => [...(signal.notes ?? []), ABSENCE, STALE_RULE[signal.stale]];

const rowsTable = (caption: string, head: readonly string[], rows: readonly (readonly Piece[])[]): Html =>
  table({ caption, prose: true, stacked: 'lines', columns: head.map((title) => ({ title })), rows });

const ABSENCE = 'Missing values are not estimated. Single figures that were reported after the latest full release are not used.';

/** Returns the lines of the formula with current values. A line that is not plain arithmetic with the inputs is null. */
function workedExample(signal: Signal, example: Answer): readonly (string | null)[] {
  const { rows = [], parameters = {}, constants = [] } = (example.meta.explain as Explained | undefined) ?? {};
  const [row] = rowsOfAnswer(example);
  if (row === undefined || rows.length !== 1) return [];
  const named = { ...parameters, ...Object.fromEntries(constants.map(({ name, value }) => [name, value])) };
  const { formula: lines, row: fields } = signal;
  const { operands = [], left_out: leftOut = {} } = rows[0] ?? {};
  // For an input with many values, the result lists only some of them. Such an input is omitted, because the formula would be wrong
  // without the other values.
  const whole = operands.filter(({ input }) => !(input in leftOut));
  return workedLines({ formula: lines, operands: whole, named, row, fields, decimals: decimalsFor });
}

function operandsTable(site: Site, { meta }: Answer): Html {
  const { operands = [], left_out: leftOut = {} } = (meta.explain as Explained | undefined)?.rows[0] ?? {};
  if (operands.length === 0) return NOTHING;
  const listed = ofEachInput(operands, OPERANDS_SHOWN);
  const more = operands.length + Object.values(leftOut).reduce((sum, count) => sum + count, 0) - listed.length;
  const first = listed.length > OPERANDS_OPEN + FEW_MORE ? ofEachInput(listed, OPERANDS_OPEN) : listed;
  const rest = listed.filter((operand) => !first.includes(operand));
  return html`${operandRows(site, 'Inputs of the latest result', first)}${
    rest.length > 0 &&
    html`<details class="more"><summary class="btn">Show ${rest.length} more inputs</summary>${operandRows(site, 'More inputs of the latest result', rest)}</details>`
  }${more > 0 && html`<p class="s m">${more === 1 ? 'Another input is' : `Another ${more.toLocaleString('en-AU')} inputs are`} not shown. To list all inputs, add <code>explain=1</code>.</p>`}`;
}

const operandRows = (site: Site, caption: string, operands: readonly ExplainedOperand[]): Html =>
  table({
    caption,
    prose: true,
    stacked: 'lines',
    columns: [{ title: 'Symbol' }, { title: 'Input' }, { title: 'Period' }, { title: 'Value', numeric: true }, { title: 'Source cell' }],
    rows: operands.map((operand) => [
      html`<var>${operand.input}</var>`,
      operandName(site, operand),
      operand.period === undefined ? '' : html`<span class="nw">${periodText(operand.period)}</span>`,
      operand.value === null
        ? 'no data'
        : html`<data value="${operand.value}">${shown(operand.value)}</data>${unitAfter(operand.unit ?? '')}`,
      html`<code>${operand.at ?? ''}</code>`,
    ]),
  });

const OPERANDS_SHOWN = 24;
/** The number of inputs that are open. Further inputs are folded. */
const OPERANDS_OPEN = 6;
const FEW_MORE = 2;

/** Returns some inputs of every kind, within a limit. One kind can have thousands of inputs, such as postcodes. */
function ofEachInput(operands: readonly ExplainedOperand[], most: number): readonly ExplainedOperand[] {
  const places = new Map<string, number>();
  const placed = operands.map((operand) => {
    // The symbol is the part before the dot. For example, it is I in `I.FOOD` and `I.HOUSING`.
    const [symbol = ''] = operand.input.split('.');
    const place = places.get(symbol) ?? 1;
    places.set(symbol, place + 1);
    return { operand, place };
  });
  const upTo = (each: number) => placed.filter(({ place }) => place <= each);
  let each = 1;
  while (each < most && upTo(each + 1).length <= most) each += 1;
  return upTo(each).map(({ operand }) => operand);
}

const LONGEST_VALUE = 400;

interface Explained {
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly constants?: readonly { readonly name: string; readonly value: unknown }[];
  readonly rows: readonly {
    readonly operands: readonly ExplainedOperand[];
    /** For each input, the number of values that are not listed. */
    readonly left_out?: Readonly<Record<string, number>>;
  }[];
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
  readonly at?: string;
}

function operandName(site: Site, { series_id, dataset_id, dimensions, aggregate, rows }: ExplainedOperand): Html {
  if (series_id !== undefined) return html`<a href="${site.href(`/series/${series_id}`)}">${findSeries(series_id)?.title ?? series_id}</a>`;
  const part = aggregate === undefined ? Object.values(dimensions ?? {}).join(', ') : `${aggregate}, rows: ${shown(rows)}`;
  return html`${dataset_id ?? ''}: ${part}`;
}

/** Returns a value such as `0.4`, `20, 34, 43` or `low −0.5, high 2`. */
function shown(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-AU', { maximumFractionDigits: 20 }).replace('-', '−');
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (typeof value !== 'object' || value === null) return String(value).slice(0, LONGEST_VALUE);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${shown(part)}`)
    .join(', ');
}

/** Returns a unit as it follows a number: `3.4%`, `4.969% per annum`, `17,201 dwellings` or `−23,840 AUD million`. */
function unitAfter(unit: string): string {
  const [, perCent] = /^Per cent\b(.*)/.exec(unit) ?? [];
  if (perCent !== undefined) return `%${perCent}`;
  return unit === '' ? '' : ` ${lower(withYearDashes(unit))}`;
}

/** Returns rows with constants by date, and with defaults of parameters that change over time. */
function constantRows(signal: Signal): readonly Cells[] {
  const ofParameters = Object.entries(signal.parameters).flatMap(([name, declared]) =>
    declared.kind === 'number' && declared.byDefault ? [[name, declared.byDefault] as const] : [],
  );
  return [...ofParameters, ...Object.entries(signal.constants ?? {})].flatMap(([name, constant]) =>
    ('entries' in constant ? constant.entries : [constant]).map(
      ({ value, unit, from, source, sourceUrl }): Cells => [
        html`<code>${name}</code>`,
        value === null ? 'none' : amountWords(value, unit),
        dayText(from),
        html`<a href="${sourceUrl}">${source}</a>`,
      ],
    ),
  );
}

type Cells = readonly (string | number | Html)[];

function inputRows(site: Site, signal: Signal): readonly Cells[] {
  const parameters = defaultParameters(signal);
  if (signal.mode === 'history') {
    const listed = new Map<string, Cells>();
    for (const [name, { series, sample, listedAs }] of Object.entries(signal.inputs(parameters)))
      if (listedAs === undefined || !listed.has(listedAs))
        listed.set(listedAs ?? name, seriesCells(site, listedAs ?? name, series, SAMPLING[sample], listedAs !== undefined));
    return [...listed.values()];
  }
  return Object.entries(signal.inputs(parameters)).flatMap(([name, input]) => snapshotCells(site, name, input));
}

/**
 * Returns the cells of an input.
 * @param isFirst true if it is the first of several inputs with the same symbol
 */
const seriesCells = (site: Site, name: string, series: SeriesHandle, readAs: string, isFirst = false): Cells => [
  html`<code>${name}</code>`,
  html`<a href="${site.href(`/series/${series.id}`)}"><code>${series.id}</code></a>`,
  isFirst ? `${series.title}, and the same series for each other place or group` : series.title,
  datasetLink(site, series.dataset),
  FREQUENCY[series.frequency].word,
  readAs,
];

const datasetLink = (site: Site, dataset: Dataset): Html =>
  html`<a href="${site.href(`/datasets/${dataset.source}/${dataset.id}`)}">${dottedId(dataset)}</a>`;

function snapshotCells(site: Site, name: string, input: SnapshotInput): readonly Cells[] {
  const symbol = html`<code>${name}</code>`;
  switch (input.kind) {
    case 'series':
      return [seriesCells(site, name, input.series, NEWEST)];
    case 'set':
      return Object.values<SeriesHandle>(input.series).map((series) => seriesCells(site, name, series, NEWEST));
    case 'selection': {
      const selected = Object.entries(input.select).map(([dimension, codes]) => `${dimension} ${[codes].flat().join(', ')}`);
      const what = selected.length === 0 ? 'every series' : selected.join('; ');
      const readAs = input.newest === 1 ? NEWEST : `its latest ${input.newest} values`;
      return [[symbol, what, input.dataset.title, datasetLink(site, input.dataset), FREQUENCY[input.dataset.frequency].word, readAs]];
    }
    case 'register': {
      const rows = Object.entries(input.where ?? {}).map(([column, values]) => `${column} ${values.join(' or ')}`);
      const what = `rows${rows.length === 0 ? '' : ` with ${rows.join(' and ')}`}${input.by === null ? '' : `, for each ${input.by}`}`;
      const { sums = [], within } = input;
      const added = sums.length === 0 ? '' : `, and summed: ${sums.join(', ')}`;
      const readAs = `counted${added}${within === undefined ? '' : `. Sums exclude rows with a larger ${within.part} than ${within.whole}`}`;
      return [[symbol, what, input.dataset.title, datasetLink(site, input.dataset), 'register', readAs]];
    }
  }
}

function parameterCells(declared: ParameterDeclaration): string[] {
  const { description } = declared;
  const byDefault = defaultValue(declared);
  const shown = byDefault === null ? 'none' : String(byDefault);
  if (declared.kind === 'choice') return [declared.values.join(', '), shown, description];
  const { default: dated, min, max, unit } = declared;
  const from =
    typeof dated === 'object' && dated !== null
      ? `${amountWords(dated.value, unit)} from ${dayText(dated.from)} (${dated.source}, ${dated.sourceUrl})`
      : shown;
  return [`${amountWords(min, '')} to ${amountWords(max, unit)}`, from, description];
}
