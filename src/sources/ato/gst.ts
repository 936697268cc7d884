/** Reads GST table 1: items for three taxes in millions of dollars, by year and month. */
import type { Captured } from '../../core/capture.ts';
import { type Address, quoted, WattleError } from '../../core/errors.ts';
import type { ParsedDataset } from '../../core/observation.ts';
import { parseUnit } from '../../core/units.ts';
import { moneyScales, otherScale } from '../../formats/stated-scale.ts';
import { type ItemTable, parseItemTable } from './item-table.ts';
import { asPublished } from './labels.ts';
import { fileAt, type Origin, TAXATION_STATISTICS_2022_23, taxationStatistics } from './packages.ts';
import type { Unit } from './series-of-rows.ts';

export const gstOrigin: Origin = taxationStatistics(
  'GST - Table 1',
  fileAt(TAXATION_STATISTICS_2022_23, 'b73b6ab3-41f7-49c1-ae76-c4290f61d862', 'ts23gst01gstwetlctbyyearmonth.xlsx'),
);

export const GST_WORDS: Readonly<Record<string, string>> = {
  gross_gst: 'Gross GST payable',
  input_tax_credits: 'Input tax credits',
  deferred_gst: 'Deferred GST payments on imports',
  net_gst: 'Net GST',
  wet_payable: 'WET payable',
  wet_refundable: 'WET refundable',
  net_wet: 'Net WET',
  lct_payable: 'LCT payable',
  lct_refundable: 'LCT refundable',
  net_lct: 'Net LCT',
};

/** Matches the heading of the part for one tax: `Wine equalisation tax (WET)`, or `GST` alone. */
const TAX = /^(?:.*\()?(GST|WET|LCT)\)?$/;
/** Matches the tax in a label. */
const NAMED_TAX = /\b(GST|WET|LCT)\b/;
const isPart = (label: string): boolean => TAX.test(label);

/** Reads items by month. Their labels contain the tax. */
export function parseGstMonths(capture: Captured): ParsedDataset {
  const table: ItemTable = {
    sheets: ['Table 1B', 'GST Table 1B'],
    periods: 'months',
    dimensions: [
      { id: 'METRIC_LABEL', label: 'Item' },
      { id: 'UNIT', label: 'Unit' },
    ],
    isPart,
    read: ({ label, unit }, at) => ({ values: [asPublished(label, at), { code: unit, label: unit }], unit: unitOf(unit, at) }),
    scope: 'partial',
  };
  return parseItemTable(capture, table);
}

/** Reads items by income year. Several taxes use the same label, so the tax is read from the heading of the part. */
export function parseGstYears(capture: Captured): ParsedDataset {
  const table: ItemTable = {
    sheets: ['Table 1A', 'GST Table 1A'],
    periods: 'income years',
    dimensions: [
      { id: 'TAX', label: 'Tax' },
      { id: 'ITEM', label: 'Item' },
    ],
    isPart,
    read: ({ label, unit, part }, at) => {
      const tax = TAX.exec(part)?.[1];
      if (tax === undefined) {
        throw new WattleError('PARSE_LAYOUT', 'A row with figures comes before the first tax.', {
          at: { sheet: 'Table 1A', value: label },
        });
      }
      const named = NAMED_TAX.exec(label)?.[0];
      if (named !== undefined && named !== tax) {
        throw new WattleError('PARSE_LAYOUT', `The row ${quoted(label)} is among the rows for another tax, the ${tax}.`, {
          at: { ...at, value: label },
        });
      }
      return { values: [{ code: tax, label: tax }, asPublished(label, at)], unit: unitOf(unit, at) };
    },
    scope: 'partial',
  };
  return parseItemTable(capture, table);
}

/** The power of ten for all amounts in the table, which are in millions of dollars. */
const MILLIONS = 6;

/** Reads the unit of a row. Throws PARSE_VALUE for an empty cell, and PARSE_LAYOUT for another scale or unit. */
function unitOf(text: string, at: Address): Unit {
  if (text === '') throw new WattleError('PARSE_VALUE', 'A row with figures has no unit.', { at: { ...at, column: 'B' } });
  if (moneyScales(text).some((power) => power !== MILLIONS)) throw otherScale({ ...at, column: 'B', value: text }, MILLIONS);
  const unit = parseUnit(text);
  if (unit.unit === 'AUD' && unit.multiplier === MILLIONS) return unit;
  throw new WattleError('PARSE_LAYOUT', 'A row is not in $ million, unlike the rest of the table.', {
    at: { ...at, column: 'B', value: text },
  });
}
