/** Checks the notes that are made from text lines near values. */
import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/assert.ts';
import { isQuotedLine, textOfNote, versionNotes } from '../../src/core/observation.ts';
import { footnoteIn, isBlankLine, remarkAmong, remarkNotes, titleIn } from '../../src/formats/remarks.ts';

describe('a footnote', () => {
  it.each([
    [['(a) Figures are final.'], '(a) Figures are final.'],
    [['  (12) Figures  ', '', ' '], '(12) Figures'],
    [['© Commonwealth of Australia'], '© Commonwealth of Australia'],
    [['* Revised'], '* Revised'],
    [['† Revised'], '† Revised'],
    [['‡ Revised'], '‡ Revised'],
    [['Sources: ABS', ' RBA', ''], 'Sources: ABS, RBA'],
    [['SOURCE ABS'], 'SOURCE ABS'],
    [['Note: final'], 'Note: final'],
    [['Notes to the table'], 'Notes to the table'],
    [['Footnotes follow here'], 'Footnotes follow here'],
    [['Copyright of the Bank'], 'Copyright of the Bank'],
    [['Disclaimer: none'], 'Disclaimer: none'],
    [['Sources: ABS', '', ' RBA'], 'Sources: ABS,, RBA'],
  ])('is %j', (cells, text) => {
    expect(footnoteIn(cells)).toBe(text);
  });

  it.each([
    [[]],
    [['']],
    [['(a)']],
    [['Source']],
    [['Sourced from somewhere']],
    [['The Source is this']],
    [['(ab) Figures']],
    [['(123) Figures']],
    [['a) Figures']],
    [['Source: ABS', '4.1']],
    [['Source: ABS', 'RBA']],
    [['Source: ABS', ' 4.1']],
    [['(a) Figures', ' 7', '']],
  ])('is not %j', (cells) => {
    expect(footnoteIn(cells)).toBeNull();
  });
});

describe('other lines of words', () => {
  it('are a title if a cell of several words is alone in its row', () => {
    expect(titleIn([' Table 1 ', '', ' '])).toBe('Table 1');
    expect([titleIn(['Table']), titleIn(['Table 1', 'x']), titleIn([])]).toEqual([null, null, null]);
  });

  it('are a remark if one cell of words is among three or more', () => {
    expect(remarkAmong(['', 'In words', ''])).toBe('In words');
    expect(remarkAmong(['In words', ''])).toBeNull();
    expect(remarkAmong(['Words', '', ''])).toBeNull();
    expect(remarkAmong(['1 2', '', ''])).toBeNull();
    expect(remarkAmong(['In words', 'x', ''])).toBeNull();
    expect(remarkAmong(['', '', ''])).toBeNull();
  });

  it('are blank if every cell is', () => {
    expect([isBlankLine([]), isBlankLine(['', ' \t']), isBlankLine(['', '0'])]).toEqual([true, true, false]);
  });
});

describe('the notes', () => {
  it('give five lines of 160 characters, and count the rest', () => {
    expect(remarkNotes([])).toEqual([]);
    expect(remarkNotes(['a'])).toEqual([{ code: 'quoted_line', text: 'A line next to the figures reads: a' }]);
    expect(textOfNote(at(remarkNotes(['x'.repeat(161)]), 0))).toBe(`A line next to the figures reads: ${'x'.repeat(160)}`);
    expect(remarkNotes(['a', 'b', 'c', 'd', 'e'])).toHaveLength(5);
    expect(remarkNotes(['a', 'b', 'c', 'd', 'e', 'f', 'g'])[5]).toBe('There are 2 more lines of text next to the figures.');
  });

  it('have a code, and apply to every series of the file', () => {
    const notes = [...remarkNotes(['a']), 'A line next to the figures reads: b'];
    expect(notes.map(isQuotedLine)).toEqual([true, false]);
    expect(versionNotes(notes)).toEqual({ note: 'A line next to the figures reads: a A line next to the figures reads: b' });
  });
});
