import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, renderCalendar } from '../../src/render/icalendar.ts';
import { one, readCalendar, unescapeText } from './ical-reader.ts';

const FRAME = {
  name: 'Releases, all of them; really',
  description: 'Line one\nline two \\ and a comma, too',
  url: 'https://api.example.org/v1/releases.ics',
  stampedAt: Date.parse('2026-11-21T00:00:00.750Z'),
  programVersion: '0.1.0',
};
const EVENT: CalendarEvent = {
  uid: 'abs-labour-force-australia-october-2026@releases.wattle',
  startsAt: Date.parse('2026-11-26T00:30:00Z'),
  timesMoved: 2,
  summary: 'ABS: Labour Force, Australia (October 2026)',
  description: '2026-11-26 11:30 in Sydney; UTC+11:00.\nDatasets: abs.LF, abs.LF_AGE.',
  url: 'https://www.abs.gov.au/statistics?a=1,2;b',
  categories: ['ABS', 'data_release'],
};

describe('a calendar', () => {
  it('meets RFC 5545', () => {
    const calendar = readCalendar(renderCalendar([EVENT], FRAME));
    expect(calendar.name).toBe('VCALENDAR');
    expect([one(calendar, 'VERSION'), one(calendar, 'PRODID'), one(calendar, 'METHOD')]).toEqual([
      '2.0',
      '-//Wattle//Wattle 0.1.0//EN',
      'PUBLISH',
    ]);
    expect(unescapeText(one(calendar, 'NAME'))).toBe(FRAME.name);
    expect(unescapeText(one(calendar, 'DESCRIPTION'))).toBe(FRAME.description);
    const [event, another] = calendar.components;
    if (!event) throw new Error('no event');
    expect([another, event.name, one(event, 'UID'), one(event, 'DTSTAMP'), one(event, 'DTSTART')]).toEqual([
      undefined,
      'VEVENT',
      EVENT.uid,
      '20261121T000000Z',
      '20261126T003000Z',
    ]);
    expect(unescapeText(one(event, 'SUMMARY'))).toBe(EVENT.summary);
    expect(unescapeText(one(event, 'DESCRIPTION'))).toBe(EVENT.description);
    expect(one(event, 'URL')).toBe(EVENT.url);
    expect(one(event, 'SEQUENCE')).toBe('2');
    expect(one(event, 'CATEGORIES')).toBe('ABS,data_release');
  });

  it('has a component even without events: the time zone', () => {
    const [zone, ...others] = readCalendar(renderCalendar([], FRAME)).components;
    expect([zone?.name, zone?.components.map((part) => part.name), others]).toEqual(['VTIMEZONE', ['STANDARD', 'DAYLIGHT'], []]);
  });

  it('is the same for the same events', () => {
    expect(renderCalendar([EVENT], FRAME)).toBe(renderCalendar([{ ...EVENT }], { ...FRAME }));
  });

  it('ignores an absent URL, so that no line is broken', () => {
    const [event] = readCalendar(renderCalendar([{ ...EVENT, url: 'not an address\r\nATTENDEE:x' }], FRAME)).components;
    expect(event && one(event, 'URL')).toBe('');
  });

  it('returns any text unchanged, in lines of 75 octets that do not cut a character', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 300 })
      .map((value) => value.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, ''));
    fc.assert(
      fc.property(text, text, (summary, description) => {
        const [event] = readCalendar(renderCalendar([{ ...EVENT, summary, description }], FRAME)).components;
        if (!event) throw new Error('no event');
        expect([unescapeText(one(event, 'SUMMARY')), unescapeText(one(event, 'DESCRIPTION'))]).toEqual([summary, description]);
      }),
    );
  });
});
