/**
 * Builds requests for reports. NEMweb has a folder for two days, an archive for thirteen months (a zip per day or week), and monthly tables
 * since 2009. Listings are only searched for file names.
 */
import type { Ask, Captured } from '../../core/capture.ts';
import type { TimeSpan } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { DAY_MS, isoDay, parseIsoDay } from '../../core/period.ts';
import { decodeText } from '../../formats/text.ts';

const NEMWEB = 'https://www.nemweb.com.au';
const PAGE = 'text/html';
const ZIP = 'application/zip, application/x-zip-compressed, application/octet-stream, */*;q=0.1';
/** Market time is UTC+10 all year. */
export const MARKET_OFFSET_MS = 10 * 3_600_000;

/** A kind of report. Group 1 in the pattern is the time, by which file names are sorted. */
export interface Report {
  readonly folder: string;
  readonly file: RegExp;
}

/**
 * Returns the market day of an instant, in days since 1970-01-01. An interval that ends at midnight is part of the day that ends at that
 * time.
 */
const marketDay = (ms: number): number => Math.floor((ms - 1 + MARKET_OFFSET_MS) / DAY_MS);

/**
 * Returns the matching names in a listing, without repeats, oldest first. Throws PARSE_LAYOUT if no name matches, because the page may
 * not be the expected folder.
 */
export function namesIn(listing: Captured, file: RegExp): readonly string[] {
  const { text } = decodeText(listing.bytes);
  const found = new Set([...text.matchAll(new RegExp(file.source, 'gi'))].map((match) => match[0]));
  if (found.size > 0) return [...found].sort();
  throw new WattleError('PARSE_LAYOUT', `The listing has no file with a name like ${file.source}.`, {
    at: { url: listing.url, value: text.slice(0, 80) },
  });
}

/** Returns the time in a file name, as the digits of group 1. */
export const timeIn = (name: string, file: RegExp): string => new RegExp(file.source, 'i').exec(name)?.[1] ?? '';

/** Keeps the last issue of each report. A reissued report has the same time and a higher number. Its name therefore sorts later. */
function lastIssues(names: readonly string[], file: RegExp): readonly string[] {
  return [...new Map(names.map((name) => [timeIn(name, file), name])).values()];
}

const fileAsk = (folder: string, name: string): Ask => ({ id: name, url: `${NEMWEB}${folder}${name}`, accept: ZIP, immutable: true });

interface CurrentOptions {
  /** True if each file replaces all earlier files. */
  readonly newestOnly?: true;
  /** The maximum number of new files to request in one update. */
  readonly atMost?: number;
  readonly fallback?: Ask;
}

/** Requests new reports from recent days, latest first. Each update requests only a few of them, so gaps are filled gradually. */
export function currentAsk({ folder, file }: Report, { newestOnly, atMost = 24, fallback }: CurrentOptions = {}): Ask {
  const path = `/Reports/Current/${folder}/`;
  return {
    id: `listing ${folder}`,
    url: NEMWEB + path,
    accept: PAGE,
    atMost,
    ...(fallback === undefined ? {} : { fallback }),
    follow: (listing) => {
      const names = lastIssues(namesIn(listing, file), file).toReversed();
      return names.slice(0, newestOnly ? 1 : names.length).map((name) => fileAsk(path, name));
    },
  };
}

/** Requests the reports in a time range from the folder for recent days. */
function currentWindowAsk({ folder, file }: Report, window: TimeSpan): Ask {
  const path = `/Reports/Current/${folder}/`;
  const [from, to] = [marketStamp(window.from), marketStamp(window.to)];
  return {
    id: `listing ${folder}`,
    url: NEMWEB + path,
    accept: PAGE,
    follow: (listing) =>
      lastIssues(namesIn(listing, file), file)
        .filter((name) => from <= timeIn(name, file).slice(0, 12) && timeIn(name, file).slice(0, 12) <= to)
        .map((name) => fileAsk(path, name)),
  };
}

/** Formats an instant as market time in file names: `202508201810`. */
const marketStamp = (ms: number): string => new Date(ms + MARKET_OFFSET_MS).toISOString().slice(0, 16).replaceAll(/[-T:]/g, '');

/**
 * Requests the archives for any of these market days. The listing has names such as `PUBLIC_DISPATCHIS_20260510.zip` for a day, and
 * `PUBLIC_TRADINGIS_20250629_20250705.zip` for a week. Group 1 of `file` is the first day, and the optional group 2 is the last day.
 */
function archiveAsk({ folder, file }: Report, firstDay: number, lastDay: number): Ask {
  const path = `/Reports/ARCHIVE/${folder}/`;
  return {
    id: `archive ${folder}`,
    url: NEMWEB + path,
    accept: PAGE,
    follow: (listing) =>
      namesIn(listing, file)
        .filter((name) => {
          const match = new RegExp(file.source, 'i').exec(name);
          const first = dayOfStamp(match?.[1] ?? '');
          return first <= lastDay && dayOfStamp(match?.[2] ?? match?.[1] ?? '') >= firstDay;
        })
        .map((name) => fileAsk(path, name)),
  };
}

const dayOfStamp = (stamp: string): number => parseIsoDay(`${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`) ?? Number.NaN;

/** The first month in the archive, 2009-07, in months since year 0. From RENAMED_MONTH (2024-08), file names differ. */
const FIRST_MONTH = 2009 * 12 + 6;
const RENAMED_MONTH = 2024 * 12 + 7;
/** The day of the following month from which a table is expected. AEMO publishes it around the 8th, sometimes later. */
const PUBLISHED_ON_DAY = 12;

/** Returns the month that contains a day, in months since year 0. `day` is days since 1970-01-01. */
function monthOf(day: number): number {
  const [year, month] = isoDay(day).split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 1) - 1;
}

/** Returns the first day of a month, in days since 1970-01-01. */
const firstOf = (month: number): number => Math.floor(Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS);

/** Returns true if the table for a month should have been published. */
const isMonthly = (month: number, now: number): boolean =>
  month >= FIRST_MONTH && marketDay(now) >= firstOf(month + 1) + PUBLISHED_ON_DAY - 1;

const isBeforeArchive = (month: number): boolean => month < FIRST_MONTH;

/**
 * Requests the parts of a monthly table that are listed in its folder. Without a listing, requests the first part. Since August 2024, file
 * names contain the text `%23`, so their URLs contain `%2523`.
 */
function monthlyAsk(table: string, month: number): Ask {
  const year = Math.floor(month / 12);
  const two = String((month % 12) + 1).padStart(2, '0');
  const path = `/Data_Archive/Wholesale_Electricity/MMSDM/${year}/MMSDM_${year}_${two}/MMSDM_Historical_Data_SQLLoader/DATA/`;
  const stamp = `${year}${two}010000`;
  const ask = (name: string): Ask => ({ ...fileAsk(path, ''), id: name, url: `${NEMWEB}${path}${name.replaceAll('%', '%25')}` });
  const first = month >= RENAMED_MONTH ? `PUBLIC_ARCHIVE%23${table}%23FILE01%23${stamp}.zip` : `PUBLIC_DVD_${table}_${stamp}.zip`;
  // For the same file, the link contains %2523, and the link text contains %23.
  const file = new RegExp(`PUBLIC_(?:DVD_${table}_|ARCHIVE(?:%23|%2523|#)${table}(?:%23|%2523|#)FILE\\d+(?:%23|%2523|#))${stamp}\\.zip`);
  return {
    id: `monthly ${table} ${year}-${two}`,
    url: NEMWEB + path,
    accept: PAGE,
    fallback: ask(first),
    follow: (listing) => {
      const names = namesIn(listing, file).map((name) => name.replaceAll(/%2523|#/g, '%23'));
      return [...new Set(names)].map(ask);
    },
  };
}

/** Where to request older data. Uses the monthly table if it is published, then the daily archive, then the folder for recent days. */
interface Tiers {
  readonly current: Report;
  readonly archive?: Report;
  /** The name of the monthly table, such as `DISPATCHPRICE`. */
  readonly monthly?: string;
  /** The request for the last two days, which replaces the folder. */
  readonly recent?: Ask;
  /** Number of hours for which the folder or `recent` is used. The default is 47. */
  readonly recentHours?: number;
}

export function historyAsks(tiers: Tiers, window: TimeSpan, now: number): readonly Ask[] {
  const { current, archive, monthly, recent, recentHours = 47 } = tiers;
  const asks: Ask[] = [];
  const [first, last] = [marketDay(window.from), marketDay(Math.min(window.to, now))];
  const recentFrom = now - recentHours * 3_600_000;
  const archiveDays: number[] = [];
  const months = new Set<number>();
  for (let day = first; day <= last; day++) {
    const month = monthOf(day);
    if (isBeforeArchive(month)) continue;
    if (monthly !== undefined && isMonthly(month, now)) months.add(month);
    else if (archive && startOfDay(day) < recentFrom) archiveDays.push(day);
  }
  for (const month of months) asks.push(monthlyAsk(monthly ?? '', month));
  const [firstArchived, lastArchived] = [archiveDays[0], archiveDays.at(-1)];
  if (archive && firstArchived !== undefined && lastArchived !== undefined) asks.push(archiveAsk(archive, firstArchived, lastArchived));
  if (window.to >= recentFrom) asks.push(recent ?? currentWindowAsk(current, { from: Math.max(window.from, recentFrom), to: window.to }));
  return asks;
}

/** Returns the start of a market day, in ms since the epoch. */
const startOfDay = (day: number): number => day * DAY_MS - MARKET_OFFSET_MS;
