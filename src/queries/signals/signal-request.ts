/** What a request asks of a signal: its parameters, a window or a moment, and how the answer is to be given. */

import type { ParameterDeclaration, ParameterValues, Signal } from '../../core/define-signal.ts';
import type { Bound } from '../../core/period.ts';
import { echoWindow } from '../meta.ts';
import { type AsOf, Parameters, sameWord, type Window } from '../parameters/parameters.ts';
import { defaultValue } from '../signal-inputs.ts';

/** Parameters that clients send to every signal; where a signal has no use for them they are echoed as ignored. */
const COMPATIBLE = ['seasonal_adjustment', 'period'] as const;
const WINDOW_KEYS = ['start_period', 'end_period', 'start', 'end'] as const;

export interface SignalRequest {
  readonly values: ParameterValues;
  /** Null: the newest point is asked for. */
  readonly window: Window | null;
  readonly asOf: AsOf | null;
  readonly explain: boolean;
  readonly allowStale: boolean;
  readonly ignored: Readonly<Record<string, string>>;
}

/** Throws REQ_* with every fault of the parameters; a window asked of a snapshot is one. */
export function readRequest(signal: Signal, params: URLSearchParams): SignalRequest {
  const parameters = new Parameters(params);
  const values: Record<string, string | number | null> = {};
  for (const [name, declaration] of Object.entries(signal.parameters)) values[name] = readValue(parameters, name, declaration);
  if (signal.mode === 'snapshot') refuseWindow(signal, parameters);
  const given = signal.mode === 'history' ? parameters.window() : { start: null, end: null };
  const asOf = parameters.asOf();
  const explain = parameters.flag('explain', false);
  const allowStale = parameters.flag('allow_stale', true);
  const { single, ignored } = readCompatible(signal, parameters, given);
  parameters.refuseRest();
  parameters.check();
  const window = single ? { start: single, end: single } : given.start || given.end ? given : null;
  return { values, window, asOf, explain, allowStale, ignored };
}

function readValue(parameters: Parameters, name: string, declaration: ParameterDeclaration): string | number | null {
  const byDefault = defaultValue(declaration);
  if (declaration.kind === 'choice') return readChoice(parameters, name, declaration) ?? byDefault;
  const [given] = parameters.all(name);
  if (given === undefined) return byDefault;
  const range = { min: declaration.min, max: declaration.max, default: Number(byDefault ?? declaration.min) };
  return declaration.whole ? parameters.integer(name, range) : parameters.number(name, range);
}

function readChoice(parameters: Parameters, name: string, declaration: ParameterDeclaration & { kind: 'choice' }): string | null {
  const [given] = parameters.all(name);
  const spelling = Object.entries(declaration.spellings ?? {}).find(([word]) => given !== undefined && sameWord(word, given));
  if (spelling && !declaration.values.some((value) => given !== undefined && sameWord(value, given))) return spelling[1];
  return parameters.choice(name, declaration.values);
}

function refuseWindow(signal: Signal, parameters: Parameters): void {
  for (const key of WINDOW_KEYS) {
    if (!parameters.has(key)) continue;
    parameters.accept(key);
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: key,
      detail: `${signal.id} is a snapshot of the newest figures and takes no ${key}; as_of asks for what was known on a day.`,
    });
  }
}

/** `period` names one period where it can; `latest`, and whatever a signal has no parameter for, is ignored and said so. */
function readCompatible(
  signal: Signal,
  parameters: Parameters,
  given: Window,
): { readonly single: Bound | null; readonly ignored: Readonly<Record<string, string>> } {
  const ignored: Record<string, string> = {};
  let single: Bound | null = null;
  for (const name of COMPATIBLE) {
    if (name in signal.parameters) continue;
    if (name === 'period') {
      const asked = parameters.period(name);
      if (asked === null) continue;
      if (signal.mode === 'history' && asked !== 'latest' && !given.start && !given.end) single = asked;
      else ignored[name] = asked === 'latest' ? asked : asked.text;
      continue;
    }
    const [text] = parameters.all(name);
    if (text !== undefined) ignored[name] = text;
  }
  return { single, ignored };
}

/** The parameters as applied, for meta.query. */
export function echoOf(request: SignalRequest): Record<string, unknown> {
  const given = Object.entries(request.values).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(given),
    ...(request.window ? echoWindow(request.window) : {}),
    ...(request.asOf ? { as_of: request.asOf.text } : {}),
    ...(request.allowStale ? {} : { allow_stale: 0 }),
    ...(Object.keys(request.ignored).length === 0 ? {} : { ignored: request.ignored }),
  };
}
