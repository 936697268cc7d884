import { describe, expect, it } from 'vitest';
import { looksLikeHtml, pageTitle, sniffKind } from '../../src/formats/sniff.ts';
import { writeZip } from './zip-writer.ts';

describe('sniffKind', () => {
  it.each([
    ['html', '<!DOCTYPE html>\n<html lang="en-au">'],
    ['html', '\ufeff  <html><head><title>403 Forbidden</title></head>'],
    ['html', '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"><html>'],
    ['html', '<!-- edge -->\n<HTML><BODY>Request unsuccessful'],
    ['html', '<?xml version="1.0" encoding="UTF-8"?>\r\n  <html>'],
    ['html', '<!-- a --> <!-- > b -->\t<p>Not found'],
    ['html', '<h6>'],
    ['html', '<a href="/">'],
    ['xml', '<abbr>'],
    ['xml', '<h7>'],
    ['xml', '<!doctype report>'],
    ['html', '<tr class="single-day"><td data-date="2026-05-01">'],
    ['xml', '<?xml version="1.0" encoding="UTF-8"?><product version="v1.7">'],
    ['xml', '<rss version="2.0"><channel>'],
    ['xml', '<Transfer><TransferInfo>'],
    ['json', '\ufeff{"data":{"dataSets":[]}}'],
    ['json', '\n[1,2]'],
    ['csv', 'DATAFLOW,MEASURE,REGION'],
    ['csv', 'F5  INDICATOR LENDING RATES\r\nTitle,Lending'],
    ['csv', 'Company Name\tACN\tType'],
    ['unknown', 'NoRecordsFound'],
    ['unknown', ''],
    ['unknown', '\0\0\0\x01ftyp,isom'],
  ])('%s: %j', (kind, text) => {
    expect(sniffKind(Buffer.from(text))).toBe(kind);
  });

  it('recognises UTF-16 text', () => {
    expect(sniffKind(Buffer.from('\ufeffProduct\tProduct Code\r\n'.repeat(400), 'utf16le'))).toBe('csv');
  });

  it('distinguishes a workbook from another archive by its content', () => {
    expect(
      sniffKind(
        writeZip([
          { name: '[Content_Types].xml', content: '' },
          { name: 'xl/workbook.xml', content: '<workbook/>' },
        ]),
      ),
    ).toBe('xlsx');
    expect(sniffKind(writeZip([{ name: 'PUBLIC_DISPATCHPRICE.CSV', content: 'xl/workbook.xml' }]))).toBe('zip');
    expect(sniffKind(writeZip([]))).toBe('zip');
    expect(sniffKind(writeZip([{ name: 'xl/workbook.xml', content: 'x'.repeat(99) }]).subarray(0, 60))).toBe('zip');
    expect(sniffKind(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]))).toBe('xls');
  });
});

describe('looksLikeHtml', () => {
  it('separates pages and fragments from data that contains markup', () => {
    expect(looksLikeHtml(Buffer.from('<pre><A HREF="/Reports/CURRENT/">'))).toBe(true);
    expect(looksLikeHtml('<head><meta charset="utf-8">')).toBe(true);
    expect(looksLikeHtml(Buffer.from('name,note\nA,<html>'))).toBe(false);
    expect(looksLikeHtml(Buffer.from('<?xml version="1.0"?><preface>'))).toBe(false);
    expect(looksLikeHtml(Buffer.from('<!-- only a comment -->'))).toBe(false);
    expect(looksLikeHtml(new Uint8Array(0))).toBe(false);
    // Unclosed comments must not be tried in every combination.
    expect(looksLikeHtml('<!---->'.repeat(500))).toBe(false);
  });
});

describe('pageTitle', () => {
  it('a text is a page if it begins like a page', () => {
    const page = (text: string) => pageTitle(new TextEncoder().encode(text));
    expect(page('<!doctype html><html><head><title>\n Just a moment...\u00a0</title></head>')).toBe('Just a moment...');
    expect(page('<html><body>Nothing</body></html>')).toBe('');
    expect(page(`<html><title>${'x'.repeat(900)}`)).toHaveLength(120);
    expect(page('<b>'.repeat(1000))).toBe('');
  });
});
