/** Reads the agency facts in this repository, and checks declarations against them. Returns a list of faults with their remedies. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DimensionDeclaration, dottedId, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { nearest } from '../../src/core/nearest.ts';
import { parseUnit, sameScale } from '../../src/core/units.ts';
import { findDataflow } from '../../src/sources/abs/dataflow-list.ts';
import { type DimensionFacts, type FlowFacts, formOf, notListed, otherStructure } from '../../src/sources/abs/draft.ts';
import type { TableFacts } from '../../src/sources/rba/draft.ts';
import { unlistedTable } from '../../src/sources/rba/table-list.ts';

/** Faults in a declaration. Each is a sentence with the remedy. Empty if the declaration agrees with the facts. */
export type Faults = readonly string[];

const fileOf = (source: string, id: string): string => `test/specimens/${source}/${id}.json`;

function read(source: string, id: string): unknown {
  const file = path.resolve(fileOf(source, id));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Returns the facts, or null if none were recorded. */
export const flowFactsOf = (flow: string): FlowFacts | null => read('abs', flow) as FlowFacts | null;
export const tableFactsOf = (table: string): TableFacts | null => read('rba', table) as TableFacts | null;

/** If there are at most this number of candidates, all are listed. Otherwise, only the nearest are listed. */
const FEW = 12;

export const didYouMean = (word: string, candidates: readonly string[]): string => {
  const near = nearest(word, candidates);
  if (near.length > 0) return ` Nearest: ${near.join(', ')}.`;
  return candidates.length > 0 && candidates.length <= FEW ? ` There are ${candidates.join(', ')}.` : '';
};

/** Returns null if a declared dataset has this specimen. Otherwise returns a message with the remedy. */
export const orphanFault = (source: string, id: string, leaves: readonly string[], unrecorded: readonly string[]): string | null =>
  leaves.includes(id)
    ? null
    : `${fileOf(source, id)} belongs to no declared dataset.${
        unrecorded.length === 0
          ? ' Remove it, or declare the dataset and run npm run generate'
          : ` These datasets have no specimen: ${unrecorded.join(', ')}. A dataset, its file and its specimen must have the same id`
      }.`;

const howToRecord = (source: string, id: string): string =>
  `To record ${fileOf(source, id)}, run npm run wattle -- draft ${source} ${id} --write. Add --from FILE if the agency cannot be reached`;

/** Returns the text on an id or code that is not in the facts. */
const unknown = (what: string, word: string, known: readonly string[], complete: boolean, source: string, id: string): string =>
  `${what}, which ${fileOf(source, id)} does not have.${didYouMean(word, known)} ${
    complete ? 'The specimen was complete, so this may be new.' : 'The specimen has only some, so the agency may have it.'
  } ${howToRecord(source, id)}.`;

// ---------------------------------------------------------------- ABS dataflows

/** Returns the flow and key in a Data API URL. Returns null for another URL. */
function queryOf(url: string): { readonly flow: string; readonly slots: readonly string[] } | null {
  const match = /\/rest\/data\/ABS,([^/?]+)\/([^?]*)/.exec(decodeURIComponent(url));
  return match?.[1] === undefined || match[2] === undefined ? null : { flow: match[1], slots: match[2].split('.') };
}

/** Returns the dataflow of a dataset, or null if it reads files or vintages. */
export const flowOf = (dataset: TimeSeriesDataset): string | null => queryOf(dataset.upstream.url)?.flow ?? null;

/** Returns differences between a dataset's declaration and the facts about its dataflow. */
export function flowFaults(dataset: TimeSeriesDataset, facts: (flow: string) => FlowFacts | null = flowFactsOf): Faults {
  const name = dottedId(dataset);
  const flow = flowOf(dataset);
  if (flow === null) return [];
  if (findDataflow(flow)?.id !== flow) {
    return [`${name} requests the dataflow ${flow}, which ${notListed(flow)}`];
  }
  const known = facts(flow);
  if (known === null) return [`There is no specimen for the dataflow ${flow}, which ${name} reads. ${howToRecord('abs', flow)}.`];
  const order = known.dimensions.map(({ id }) => id);
  const shape = shapeFaults(dataset, order);
  return shape.length > 0 ? shape : [...keyFaults(dataset, order), ...codeFaults(dataset, known), ...frequencyFaults(dataset)];
}

/** Checks that the declared frequency matches the one fixed in the key. The ABS uses A for both kinds of years. */
function frequencyFaults(dataset: TimeSeriesDataset): Faults {
  const fixed = dataset.fixed['FREQ'];
  const own = dataset.frequency === 'FY' ? 'A' : dataset.frequency;
  return fixed === undefined || fixed === own
    ? []
    : [`${dottedId(dataset)} has the frequency ${dataset.frequency}, but fixes FREQ to ${fixed}. Both must be the same.`];
}

/** Returns differences between the structure in the facts about a dataflow and the structure in the list of dataflows. */
export function structureFaults(flow: string, facts: (flow: string) => FlowFacts | null = flowFactsOf): Faults {
  const listed = findDataflow(flow);
  const structure = facts(flow)?.structure ?? null;
  if (listed === null || structure === listed.structure) return [];
  return [`abs/${flow}: ${structure === null ? 'no structure is recorded.' : otherStructure(structure, listed)}`];
}

/** Checks that the declared dimensions are those in the dataflow, and that the shown ones are in its order. */
function shapeFaults(dataset: TimeSeriesDataset, order: readonly string[]): Faults {
  const declared = [...dataset.dimensions.map(({ id }) => id), ...Object.keys(dataset.fixed)];
  const name = dottedId(dataset);
  const invented = declared
    .filter((id) => !order.includes(id))
    .map((id) => `${name} declares the dimension ${id}, but the dataflow has ${order.join('.')}.${didYouMean(id, order)}`);
  const forgotten = order.filter((id) => !declared.includes(id));
  if (invented.length > 0) return invented;
  if (forgotten.length > 0) {
    return [`${name} omits ${forgotten.join(', ')}, but the dataflow has ${order.join('.')}. Show it, or fix it to one code.`];
  }
  const shown = dataset.dimensions.map(({ id }) => id);
  const right = order.filter((id) => shown.includes(id));
  return shown.join() === right.join()
    ? []
    : [`${name} declares ${shown.join('.')}, but the order in the dataflow's key is ${order.join('.')}.`];
}

/** Checks that each position in each requested key matches the declaration of its dimension. */
function keyFaults(dataset: TimeSeriesDataset, order: readonly string[]): Faults {
  return dataset.asks().flatMap(({ url }) => {
    const slots = queryOf(url)?.slots ?? [];
    const wrong = order.filter((id, i) => dataset.fixed[id] !== undefined && slots[i] !== dataset.fixed[id]);
    if (slots.length === order.length && wrong.length === 0) return [];
    return [
      `${dottedId(dataset)} requests the key ${slots.join('.')}, which does not match ${order.join('.')}. The dimensions are declared in another order.`,
    ];
  });
}

const codesOf = ({ codes, reported, unconfirmed }: DimensionFacts): readonly string[] => [
  ...Object.keys(codes),
  ...(reported?.codes ?? []),
  ...(unconfirmed ?? []),
];

const isCode = (dimension: DimensionFacts, code: string): boolean =>
  codesOf(dimension).includes(code) || (dimension.forms ?? []).some((form) => form === code || form === formOf(code));

function codeFaults(dataset: TimeSeriesDataset, facts: FlowFacts): Faults {
  return facts.dimensions.flatMap((dimension, i) => {
    const shown = dataset.dimensions.find(({ id }) => id === dimension.id);
    const requested = dataset.asks().flatMap(({ url }) => (queryOf(url)?.slots[i] ?? '').split('+').filter((code) => code !== ''));
    const named = [...wordsOf(shown), ...requested.map((code) => [code, code] as const)];
    const wrong = new Map(named.filter(([code]) => !isCode(dimension, code)));
    return [...wrong].map(([code, word]) =>
      unknown(
        `${dottedId(dataset)} names ${dimension.id} ${code}${word === code ? '' : ` (${word})`}`,
        code,
        codesOf(dimension),
        dimension.complete,
        'abs',
        facts.flow,
      ),
    );
  });
}

/** Returns the codes in a declaration, each with its word. */
const wordsOf = (dimension: DimensionDeclaration | undefined): readonly (readonly [string, string])[] => [
  ...Object.entries(dimension?.words ?? {}).map(([word, code]) => [code, word] as const),
  ...(dimension?.default ? [[dimension.default, 'the default'] as const] : []),
];

// ---------------------------------------------------------------- RBA tables

/** Returns differences between a table's declaration and the facts about it. */
export function tableFaults(dataset: TimeSeriesDataset, facts: (table: string) => TableFacts | null = tableFactsOf): Faults {
  const name = dottedId(dataset);
  const file = path.posix.basename(new URL(dataset.upstream.url).pathname);
  const unlisted = unlistedTable(dataset.id, file);
  if (unlisted !== null) return [`${name}: ${unlisted}`];
  const known = facts(dataset.id);
  if (known === null) return [`There is no specimen for the table that ${name} reads. ${howToRecord('rba', dataset.id)}.`];
  const ids = Object.keys(known.series);
  const named = wordsOf(dataset.dimensions.find(({ id }) => id === 'SERIES'));
  const invented = [...new Map(named)].filter(([id]) => known.series[id] === undefined);
  const stated = new Set(named.flatMap(([id]) => frequencyOf(known.series[id]?.frequency ?? null) ?? []));
  return [
    ...invented.map(([id, word]) => unknown(`${name} names the series ${id} (${word})`, id, ids, known.complete, 'rba', dataset.id)),
    ...(stated.size === 0 || stated.has(dataset.frequency)
      ? []
      : [`${name} has the frequency ${dataset.frequency}, but its series are ${[...stated].join(' and ')}.`]),
  ];
}

const FREQUENCY_WORDS: Readonly<Record<string, string>> = {
  daily: 'D',
  weekly: 'W',
  monthly: 'M',
  quarterly: 'Q',
  annual: 'A',
  annually: 'A',
};
const frequencyOf = (words: string | null): string | null => FREQUENCY_WORDS[(words ?? '').toLowerCase()] ?? null;

// ---------------------------------------------------------------- named series

/** Returns differences between a named series and the facts about its selection. Empty if there are no facts. */
export function seriesFaults(
  series: SeriesHandle,
  flows: (flow: string) => FlowFacts | null = flowFactsOf,
  tables: (table: string) => TableFacts | null = tableFactsOf,
): Faults {
  if (series.dataset.source === 'rba') return columnFaults(series, tables(series.dataset.id));
  const flow = series.dataset.source === 'abs' ? flowOf(series.dataset) : null;
  const facts = flow === null ? null : flows(flow);
  return facts === null ? [] : [...selectionFaults(series, facts), ...flowUnitFaults(series, facts)];
}

function columnFaults(series: SeriesHandle, facts: TableFacts | null): Faults {
  const id = series.select['SERIES'];
  if (id === undefined || facts === null) return [];
  const column = facts.series[id];
  if (column === undefined) {
    return [unknown(`${series.id} selects the series ${id}`, id, Object.keys(facts.series), facts.complete, 'rba', facts.table)];
  }
  const frequency = frequencyOf(column.frequency);
  const type = (column.type ?? '').toLowerCase().replace(' ', '_');
  return [
    ...unitFaults(series, column.units, column.title, `the column ${id} of ${facts.table}`),
    ...(frequency === null || frequency === series.frequency
      ? []
      : [`${series.id} has the frequency ${series.frequency}, but the column ${id} is ${column.frequency}.`]),
    ...(type in ADJUSTMENTS && type !== series.adjustment && !(type === 'original' && series.adjustment === 'not_applicable')
      ? [`${series.id} has the adjustment ${series.adjustment}, but the column ${id} is ${column.type}.`]
      : []),
  ];
}

const ADJUSTMENTS: Readonly<Record<string, true>> = { original: true, seasonally_adjusted: true, trend: true };

function selectionFaults(series: SeriesHandle, facts: FlowFacts): Faults {
  return Object.entries(series.select).flatMap(([id, code]) => {
    const dimension = facts.dimensions.find((one) => one.id === id);
    if (dimension === undefined) {
      const order = facts.dimensions.map((one) => one.id);
      return [`${series.id} selects by ${id}, which is not a dimension in ${facts.flow}.${didYouMean(id, order)}`];
    }
    if (isCode(dimension, code)) return [];
    return [unknown(`${series.id} selects ${id} ${code}`, code, codesOf(dimension), dimension.complete, 'abs', facts.flow)];
  });
}

/**
 * Returns differences between the codes of a series and the dimensions of its dataset. A shown dimension needs one code, and a fixed one
 * needs none.
 */
export function dimensionFaults({ id, select, dataset }: SeriesHandle): Faults {
  const name = dottedId(dataset);
  const shown = dataset.dimensions.map((dimension) => dimension.id);
  return [
    ...Object.keys(select).flatMap((chosen) => {
      const fixed = dataset.fixed[chosen];
      if (fixed !== undefined) return [`${id} selects ${chosen}, which ${name} fixes to ${fixed}. Omit it.`];
      return shown.includes(chosen) ? [] : [`${id} selects by ${chosen}, which ${name} does not show.${didYouMean(chosen, shown)}`];
    }),
    ...shown.filter((one) => select[one] === undefined).map((one) => `${id} has no code for ${one}, which ${name} shows. Add one.`),
  ];
}

/**
 * Returns differences between an indicator's selection and the facts about its dataset. Dimensions are compared for all datasets, and codes
 * for ABS dataflows.
 */
export function signalSelectionFaults(
  id: string,
  { dataset, select }: { readonly dataset: TimeSeriesDataset; readonly select: Readonly<Record<string, string | readonly string[]>> },
): Faults {
  const flow = dataset.source === 'abs' ? flowOf(dataset) : null;
  const facts = flow === null ? null : flowFactsOf(flow);
  const shown = dataset.dimensions.map((dimension) => dimension.id);
  return Object.entries(select).flatMap(([chosen, codes]) => {
    if (!shown.includes(chosen))
      return [`${id} selects by ${chosen}, which ${dottedId(dataset)} does not show.${didYouMean(chosen, shown)}`];
    const dimension = facts?.dimensions.find((one) => one.id === chosen);
    if (facts === null || dimension === undefined) return [];
    return [codes]
      .flat()
      .filter((code) => !isCode(dimension, code))
      .map((code) => unknown(`${id} selects ${chosen} ${code}`, code, codesOf(dimension), dimension.complete, 'abs', facts.flow));
  });
}

function flowUnitFaults(series: SeriesHandle, { units, flow }: FlowFacts): Faults {
  if (units === undefined) return [];
  const codes: Readonly<Record<string, string>> = { ...series.dataset.fixed, ...series.select };
  const place = units.by.map((id) => codes[id] ?? '').join('.');
  const published = units.of[place];
  if (published === undefined) {
    const where = units.by.map((id) => `${id} ${codes[id] ?? ''}`).join(', ');
    return [
      `${series.id}: ${fileOf('abs', flow)} does not say in what unit ${where} is. ${howToRecord('abs', flow)}, units included, from a response.`,
    ];
  }
  return unitFaults(series, published, null, `${place === '' ? '' : `${units.by.join('.')} ${place} of `}${flow}`);
}

/** Removes the base of an index, because any base is accepted. */
const withoutBase = (unit: string): string => (/^index\b/i.test(unit) && !/points/i.test(unit) ? 'Index' : unit);

/**
 * Returns true if Wattle's unit is more specific than the agency's: `CAD per AUD` for a rate in CAD, or percentage points for a change in a
 * rate in per cent.
 */
const isMoreSpecific = (units: string, published: string, title: string | null): boolean =>
  units === `${published} per AUD` ||
  // The RBA states interest rates without their period.
  (units === 'Per cent per annum' && parseUnit(published).unit === 'Per cent' && /\b(?:rate|rates|babs)\b/i.test(title ?? '')) ||
  (units === 'Percentage points' && parseUnit(published).unit === 'Per cent' && /\bchange\b/i.test(title ?? ''));

function unitFaults(series: SeriesHandle, published: string | null, title: string | null, where: string): Faults {
  if (published === null || sameScale(parseUnit(withoutBase(series.units)), parseUnit(withoutBase(published)))) return [];
  if (isMoreSpecific(series.units, published, title)) return [];
  return [
    `${series.id} has the unit "${series.units}", but ${where} is published in "${published}". Use the published unit, with its multiplier.`,
  ];
}
