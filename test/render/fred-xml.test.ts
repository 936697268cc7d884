import { describe, expect, it } from 'vitest';
import { renderFredXml, renderFredXmlError } from '../../src/render/fred-xml.ts';

const head = '<?xml version="1.0" encoding="utf-8" ?>\n';

describe("FRED's XML", () => {
  it('has single members as attributes of the root, and a list of elements', () => {
    const answer = { units: 'lin', count: 1, observations: [{ date: '2025-10-01', value: '3.6', 'AU.CPI.YOY_20260128': '.' }] };
    expect(renderFredXml(answer)).toBe(
      `${head}<observations units="lin" count="1">\n  <observation date="2025-10-01" value="3.6" AU.CPI.YOY_20260128="."/>\n</observations>\n`,
    );
  });

  it('uses separate element names for each list', () => {
    expect(renderFredXml({ seriess: [{ id: 'AU.X' }] })).toBe(`${head}<seriess>\n  <series id="AU.X"/>\n</seriess>\n`);
    expect(renderFredXml({ vintage_dates: ['2026-01-28'] })).toBe(
      `${head}<vintage_dates>\n  <vintage_date>2026-01-28</vintage_date>\n</vintage_dates>\n`,
    );
    expect(renderFredXml({ release_dates: [{ release_id: 9, release_name: 'R', date: '2026-01-28' }] })).toBe(
      `${head}<release_dates>\n  <release_date release_id="9" release_name="R">2026-01-28</release_date>\n</release_dates>\n`,
    );
    expect(renderFredXml({ observations: [] })).toBe(`${head}<observations>\n</observations>\n`);
  });

  it('escapes special characters, and omits those that XML does not allow', () => {
    expect(renderFredXmlError(400, 'a < b & "c"\u0007\n')).toBe(`${head}<error code="400" message="a &lt; b &amp; &quot;c&quot;&#10;"/>\n`);
  });
});
