/** Views through which the formula of a snapshot reads its inputs. */

import { breaksOf } from '../../catalogue/breaks/register.ts';
import { at } from '../../core/assert.ts';
import { dottedId } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import {
  Absent,
  type Figure,
  type PublishedFigures,
  type PublishedSeries,
  type RegisterGroup,
  type RegisterGroups,
  type SelectedSeries,
  type Selection,
  type SelectionInput,
  type SnapshotInput,
  type ViewOf,
  type ViewsOf,
} from '../../core/define-signal.ts';
import { WattleError } from '../../core/errors.ts';
import { formatPeriod, isoDay, period } from '../../core/period.ts';
import { unitText } from '../../core/units.ts';
import { inWords } from '../../signals/wording/periods.ts';
import type { RegisterGroupTotals } from '../../store/ports/registers.ts';
import type { ReadSlice } from '../base/read-slice.ts';
import { eventInForce, type LoadedSeries, sourceOfStored, type ValueSource, vintageDay } from '../series/reading/stored-series.ts';
import { figureAt, figuresOf, Horizon, publishedOf, type Reads } from './signal-views.ts';
import { type Declared, isHandle, type LoadedInput, type LoadedInputs } from './snapshot-inputs.ts';

interface Reading {
  readonly reads: Reads;
  readonly horizon: Horizon;
}

export function snapshotViews(stored: LoadedInputs, reads: Reads, horizon = new Horizon()): ViewsOf<Declared> {
  const reading = { reads, horizon };
  return Object.fromEntries(Object.entries(stored.inputs).map(([name, input]) => [name, viewOfInput(name, input, reading)]));
}

function viewOfInput(name: string, input: LoadedInput, reading: Reading): ViewOf<SnapshotInput> {
  switch (input.kind) {
    case 'series':
      return seriesView(name, input.stored, reading, input.unsaidFrom);
    case 'set':
      return Object.fromEntries(
        Object.entries(input.members).map(([key, member]) => [
          key,
          isHandle(member) ? emptyView(member) : seriesView(name, member, reading, null),
        ]),
      );
    case 'selection':
      return selectionView(name, input, reading);
    case 'register':
      return groupsView(name, input, reading.reads);
    case 'absent':
      return absentView(input.input);
  }
}

function absentView(input: SnapshotInput): ViewOf<SnapshotInput> {
  switch (input.kind) {
    case 'series':
      return emptyView(input.series);
    case 'set':
      return Object.fromEntries(Object.entries<SeriesHandle>(input.series).map(([key, handle]) => [key, emptyView(handle)]));
    case 'selection':
      return { series: [], newest: null, where: () => [], find: () => null } satisfies Selection;
    case 'register':
      return { groups: [], rows: 0 } satisfies RegisterGroups;
  }
}

function seriesView(name: string, stored: LoadedSeries, reading: Reading, unsaidFrom: number | null): PublishedSeries {
  const figures = publishedFigures(name, sourceOfStored(stored), reading);
  const { inForce: inVintage } = figures;
  const inForce = (day: number): Figure | null => {
    if (unsaidFrom === null || day < unsaidFrom) return inVintage(day);
    const vintage = stored.vintage.publishedOn ?? isoDay(vintageDay(stored.vintage));
    throw new Absent(
      `the value of ${stored.handle.id} on ${inWords(isoDay(day))} is not known. The latest vintage stored for that day is from ${inWords(vintage)}, and a later vintage shows a change on ${inWords(isoDay(unsaidFrom))}`,
    );
  };
  return Object.assign(figures, { handle: stored.handle, inForce });
}

/** Returns the view of a set member that is not stored. It has no values. */
function emptyView(handle: SeriesHandle): PublishedSeries {
  const absent = (): never => {
    throw new Absent(`${handle.id} is not published`);
  };
  return Object.assign(absent, {
    maybe: () => null,
    has: () => false,
    latest: () => null,
    previous: () => null,
    newest: absent,
    inForce: () => null,
    span: null,
    multiplier: 0,
    frequency: handle.frequency,
    adjustment: handle.adjustment,
    unit: handle.units,
    handle,
  });
}

function publishedFigures(name: string, source: ValueSource, { reads, horizon }: Reading): PublishedFigures {
  const { slice, unit, adjustment } = source;
  const figures = figuresOf(name, 'same', source, publishedOf(slice), reads, null, horizon);
  return Object.assign(figures, {
    frequency: slice.series.freq,
    adjustment,
    unit,
    newest: () => {
      const figure = figures.latest();
      if (figure === null) throw new Absent(`${JSON.stringify(source.named)} has no value`);
      return figure;
    },
    inForce: (day: number) => {
      const index = eventInForce(slice, Math.min(day, horizon.day));
      if (index < 0) return null;
      const figure = figureAt(slice, index);
      if (figure) reads.value({ input: name, sampling: 'step', source, index });
      return figure;
    },
  });
}

function selectionView(
  name: string,
  { input, on, slices, vintages: allVintages, labels }: LoadedInput & { kind: 'selection' },
  reading: Reading,
): Selection {
  const series = slices.map((slice, nth): SelectedSeries => {
    const codes = Object.fromEntries(labels.map(({ id }, i) => [id, at(slice.series.codes, i)]));
    const named = { dataset_id: dottedId(input.dataset), dimensions: codes };
    const { adjustment } = slice.series;
    const subject = { dataset: dottedId(input.dataset), frequency: slice.series.freq, adjustment, codes };
    const about = { breaks: breaksOf(subject), change: 0 };
    const source = {
      dataset: on.state.dataset,
      version: on.version,
      vintage: at(allVintages, nth),
      slice,
      named,
      unit: unitText(slice.series),
      adjustment,
      ...about,
    };
    return Object.assign(publishedFigures(name, source, reading), {
      codes,
      labels: Object.fromEntries(
        labels.map(({ id, labels: of }, i) => {
          const code = at(slice.series.codes, i);
          return [id, of.get(code) ?? code];
        }),
      ),
    });
  });
  const found = new Map<string, readonly SelectedSeries[]>();
  const where = (codes: Readonly<Record<string, string>>): readonly SelectedSeries[] => {
    const wanted = Object.entries(codes);
    const key = wanted.join();
    const known = found.get(key) ?? series.filter((one) => wanted.every(([id, code]) => one.codes[id] === code));
    found.set(key, known);
    return known;
  };
  return {
    series,
    get newest() {
      return newestPeriod(input, slices, reading.horizon);
    },
    where,
    find: (codes) => where(codes)[0] ?? null,
  };
}

function newestPeriod(input: SelectionInput, slices: readonly ReadSlice[], horizon: Horizon): Selection['newest'] {
  let newest: { freq: ReadSlice['series']['freq']; t: number } | null = null;
  for (const slice of slices) {
    const { freq } = slice.series;
    const { t: all } = publishedOf(slice).points;
    const t = all[horizon.count(freq, all.length, (i) => at(all, i)) - 1];
    if (t === undefined) continue;
    if (newest && newest.freq !== freq) {
      throw new WattleError('BUG', `A selection from ${dottedId(input.dataset)} mixes the frequencies ${newest.freq} and ${freq}.`);
    }
    if (!newest || t > newest.t) newest = { freq, t };
  }
  return newest && { t: newest.t, period: formatPeriod(period(newest.freq, newest.t)) };
}

function groupsView(name: string, { input, on, groups }: LoadedInput & { kind: 'register' }, reads: Reads): RegisterGroups {
  const record = (group: RegisterGroupTotals, what: string, value: number | null): void => {
    const rows = { ...input.where, ...(input.by === null ? {} : { [input.by]: group.value }) };
    reads.group(`${group.value} ${what}`, {
      input: name,
      dataset: on.state.dataset,
      version: on.version,
      operand: { dataset_id: dottedId(input.dataset), rows, aggregate: what, value, at: `${what} over ${group.rows} rows` },
    });
  };
  const views = groups.map((group): RegisterGroup => {
    const { value, rows, sums } = group;
    const of = (column: string): { sum: number | null; filled: number } => {
      const totals = sums[column];
      if (!totals) throw new WattleError('BUG', `${column} is not among the sums of the input ${name}.`);
      return totals;
    };
    return {
      value,
      get rows() {
        record(group, 'count', rows);
        return rows;
      },
      contradicted: group.contradicted ?? null,
      sum: (column) => {
        const { sum } = of(column);
        record(group, `sum of ${column}`, sum);
        return sum;
      },
      filled: (column) => of(column).filled,
    };
  });
  return { groups: views, rows: groups.reduce((all, { rows }) => all + rows, 0) };
}
