/** Remarks on files: on everything in them, on some series, or on single values. */

/** On some series or values, not on the whole file. */
export interface Remark {
  readonly text: string;
  /** By series key, the periods of its values. Without periods, the whole series. Without series, only the dataset as a whole. */
  readonly series: Readonly<Record<string, readonly string[]>>;
}

/** Text applies to every series. */
export type FileNote = string | Remark;

/** A remark on whole series. */
export const remarkOn = (keys: readonly string[], text: string): Remark => ({
  text,
  series: Object.fromEntries(keys.map((key) => [key, []])),
});

export const textOf = (note: FileNote): string => (typeof note === 'string' ? note : note.text);

/** The notes of a version: one text for every series, and remarks on some. */
export interface VersionNotes {
  readonly note: string | null;
  /** Absent if there are none. */
  readonly remarks?: readonly Remark[];
}

export function versionNotes(notes: readonly FileNote[]): VersionNotes {
  const texts = notes.filter((note): note is string => typeof note === 'string' && note !== '');
  const remarks = notes.filter((note): note is Remark => typeof note !== 'string');
  return { note: texts.length === 0 ? null : texts.join(' '), ...(remarks.length === 0 ? {} : { remarks }) };
}

/** Remarks on a series, each with the periods of its values. */
export const remarksOn = (
  { remarks = [] }: VersionNotes,
  key: string,
): readonly { readonly text: string; readonly periods: readonly string[] }[] =>
  remarks.flatMap(({ text, series: { [key]: periods } }) => (periods === undefined ? [] : [{ text, periods }]));

/** Every text of a version that concerns a series, or, without a key, any. Null if there is none. */
export function noteText(notes: VersionNotes, key?: string): string | null {
  const own = key === undefined ? (notes.remarks ?? []) : remarksOn(notes, key);
  const texts = [...(notes.note === null ? [] : [notes.note]), ...own.map(({ text }) => text)];
  return texts.length === 0 ? null : texts.join(' ');
}
