import type { ParameterDeclaration, ParameterValues, Signal } from '../../core/define-signal.ts';
import type { Bound } from '../../core/period.ts';
import { echoWindow } from '../base/meta.ts';
import type { EchoedQuery } from '../base/meta-shape.ts';
import type { ChoiceParameter, QueryParameter } from '../base/parameters/declaration.ts';
import { type AsOf, Parameters, sameWord, type Window } from '../base/parameters/parameters.ts';
import { ALLOW_STALE, EXPLAIN, VINTAGE, WINDOW } from '../base/parameters/standard.ts';
import { defaultValue } from '../base/signal-inputs.ts';
import { hasWindow, ONE_PERIOD, ownParameter, SEASONAL_ADJUSTMENT } from './signal-parameters.ts';

export interface SignalRequest {
  readonly values: ParameterValues;
  /** The requested time window. Null if the request is for the latest row. */
  readonly window: Window | null;
  readonly asOf: AsOf | null;
  readonly first: boolean;
  readonly explain: boolean;
  /** The maximum number of values for each input in `meta.explain`. If absent, all values are listed. */
  readonly mostOperands?: number;
  readonly allowStale: boolean;
  readonly ignored: Readonly<Record<string, string>>;
}

/** Reads the request. Throws REQ_* with all faults. A snapshot without past results does not accept a window. */
export function readRequest(signal: Signal, params: URLSearchParams): SignalRequest {
  const parameters = new Parameters(params);
  const values: Record<string, string | number | null> = {};
  for (const [name, declaration] of Object.entries(signal.parameters)) values[name] = readValue(parameters, name, declaration);
  const hasRows = hasWindow(signal);
  if (signal.mode === 'snapshot' && 'none' in signal.past) refuseWindow(signal, signal.past.none, parameters);
  const given = hasRows ? parameters.window() : { start: null, end: null };
  const asOf = parameters.asOf();
  const first = readFirst(signal, parameters, asOf);
  const explain = parameters.flag(EXPLAIN);
  const allowStale = parameters.flag(ALLOW_STALE);
  const { single, ignored } = readCompatible(signal, parameters, given);
  parameters.refuseRest();
  parameters.check();
  const window = single ? { start: single, end: single } : given.start || given.end ? given : null;
  return { values, window, asOf, first, explain, allowStale, ignored };
}

/** Reads `vintage=first`. Snapshots do not accept it, because they use the latest values. */
function readFirst(signal: Signal, parameters: Parameters, asOf: AsOf | null): boolean {
  if (signal.mode === 'snapshot') return false;
  const first = parameters.choice(VINTAGE) === 'first';
  if (first && asOf) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'vintage',
      detail: 'vintage=first cannot be combined with as_of, because each figure is read from its first vintage.',
    });
  }
  return first;
}

function readValue(parameters: Parameters, name: string, declaration: ParameterDeclaration): string | number | null {
  const byDefault = defaultValue(declaration);
  const declared = ownParameter(name, declaration);
  if (declared.kind === 'choice') return readChoice(parameters, declared, declaration) ?? byDefault;
  if (parameters.all(declared).length === 0) return byDefault;
  return declared.kind === 'integer' ? parameters.integer(declared) : parameters.number(declared);
}

/** Reads a choice. Also accepts other spellings that the definition lists. */
function readChoice(parameters: Parameters, declared: ChoiceParameter, declaration: ParameterDeclaration): string | null {
  const spellings = declaration.kind === 'choice' ? (declaration.spellings ?? {}) : {};
  const [given] = parameters.all(declared);
  const spelling = Object.entries(spellings).find(([word]) => given !== undefined && sameWord(word, given));
  if (spelling && !declared.values.some((value) => given !== undefined && sameWord(value, given))) return spelling[1];
  return parameters.choice({ ...declared, also: [] });
}

function refuseWindow(signal: Signal, why: string, parameters: Parameters): void {
  for (const key of WINDOW.flatMap(({ name, aliases = [] }) => [name, ...aliases])) {
    if (!parameters.has({ name: key })) continue;
    parameters.accept({ name: key });
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: key,
      detail: `${signal.id} is a snapshot of the latest figures and does not accept ${key}. ${why}`,
    });
  }
}

/**
 * Reads the parameters that every indicator accepts. If the indicator has periods, `period` selects one of them. `latest` and values
 * without effect are ignored, with a note.
 */
function readCompatible(
  signal: Signal,
  parameters: Parameters,
  given: Window,
): { readonly single: Bound | null; readonly ignored: Readonly<Record<string, string>> } {
  const ignored: Record<string, string> = {};
  let single: Bound | null = null;
  const isOwn = ({ name }: QueryParameter): boolean => name in signal.parameters;
  if (!isOwn(SEASONAL_ADJUSTMENT)) {
    const adjustment = parameters.choice(SEASONAL_ADJUSTMENT);
    if (adjustment !== null) ignored[SEASONAL_ADJUSTMENT.name] = adjustment;
  }
  const requested = isOwn(ONE_PERIOD) ? null : parameters.period(ONE_PERIOD);
  if (requested !== null) {
    if (hasWindow(signal) && requested !== 'latest' && !given.start && !given.end) single = requested;
    else ignored[ONE_PERIOD.name] = requested === 'latest' ? requested : requested.text;
  }
  return { single, ignored };
}

export function echoOf(request: SignalRequest): EchoedQuery {
  const given = Object.entries(request.values).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(given),
    ...(request.window ? echoWindow(request.window) : {}),
    ...(request.asOf ? { as_of: request.asOf.text } : {}),
    ...(request.asOf?.gap ? { gap: request.asOf.gap } : {}),
    ...(request.first ? { vintage: 'first' } : {}),
    ...(request.allowStale ? {} : { allow_stale: 0 }),
    ...(Object.keys(request.ignored).length === 0 ? {} : { ignored: request.ignored }),
  };
}
