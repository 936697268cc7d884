/** Responds to requests about revisions. The response is the history of one period, or a matrix of periods and vintages. */

import { isoInstant } from '../../../core/clock.ts';
import { subtractDecimals } from '../../../core/decimal.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { FREQUENCY, type Frequency } from '../../../core/frequency.ts';
import { noteText } from '../../../core/observation.ts';
import { formatPeriod, isoDay, PERIOD_FORMS, period, windowOf } from '../../../core/period.ts';
import type { Answer } from '../../base/answer.ts';
import { filesOf, publishedBasis } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { decodeCursor, queryFingerprint } from '../../base/cursor.ts';
import { echoWindow } from '../../base/meta.ts';
import { flag, type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import { CURSOR } from '../../base/parameters/standard.ts';
import type { Of } from '../../base/shape-parts.ts';
import type { RevisionRow } from '../shape.ts';
import { transformedUnits } from '../transforms/series-transforms.ts';
import { namesOfStudy, type RevisionKind, type RevisionNames } from './revision-kinds.ts';
import { endOfSpell, type Spell, unitsOnDay } from './series-vintages.ts';
import { REVISION_STATISTICS_COLUMNS, revisionsByHorizon, statisticsNotes, statisticsRows } from './statistics/revision-statistics.ts';
import { matrixOf } from './vintage-matrix.ts';
import {
  answerOfStudy,
  lastKnownDay,
  READ_VINTAGES_OF,
  readVintagesRequest,
  type Study,
  studyVintages,
  type VintagesRequest,
} from './vintage-study.ts';

const PERIOD = text('period', 'One period of the series: `2025-Q4`, `2025-12`. Do not send it together with `start` or `end`.');
const STATS = flag(
  'stats',
  '`1` returns statistics of the revisions instead, with a row for each horizon. Do not send it together with `period`.',
  {
    absent: false,
  },
);
export const READ_REVISIONS: readonly QueryParameter[] = [PERIOD, STATS, ...READ_VINTAGES_OF];

interface OnePeriod {
  readonly text: string;
  readonly t: number;
}

/**
 * With `period`, returns all values for one period, oldest first, each with its dates, change and release. Otherwise returns a matrix
 * with a row for each period and a column for each vintage date. A null means that the vintage has no value. A rebased vintage is marked
 * `rereference`, and no change is calculated across it. Throws REQ_NO_VINTAGE if the requested days have no vintage, and the errors of
 * `readSeries`.
 */
export async function readRevisions(ctx: QueryContext, handle: SeriesHandle, params: URLSearchParams): Promise<Answer> {
  const fingerprint = queryFingerprint(`${handle.id} revisions`, params);
  const parameters = new Parameters(params);
  const cursor = parameters.text(CURSOR);
  const request = readVintagesRequest(handle, parameters);
  const requested = readPeriod(parameters, request.shaping.frequency ?? handle.frequency, request);
  const isStatistics = parameters.flag(STATS);
  if (isStatistics && requested !== null)
    parameters.fault('REQ_BAD_PARAMETER', { parameter: 'stats', detail: 'Use either the parameter “stats” or “period”, not both.' });
  parameters.refuseRest();
  parameters.check();
  const study = await studyVintages(ctx, handle, request, cursor === null ? null : decodeCursor(cursor, fingerprint));
  if (isStatistics) return statisticsOf(ctx, study);
  const names = namesOfStudy(study);
  return requested ? historyOf(ctx, study, names, requested) : matrixOf(ctx, study, names, fingerprint, () => ({}));
}

/** Reads the requested period. Returns null if the request is for the matrix of all periods. */
function readPeriod(parameters: Parameters, freq: Frequency, { window }: VintagesRequest): OnePeriod | null {
  const bound = parameters.period(PERIOD);
  if (bound === null) return null;
  if (window.start || window.end) {
    parameters.fault('REQ_BAD_PARAMETER', { parameter: 'period', detail: 'Use either “period”, or “start” and “end”.' });
  }
  const { from, to } = bound === 'latest' ? { from: 0, to: 1 } : windowOf(freq, bound, bound);
  if (bound !== 'latest' && from === to) return { text: bound.text, t: from };
  parameters.fault('REQ_BAD_PERIOD', {
    parameter: 'period',
    detail: `The parameter “period” must be one ${FREQUENCY[freq].word} period of the series.`,
    allowed: PERIOD_FORMS,
  });
  return null;
}

async function statisticsOf(ctx: QueryContext, study: Study): Promise<Answer> {
  const freq = study.request.shaping.frequency ?? study.loaded.slice.series.freq;
  const { from, to } = windowOf(freq, study.request.window.start, study.request.window.end);
  const rows = statisticsRows(
    study,
    revisionsByHorizon(study, (t) => t >= from && t <= to),
  );
  return answerOfStudy(ctx, study, {
    rows,
    columns: REVISION_STATISTICS_COLUMNS,
    totalRows: rows.length,
    next: null,
    periods: { start: null, end: null },
    query: { stats: true, ...echoWindow(study.request.window) },
    summary: {},
    rebasings: [],
    notes: statisticsNotes(study),
  });
}

type HistoryRow = Of<typeof RevisionRow>;

/**
 * `earliest`: the earliest stored value, if it may not be the first value. `revision`: an update by the agency. `withdrawn`: no value,
 * because the agency removed it.
 */
type Kind = 'first' | 'earliest' | 'revision' | 'withdrawn' | Exclude<RevisionKind, 'update'>;
/** Kinds of change for which the difference from the previous value means something. */
const WITH_CHANGE: ReadonlySet<Kind> = new Set(['revision', 'rounding', 'method_break']);

async function historyOf(ctx: QueryContext, study: Study, names: RevisionNames, requested: OnePeriod): Promise<Answer> {
  const { loaded, request, spells, rebasings } = study;
  const own = gapsFilled(spells.get(requested.t) ?? []);
  const { start, end } = request.realtime;
  const rows: HistoryRow[] = [];
  for (const [i, spell] of own.entries()) {
    if (spell.to < start || spell.from > end) continue;
    const before = own[i - 1];
    rows.push(await historyRow(ctx, study, { spell, before, kind: kindOf(study, names, requested.t, spell, before) }));
  }
  const text = formatPeriod(period(request.shaping.frequency ?? loaded.slice.series.freq, requested.t));
  return answerOfStudy(ctx, study, {
    rows,
    columns: HISTORY_COLUMNS,
    totalRows: rows.length,
    next: null,
    periods: { start: text, end: text },
    query: { period: text },
    summary: {},
    rebasings: rebasings.filter(({ day }) => own.some(({ from }) => from === day)),
  });
}

const HISTORY_COLUMNS = [
  'realtime_start',
  'realtime_end',
  'value',
  'previous_value',
  'change',
  'change_pct',
  'kind',
  'units',
  'known_from',
  'release_date',
  'published_basis',
  'source_url',
  'sha256',
  'note',
];

/** Adds a spell without a value for each time in which the agency had withdrawn the value. */
function gapsFilled(spells: readonly Spell[]): readonly Spell[] {
  const filled = spells.flatMap((spell, i) => {
    const next = spells[i + 1];
    const gap = next ? next.from - 1 : Number.POSITIVE_INFINITY;
    return spell.to < gap ? [spell, { from: spell.to + 1, to: gap, value: null }] : [spell];
  });
  return filled;
}

interface Lived {
  readonly spell: Spell;
  readonly before: Spell | undefined;
  readonly kind: Kind;
}

async function historyRow(ctx: QueryContext, study: Study, { spell, before, kind }: Lived): Promise<HistoryRow> {
  const version = study.versions.get(spell.from);
  const newest = version ? (await filesOf(ctx, version)).at(-1) : undefined;
  const change = WITH_CHANGE.has(kind) && spell.value !== null && before ? changeBetween(before.value, spell.value) : null;
  return {
    realtime_start: isoDay(spell.from),
    realtime_end: endOfSpell(lastKnownDay(study, spell)),
    value: spell.value,
    previous_value: before?.value ?? null,
    change: change?.by ?? null,
    change_pct: change?.pct ?? null,
    kind,
    units: transformedUnits(study.request.shaping.units, unitsOnDay(study, spell.from)),
    known_from: version ? isoInstant(version.effectiveFrom) : null,
    release_date: version?.publishedOn ?? null,
    published_basis: version ? publishedBasis(version) : null,
    source_url: newest?.url ?? null,
    sha256: newest?.sha256 ?? null,
    note: version ? noteText(version, study.loaded.slice.series.key) : null,
  };
}

function kindOf({ firsts }: Study, names: RevisionNames, t: number, spell: Spell, before: Spell | undefined): Kind {
  if (!before) return firsts.known.has(t) ? 'first' : 'earliest';
  if (spell.value === null) return 'withdrawn';
  // The value before a withdrawal is the last published one.
  const kind = before.value === null ? 'update' : names.of(spell.from, before.value, spell.value);
  return kind === 'update' ? 'revision' : kind;
}

function changeBetween(before: number | null, now: number): { readonly by: number; readonly pct: number | null } | null {
  if (before === null) return null;
  return { by: subtractDecimals(now, before), pct: before === 0 ? null : 100 * (now / before - 1) };
}
