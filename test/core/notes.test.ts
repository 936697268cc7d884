/** Checks notes about files: quoted lines, and remarks on some series. */
import { describe, expect, it } from 'vitest';
import {
  type FileNote,
  isQuotedLine,
  isRemark,
  noteText,
  type QuotedLine,
  remarkOn,
  remarksOn,
  textOfNote,
  versionNotes,
} from '../../src/core/observation.ts';

const QUOTED: QuotedLine = { code: 'quoted_line', text: 'The file quotes "a".' };
const REMARK = remarkOn(['A', 'B'], 'Two series are estimates.');
const ALL: readonly FileNote[] = ['A plain note.', QUOTED, REMARK, ''];

describe('a note on a file', () => {
  it('is plain text, a quoted line or a remark', () => {
    expect(ALL.map(isRemark)).toEqual([false, false, true, false]);
    expect(ALL.map(isQuotedLine)).toEqual([false, true, false, false]);
    expect(ALL.map(textOfNote)).toEqual(['A plain note.', QUOTED.text, 'Two series are estimates.', '']);
  });

  it('is a remark with series, and with a code if one is given', () => {
    expect(REMARK).toStrictEqual({ text: 'Two series are estimates.', series: { A: [], B: [] } });
    expect(remarkOn(['A'], 'Not of the agency.', 'third_party')).toStrictEqual({
      code: 'third_party',
      text: 'Not of the agency.',
      series: { A: [] },
    });
  });
});

describe('the notes of a version', () => {
  it('are texts about every series, and separate remarks', () => {
    expect(versionNotes(ALL)).toStrictEqual({ note: `A plain note. ${QUOTED.text}`, remarks: [REMARK] });
    expect(versionNotes(['', 'One.'])).toStrictEqual({ note: 'One.' });
    expect(versionNotes([''])).toStrictEqual({ note: null });
  });

  it('on a series are the texts about every series and the remarks on it', () => {
    const notes = versionNotes(ALL);
    expect(remarksOn(notes, 'A')).toEqual([{ text: 'Two series are estimates.', periods: [] }]);
    expect(remarksOn(notes, 'C')).toEqual([]);
    expect(noteText(notes)).toBe(`A plain note. ${QUOTED.text} Two series are estimates.`);
    expect(noteText(notes, 'C')).toBe(`A plain note. ${QUOTED.text}`);
    expect(noteText(versionNotes([REMARK]), 'B')).toBe('Two series are estimates.');
    expect(noteText(versionNotes([REMARK]), 'C')).toBeNull();
    expect(noteText({ note: null })).toBeNull();
  });
});
