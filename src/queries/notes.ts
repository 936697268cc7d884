/** Notes of an answer as data: a code, what it is about, its values, and its text. Names as on the wire. */
import { type Dataset, dottedId } from '../core/define-dataset.ts';

/** series: about the whole of a series. periods: about some of its periods. dataset: about all that comes from a dataset. */
export const NOTE_SCOPES = ['series', 'periods', 'dataset'] as const;

export interface Note {
  /** `remark`, or what its values are about: `discontinued`, `vintage_gap`, `older_vintage`, `constant`. */
  readonly code: string;
  readonly scope: (typeof NOTE_SCOPES)[number];
  readonly values: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A text alone is a remark on a dataset. */
export type NoteLike = string | Note;

/** Each text once. */
export function notesOfAnswer(notes: readonly NoteLike[]): readonly Note[] {
  const byText = new Map<string, Note>();
  for (const one of notes) {
    const note: Note = typeof one === 'string' ? { code: 'remark', scope: 'dataset', values: {}, text: one } : one;
    if (!byText.has(note.text)) byText.set(note.text, note);
  }
  return [...byText.values()];
}

export const textOfNote = (note: NoteLike): string => (typeof note === 'string' ? note : note.text);

/** Values on both sides of a break. `where` is for readers of JSON; a page lists the breaks itself. */
export const breaksNote = (what: string, where: string): Note => ({
  code: 'breaks',
  scope: 'periods',
  values: { what: `${what}.` },
  text: `${what}: ${where}.`,
});

/** Where a publisher has ended what an answer is about. */
export interface Discontinued {
  /** Last period. */
  readonly last: string;
  /** `abs.HSI_M`; null where nothing follows. */
  readonly successor: string | null;
}

export const discontinuedOf = ({ ceased }: Pick<Dataset, 'ceased'>): Discontinued | null =>
  ceased === undefined ? null : { last: ceased.lastPeriod, successor: ceased.successor ?? null };

/** The note of a dataset that its publisher has ended; none otherwise. */
export function discontinuedNotes(dataset: Dataset): readonly Note[] {
  const [facts, { ceased }] = [discontinuedOf(dataset), dataset];
  if (facts === null || ceased === undefined) return [];
  const text = `Ceased: the last period is ${facts.last}. ${ceased.note}`;
  return [{ code: 'discontinued', scope: 'dataset', values: { dataset: dottedId(dataset), ...facts }, text }];
}

/** What a dataset's declaration says of all its values. */
export const quirkNotes = (dataset: Dataset): readonly Note[] =>
  dataset.quirks.map((text) => ({ code: 'remark', scope: 'dataset', values: { dataset: dottedId(dataset) }, text }));
