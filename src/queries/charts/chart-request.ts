import { SPAN_NAMES, type SpanName } from '../../catalogue/bands.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { quoted, valuesInWords } from '../../core/errors.ts';
import type { Period } from '../../core/period.ts';
import type { Chart } from '../base/answer.ts';
import { boundReader } from '../base/parameters/bounds.ts';
import { choice, integer, type QueryParameter, type TextParameter, text } from '../base/parameters/declaration.ts';
import { type AsOf, Parameters, type Window } from '../base/parameters/parameters.ts';
import { ALLOW_STALE, AS_OF, EMBED_KEY, GAP, IDS, INDEX_TO, VINTAGE, WINDOW } from '../base/parameters/standard.ts';
import { readIndexBase } from '../series/transforms/index-base.ts';
import { readShapings, SHAPING_AND_DIVIDING, type Shaping } from '../series/transforms/series-transforms.ts';

export const CHART_TYPES = ['line', 'step', 'bar'] as const;
export const CHART_THEMES = ['light', 'dark', 'auto'] as const;
const LONGEST_TITLE = 200;
const TYPE = choice('type', 'Kind of chart. A series of events, such as the cash rate target, is drawn as steps.', CHART_TYPES);
const THEME = choice('theme', 'Colours of the chart. `auto` follows the setting of the device. The default is `light`.', CHART_THEMES);
const WIDTH = integer('width', 'Width in pixels.', { min: 200, max: 2000, default: 720 });
const HEIGHT = integer('height', 'Height in pixels. By default, the height depends on the width.', { min: 120, max: 1200, default: null });
const TITLE = text('title', 'Heading of the chart. The default is the title of the series.', { maxLength: LONGEST_TITLE });

const SUBTITLE = text('subtitle', 'Sentence below the heading.', { maxLength: LONGEST_TITLE });
const HIGHLIGHT = text('highlight', 'Id of the highlighted series. The others are drawn in grey.', { examples: ['AU.UNEMP.VIC'] });
const BANDS = text('bands', `Shaded time bands, separated by commas: ${SPAN_NAMES.map((name) => `\`${name}\``).join(', ')}.`, {
  examples: ['covid,rate_rises'],
});

export const SVG_ONLY = choice('format', 'Only SVG is available at this address.', ['svg']);

export const READ_CHART: readonly QueryParameter[] = [
  ...WINDOW,
  ...SHAPING_AND_DIVIDING,
  INDEX_TO,
  TYPE,
  WIDTH,
  HEIGHT,
  THEME,
  SVG_ONLY,
  TITLE,
  SUBTITLE,
  BANDS,
  EMBED_KEY,
  AS_OF,
  GAP,
  VINTAGE,
  ALLOW_STALE,
];

export const READ_CHART_OF_SEVERAL: readonly QueryParameter[] = [IDS, ...READ_CHART, HIGHLIGHT];

export interface ChartRequest {
  readonly look: Pick<Chart, 'title' | 'subtitle' | 'highlight' | 'type' | 'theme' | 'width' | 'height'>;
  readonly window: Window;
  readonly asOf: AsOf | null;
  /** True if the chart shows values as first published. */
  readonly first: boolean;
  readonly allowStale: boolean;
  readonly parts: readonly Part[];
  /** The period in which each series is set to 100. */
  readonly base: Period | null;
  readonly spans: readonly SpanName[];
}

export interface Part {
  readonly handle: SeriesHandle;
  readonly shaping: Shaping;
}

export function readRequest(handles: readonly SeriesHandle[], params: URLSearchParams): ChartRequest {
  const parameters = new Parameters(params);
  // The HTTP layer has already checked the embed token.
  parameters.accept(EMBED_KEY, ...(handles.length > 1 ? [IDS] : []));
  const request = {
    look: {
      title: readTitle(parameters, TITLE),
      ...present('subtitle', readTitle(parameters, SUBTITLE)),
      ...present('highlight', handles.length > 1 ? readHighlight(handles, parameters) : null),
      type: parameters.choice(TYPE) ?? 'line',
      theme: parameters.choice(THEME) ?? 'light',
      width: parameters.integer(WIDTH),
      height: parameters.integer(HEIGHT),
    },
    window: parameters.window(boundReader(handles.map(({ frequency }) => frequency))),
    asOf: parameters.asOf(),
    first: parameters.choice(VINTAGE) === 'first',
    allowStale: parameters.flag(ALLOW_STALE),
    parts: readShapings(handles, parameters).flatMap((shaping, i) => (handles[i] ? [{ handle: handles[i], shaping }] : [])),
    base: readIndexBase(handles, parameters),
    spans: readSpans(parameters),
  };
  if (request.base && request.parts.some(({ shaping }) => shaping.units !== 'lin')) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'index_to',
      detail: 'Only levels can be indexed. Use index_to only with units=lin.',
      allowed: ['lin'],
    });
  }
  if (request.first && request.parts.some(({ shaping }) => shaping.divisors.length > 0)) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'vintage',
      detail: 'vintage=first cannot be combined with per or deflate.',
    });
  }
  if (request.first && (request.asOf || request.base)) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'vintage',
      detail: request.asOf ? 'vintage=first cannot be combined with as_of.' : 'vintage=first cannot be combined with index_to.',
    });
  }
  parameters.refuseRest();
  parameters.check();
  return request;
}

function readTitle(parameters: Parameters, declared: TextParameter): string | null {
  const title = parameters.text(declared);
  if (title !== null && title.length > LONGEST_TITLE) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: declared.name,
      detail: `The parameter ${quoted(declared.name)} can have at most ${LONGEST_TITLE} characters.`,
    });
  }
  return title;
}

const present = <Name extends 'subtitle' | 'highlight'>(name: Name, value: string | null): Partial<Record<Name, string>> =>
  value === null ? {} : ({ [name]: value } as Record<Name, string>);

function readHighlight(handles: readonly SeriesHandle[], parameters: Parameters): string | null {
  const given = parameters.text(HIGHLIGHT);
  const found = handles.find(({ id, aliases = [] }) => given !== null && [id, ...aliases].includes(given.toUpperCase()));
  if (given !== null && found === undefined) {
    const allowed = handles.map(({ id }) => id);
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'highlight',
      detail: `Unknown series in highlight: ${quoted(given)}. Allowed: ${valuesInWords(allowed)}.`,
      allowed,
    });
  }
  return found?.id ?? null;
}

function readSpans(parameters: Parameters): readonly SpanName[] {
  const names = parameters.text(BANDS);
  const given = names === null ? [] : names.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim().toLowerCase()]));
  const unknown = given.find((name) => !(SPAN_NAMES as readonly string[]).includes(name));
  if (unknown !== undefined) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'bands',
      detail: `Unknown bands: ${quoted(unknown)}. Allowed: ${valuesInWords([...SPAN_NAMES])}.`,
      allowed: [...SPAN_NAMES],
    });
  }
  return SPAN_NAMES.filter((name) => given.includes(name));
}
