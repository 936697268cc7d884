/** Calculates the time axis. The distance of ticks depends on the frequency and the width. */
import { FREQUENCY, type Frequency, isInterval } from '../../core/frequency.ts';
import { firstDay, lastDay, period, periodOfDay } from '../../core/period.ts';
import { calendarDay, clockTime, financialYear, monthName, shortMonth } from './calendar-words.ts';
import { widthOf } from './text.ts';

interface TimeTick {
  /** Days since 1970-01-01 with fractions. Market intervals are in market time. */
  readonly at: number;
  readonly label: string;
  /** The year, month or day of the tick, if the label of the tick does not contain it. */
  readonly within: string | null;
}

export interface TimeAxis {
  readonly ticks: readonly TimeTick[];
  /** The name of each year, month or day, placed at its first tick. */
  readonly groups: readonly { readonly at: number; readonly label: string }[];
}

export interface TimeExtent {
  readonly from: number;
  /** The end of the range, exclusive. */
  readonly to: number;
}

/** The distance between ticks, as a number of periods or minutes. */
type Spacing =
  | { readonly every: number; readonly freq: Exclude<Frequency, '30MIN' | '5MIN'> }
  | { readonly every: number; readonly freq: 'minutes' };

const years = (freq: 'A' | 'FY'): readonly Spacing[] => [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map((every) => ({ every, freq }));
const LADDER: readonly Spacing[] = [
  ...[5, 15, 30, 60, 120, 180, 360, 720].map((every) => ({ every, freq: 'minutes' as const })),
  { every: 1, freq: 'D' },
  { every: 2, freq: 'D' },
  { every: 1, freq: 'W' },
  { every: 2, freq: 'W' },
  { every: 1, freq: 'M' },
  { every: 1, freq: 'Q' },
  { every: 1, freq: 'S' },
  ...years('A'),
];
const FINANCIAL: readonly Spacing[] = years('FY');

/** The approximate number of days in each period. */
const DAYS: Readonly<Record<Spacing['freq'], number>> = { A: 365, FY: 365, S: 182, Q: 91, M: 30, W: 7, D: 1, minutes: 1 / 1440 };

/** The space between two labels, in ems. */
const BLANK = 1.2;
/** The minimum distance between labels within a year, in ems. */
const CLOSEST = 3.4;

/**
 * Chooses the closest ticks that fit. They are not closer than the values. If ticks have the frequency of the values, a tick is in the
 * middle of its period. Otherwise it is at the start of its period.
 * @param freqs frequencies of all series
 */
export function timeAxis(extent: TimeExtent, freqs: readonly Frequency[], width: number, size: number): TimeAxis {
  const financial = freqs.every((freq) => freq === 'FY');
  const finest = freqs.reduce((a, b) => (FREQUENCY[b].rank > FREQUENCY[a].rank ? b : a), freqs[0] ?? 'A');
  const ladder = financial ? FINANCIAL : LADDER.filter((spacing) => isSeen(spacing, finest));
  const single = new Set(freqs).size === 1;
  const pixels = width / (extent.to - extent.from);
  let ticks: readonly TimeTick[] = [];
  for (const spacing of ladder) {
    // Labels cannot fit if their ticks are closer than the width of a character.
    if (DAYS[spacing.freq] * spacing.every * pixels < size) continue;
    const made = ticksOf(spacing, extent, single ? finest : null);
    if (made.length === 0) continue;
    ticks = made;
    if (haveRoom(ticks, pixels, size)) break;
  }
  return { ticks, groups: groupsOf(ticks, extent, pixels, size) };
}

/** Returns true if ticks are not closer than the values. Quarterly values do not use half-years. */
function isSeen(spacing: Spacing, finest: Frequency): boolean {
  if (spacing.freq === 'minutes') return isInterval(finest) && spacing.every >= (finest === '5MIN' ? 5 : 30);
  if (finest === 'Q' && spacing.freq === 'S') return false;
  return FREQUENCY[spacing.freq].rank <= FREQUENCY[finest].rank;
}

function ticksOf(spacing: Spacing, extent: TimeExtent, own: Frequency | null): readonly TimeTick[] {
  if (spacing.freq === 'minutes') return clockTicks(spacing.every, extent);
  const { every, freq } = spacing;
  const centred = freq === own;
  const first = periodOfDay(freq, Math.floor(extent.from)).t;
  const last = periodOfDay(freq, Math.ceil(extent.to) - 1).t;
  const ticks: TimeTick[] = [];
  for (let t = Math.ceil(first / every) * every; t <= last; t += every) {
    const p = period(freq, t);
    const start = firstDay(p);
    const at = centred ? (start + lastDay(p) + 1) / 2 : start;
    if (at >= extent.from && at <= extent.to) ticks.push({ at, ...wordsOf(freq, t, own) });
  }
  return ticks;
}

function clockTicks(every: number, { from, to }: TimeExtent): readonly TimeTick[] {
  const ticks: TimeTick[] = [];
  const last = Math.floor((to * 1440) / every + 1e-6);
  for (let n = Math.ceil((from * 1440) / every - 1e-6); n <= last; n += 1) {
    const at = (n * every) / 1440;
    ticks.push({ at, label: clockTime(at), within: dayLabel(at + 1e-6) });
  }
  return ticks;
}

function dayLabel(at: number): string {
  const { year, month, day } = calendarDay(at);
  return `${day} ${shortMonth(month)} ${year}`;
}

/** Writes the period of a tick. Half-years and quarters are named only if the values have this frequency. Otherwise the month is named. */
function wordsOf(freq: Exclude<Frequency, '30MIN' | '5MIN'>, t: number, own: Frequency | null): { label: string; within: string | null } {
  const { year, month, day } = calendarDay(firstDay(period(freq, t)));
  switch (freq) {
    case 'A':
      return { label: String(year), within: null };
    case 'FY':
      return { label: financialYear(t), within: null };
    case 'S':
      return { label: own === 'S' ? `H${month === 0 ? 1 : 2}` : shortMonth(month), within: String(year) };
    case 'Q':
      return { label: own === 'Q' ? `Q${month / 3 + 1}` : shortMonth(month), within: String(year) };
    case 'M':
      return { label: shortMonth(month), within: String(year) };
    default:
      return { label: String(day), within: `${monthName(month)} ${year}` };
  }
}

function haveRoom(ticks: readonly TimeTick[], pixels: number, size: number): boolean {
  return ticks.every((tick, i) => {
    const before = ticks[i - 1];
    if (!before) return true;
    const needed = (widthOf(before.label, size) + widthOf(tick.label, size)) / 2 + BLANK * size;
    return (tick.at - before.at) * pixels >= Math.max(needed, tick.within === null ? 0 : CLOSEST * size);
  });
}

/** Places the name of each year, month or day at its first tick, if there is space. */
function groupsOf(ticks: readonly TimeTick[], extent: TimeExtent, pixels: number, size: number): TimeAxis['groups'] {
  const begun = ticks.flatMap((tick, i) =>
    tick.within !== null && tick.within !== ticks[i - 1]?.within ? [{ at: tick.at, label: tick.within }] : [],
  );
  return begun.filter((group, i) => {
    const next = begun[i + 1]?.at ?? extent.to;
    const room = (next - group.at) * pixels;
    return begun[i + 1] === undefined || room >= widthOf(group.label, size) + size / 2;
  });
}
