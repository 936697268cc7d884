/** The page about a signal, made from its declaration: what goes in, what comes out, and by which rule. */
import type { DatedConstant, ParameterDeclaration, ParameterValues, Sampling, Signal } from '../../core/define-signal.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import { html, page, table } from './page.ts';

const SAMPLING: Readonly<Record<Sampling, string>> = {
  same: 'its own periods',
  end: 'the last of its periods inside each period',
  mean: 'the mean over each period; all of it must be published',
  sum: 'the sum over each period; all of it must be published',
  step: 'the value in force on the last day of each period',
};

const STALE_RULE = {
  serve_cached: 'Served from the last good version, labelled stale with the reason, when a newer one could not be confirmed.',
  refuse: 'Refused with 503 when it could not be confirmed: its whole point is now.',
} as const;

export function methodologyPage(signal: Signal): string {
  const inputs = Object.entries(signal.inputs(defaultsOf(signal.parameters))).map(([name, { series, sample }]) => [
    html`<code>${name}</code>`,
    html`<code>${series.id}</code>`,
    series.title,
    `${series.dataset.source}.${series.dataset.id}`,
    FREQUENCY[series.frequency].word,
    SAMPLING[sample],
  ]);
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
<p><code>GET /v1/${signal.id}</code> · ${FREQUENCY[signal.frequency].word} · methodology version ${signal.methodologyVersion}</p>
<h2>Formula</h2><pre>${signal.formula.join('\n')}</pre>
<h2>Notes</h2><ul>${(signal.notes ?? []).map((note) => html`<li>${note}</li>`)}<li>A period that is missing from any input is absent; nothing is filled, carried forward or interpolated.</li><li>${STALE_RULE[signal.stale]}</li></ul>
<h2>Inputs</h2>${table(['Name', 'Series', 'Title', 'Dataset', 'Frequency', 'Read as'], inputs)}
<h2>Row</h2>${table(['Field', 'Type', 'Unit', 'Meaning'], fields)}
<h2>Parameters</h2>${table(['Name', 'Takes', 'Default', 'Meaning'], parameters)}
<p>With <code>explain=1</code> an answer carries the formula, each operand with its value, and the file, hash and cell it came from.</p>`,
  );
}

const isDated = (value: number | DatedConstant): value is DatedConstant => typeof value === 'object';

function parameterCells(declared: ParameterDeclaration): string[] {
  if (declared.kind === 'choice') return [declared.values.join(', '), declared.default, declared.description];
  const { default: byDefault, min, max, unit, description } = declared;
  const text = isDated(byDefault)
    ? `${byDefault.value} from ${byDefault.from} (${byDefault.source}, ${byDefault.sourceUrl})`
    : String(byDefault);
  return [`a number from ${min} to ${max}, ${unit}`, text, description];
}

function defaultsOf(parameters: Signal['parameters']): ParameterValues {
  const entries = Object.entries(parameters).map(([name, declared]) => {
    const value = declared.kind === 'number' && isDated(declared.default) ? declared.default.value : declared.default;
    return [name, value as string | number] as const;
  });
  return Object.fromEntries(entries);
}
