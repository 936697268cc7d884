/**
 * Builds the vintage matrix. It has a row for each period and a column for each vintage date. A value is null if the vintage does not
 * have it.
 */

import { isoInstant } from '../../../core/clock.ts';
import { reserveObservations } from '../../../core/cost.ts';
import { formatPeriod, isoDay, lastDay, period, windowOf } from '../../../core/period.ts';
import type { Answer } from '../../base/answer.ts';
import { publishedBasis } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { encodeCursor } from '../../base/cursor.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import { transformedUnits } from '../transforms/series-transforms.ts';
import type { RevisionNames } from './revision-kinds.ts';
import { type Spell, spellOn, unitsOnDay } from './series-vintages.ts';
import { answerOfStudy, echoPage, pageOf, type Study } from './vintage-study.ts';

const MOST_CELLS = 250_000;

type TellVintage = (day: number) => Readonly<Record<string, unknown>>;

/** Builds the matrix. Throws REQ_BAD_PARAMETER if it would have too many values. */
export async function matrixOf(
  ctx: QueryContext,
  study: Study,
  names: RevisionNames,
  fingerprint: string,
  tell: TellVintage,
): Promise<Answer> {
  const { loaded, request, spells, days, rebasings } = study;
  const freq = request.shaping.frequency ?? loaded.slice.series.freq;
  const columns = days.slice(-request.vintages);
  const { from, to } = windowOf(freq, request.window.start, request.window.end);
  const shownIn = (own: readonly Spell[]): boolean => columns.some((day) => spellOn(own, day)?.value != null);
  const within: number[] = [];
  for (const [t, own] of spells) if (t >= from && t <= to && shownIn(own)) within.push(t);
  within.sort((a, b) => a - b);
  const page = pageOf(study, within);
  refuseTooMany(page.ordinals.length, columns.length);
  reserveObservations(page.ordinals.length * columns.length);
  const named = columns.map((day) => ({ day, name: isoDay(day) }));
  const rows = page.ordinals.map((t) => {
    const p = period(freq, t);
    const own = spells.get(t) ?? [];
    const cells = named.map(({ day, name }) => [name, spellOn(own, day)?.value ?? null]);
    return { date: isoDay(lastDay(p)), period: formatPeriod(p), ...Object.fromEntries(cells) };
  });
  return answerOfStudy(ctx, study, {
    rows,
    columns: ['date', 'period', ...named.map(({ day, name }) => ({ name, ...headingOf(study, day) }))],
    totalRows: page.total,
    next: page.next === null ? null : encodeCursor(fingerprint, loaded.version, [page.next]),
    periods: { start: rows[0]?.period ?? null, end: rows.at(-1)?.period ?? null },
    query: { ...echoPage(request), vintages: request.vintages },
    summary: { vintages: columns.map((day) => ({ ...vintageFacts(study, names, day), ...tell(day) })), vintages_held: days.length },
    rebasings: rebasings.filter(({ day }) => columns.includes(day)),
  });
}

/**
 * Returns a column heading. Tables have no `meta`, so the heading also explains how the date is known if no file states it, as in
 * `2022-07-27 (upper_bound)`.
 */
function headingOf({ versions }: Study, day: number): { readonly heading?: string } {
  const version = versions.get(day);
  const basis = version ? publishedBasis(version) : null;
  return basis === null || basis === 'stated' ? {} : { heading: `${isoDay(day)} (${basis})` };
}

function vintageFacts(study: Study, names: RevisionNames, day: number): Readonly<Record<string, unknown>> {
  const { request, versions, first } = study;
  const version = versions.get(day);
  const kind = names.isRereference(day) ? 'rereference' : day === first ? 'initial' : 'update';
  return {
    vintage: isoDay(day),
    kind,
    units: transformedUnits(request.shaping.units, unitsOnDay(study, day)),
    known_from: version ? isoInstant(version.effectiveFrom) : null,
    release_date: version?.publishedOn ?? null,
    published_basis: version ? publishedBasis(version) : null,
  };
}

function refuseTooMany(periods: number, vintages: number): void {
  if (periods * vintages <= MOST_CELLS) return;
  const parameters = new Parameters(new URLSearchParams());
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: 'limit',
    detail: `${periods} periods in ${vintages} vintages have more than ${MOST_CELLS} values. Request fewer with limit and vintages.`,
  });
  parameters.check();
}
