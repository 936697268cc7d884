/** Notes as data: code, subject, values and text. Names are as in JSON. */

import { type Dataset, dottedId, quirkText } from '../../core/define-dataset.ts';
import { quirksOfSeries, type SeriesHandle } from '../../core/define-series.ts';
import type { Discontinued, Note } from './reason-shape.ts';

/** A note, or plain text. Plain text becomes a remark about a dataset. */
export type NoteLike = string | Note;

/** Removes notes with the same text. */
export function notesOfAnswer(notes: readonly NoteLike[]): readonly Note[] {
  const byText = new Map<string, Note>();
  for (const one of notes) {
    const note: Note = typeof one === 'string' ? { code: 'remark', scope: 'dataset', values: {}, text: one } : one;
    if (!byText.has(note.text)) byText.set(note.text, note);
  }
  return [...byText.values()];
}

export const textOfNote = (note: NoteLike): string => (typeof note === 'string' ? note : note.text);

/** Returns a note that values before and after a break may not be comparable. `where` names the member of `meta` that lists the breaks. */
export const breaksNote = (what: string, where: string): Note => ({
  code: 'breaks',
  scope: 'periods',
  values: { what: `${what}.` },
  text: `${what}: ${where}.`,
});

export const discontinuedOf = ({ ceased }: Pick<Dataset, 'ceased'>): Discontinued | null =>
  ceased === undefined ? null : { last: ceased.lastPeriod, successor: ceased.successor ?? null };

/** Returns a note if the dataset is discontinued, otherwise an empty list. */
export function discontinuedNotes(dataset: Dataset): readonly Note[] {
  const [facts, { ceased }] = [discontinuedOf(dataset), dataset];
  if (facts === null || ceased === undefined) return [];
  const text = `Discontinued: the last period is ${facts.last}. ${ceased.note}`;
  return [{ code: 'discontinued', scope: 'dataset', values: { dataset: dottedId(dataset), ...facts }, text }];
}

export const quirkNotes = (dataset: Dataset): readonly Note[] => remarkNotes(dataset, dataset.quirks.map(quirkText));

/** Returns the remarks in the dataset definition that apply to the series. */
export const seriesQuirkNotes = (handle: SeriesHandle): readonly Note[] => remarkNotes(handle.dataset, quirksOfSeries(handle));

const remarkNotes = (dataset: Dataset, texts: readonly string[]): readonly Note[] =>
  texts.map((text) => ({ code: 'remark', scope: 'dataset', values: { dataset: dottedId(dataset) }, text }));
