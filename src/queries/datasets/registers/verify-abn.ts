/**
 * Verifies an ABN. First it checks the check digits, and then looks for the ABN in registers, starting with the most detailed one.
 *
 * 1. If the check digits are wrong, the ABN is not valid.
 * 2. ABN Lookup is requested if a GUID is configured.
 * 3. Stored registers follow: the ABR bulk extract, companies, charities, and deposit-taking institutions.
 * 4. If no register contains the ABN, it is valid, but its status is unknown.
 *
 * Trading names are from the register of business names.
 */
import { findDataset } from '../../../catalogue/catalogue.ts';
import type { AbnDetails } from '../../../core/business-register.ts';
import { isoInstant } from '../../../core/clock.ts';
import { type Dataset, type DatasetKey, dottedId, type RegisterDataset, type RegisterRow, storeKey } from '../../../core/define-dataset.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { abnOfAcn, checkAbn, checkAcn, identifierDigits, type ValidAbn } from '../../../core/identifiers.ts';
import { LICENCES } from '../../../core/licence.ts';
import type { Answer, Freshness } from '../../base/answer.ts';
import { citationOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { CURRENT, freshnessOf, maxAgeSeconds } from '../../base/freshness.ts';
import { metaOf } from '../../base/meta.ts';
import type { SourceCitation } from '../../base/meta-shape.ts';
import { isStored, type StoredState } from '../../base/stored-dataset.ts';

const EXAMPLE = '51 824 753 556';
/** The maximum time in ms to wait for ABN Lookup. After that, stored data are used. */
const LOOK_UP_BUDGET_MS = 4_000;
const MOST_NAMES = 100;
const SECONDS = { hour: 3_600, day: 86_400, soonAgain: 30 } as const;

/** Facts about an ABN. Null if unknown. */
interface Facts {
  readonly status: string;
  readonly entity_name: string | null;
  readonly entity_type: string | null;
  readonly acn: string | null;
  readonly gst: boolean | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly trading_names: readonly string[];
}

const UNKNOWN: Facts = {
  status: 'unknown',
  entity_name: null,
  entity_type: null,
  acn: null,
  gst: null,
  state: null,
  postcode: null,
  trading_names: [],
};

/** Facts about an ABN, with their register and date. */
interface Finding {
  readonly facts: Facts;
  readonly source: string | null;
  readonly asOf: string | null;
  readonly citations: readonly SourceCitation[];
  readonly freshness: Freshness;
  readonly versions: readonly StoredState['version'][];
  readonly notes: readonly string[];
  readonly maxAgeSeconds: number;
}

/**
 * Returns one object: `abn, valid, reason, status, entity_name, entity_type, acn, gst, state, postcode, trading_names, source, as_of`.
 * If the check digits are wrong, `valid` is false and `reason` explains it. Throws REQ_BAD_PARAMETER if the text does not have eleven
 * digits.
 */
export async function verifyAbn(ctx: QueryContext, text: string): Promise<Answer> {
  const check = checkAbn(text);
  if (!check.valid && check.fault === 'malformed') throw malformed(text, check.reason);
  const abn = identifierDigits(text);
  const finding = check.valid ? await find(ctx, check) : { ...nobody([]), maxAgeSeconds: SECONDS.day };
  const data = {
    abn,
    valid: check.valid,
    reason: check.valid ? null : check.reason,
    ...finding.facts,
    source: finding.source,
    as_of: finding.asOf,
  };
  return {
    data,
    columns: Object.keys(data).map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: { abn },
      rows: 1,
      sources: finding.citations,
      freshness: finding.freshness,
      versions: finding.versions,
      notes: finding.notes,
    }),
    next: null,
    datasets: [...REGISTERS, NAMES].flatMap(({ source, id }): DatasetKey[] => keyOf(findDataset(source, id))),
    maxAgeSeconds: finding.maxAgeSeconds,
  };
}

const keyOf = (dataset: Dataset | null): DatasetKey[] => (dataset ? [storeKey(dataset)] : []);

function malformed(text: string, reason: string): WattleError {
  const allowed = [`11 digits, with or without spaces: ${EXAMPLE}`];
  const acn = identifierDigits(text).length === 9 ? checkAcn(text) : null;
  const detail = `${quoted(text)} is not an ABN. ${reason}${acn === null ? '' : ` A number of nine digits is an ACN. ${acn.valid ? 'Its check digit is correct.' : acn.reason}`}`;
  const abn = abnOfAcn(text);
  return new WattleError('REQ_BAD_PARAMETER', detail, {
    ...(abn === null
      ? {}
      : { hint: `The ABN of that company would be ${abn.formatted}. GET /v1/data/asic/companies?acn= finds the company.` }),
    faults: [{ parameter: 'abn', detail, allowed, ...(abn === null ? {} : { did_you_mean: abn.abn }) }],
  });
}

async function find(ctx: QueryContext, { abn }: ValidAbn): Promise<Finding> {
  const lookup = (await ctx.businessRegister?.lookUp(abn, LOOK_UP_BUDGET_MS)) ?? null;
  if (lookup?.details && lookup.answeredAt !== null) return lookedUp(lookup.details, lookup.answeredAt);
  const notes = lookup?.failure ? [`ABN Lookup was not available, so only the stored registers were searched: ${lookup.failure}`] : [];
  for (const register of REGISTERS) {
    const found = await findIn(ctx, register, abn);
    if (found) return { ...found, notes: [...notes, ...found.notes], ...(lookup?.failure ? { maxAgeSeconds: SECONDS.soonAgain } : {}) };
  }
  const names = await tradingNames(ctx, abn);
  if (names) return { ...names, notes: [...notes, ...names.notes] };
  const searched = await Promise.all([...REGISTERS, NAMES].map((register) => rowsOf(ctx, register, { abn }, 1)));
  const isSearched = searched.some((rows) => rows !== null) || lookup?.answeredAt != null;
  return nobody([...notes, isSearched ? NOT_LISTED : NOT_SEARCHED]);
}

const NOT_LISTED = 'The check digits are correct, but the ABN is not in the registers that were searched. It may never have been issued.';
const NOT_SEARCHED =
  'The check digits are correct. No register with ABNs is stored on this site, so the ABN was not looked up. It may never have been issued.';

const nobody = (notes: readonly string[]): Finding => ({
  facts: UNKNOWN,
  source: null,
  asOf: null,
  citations: [],
  freshness: CURRENT,
  versions: [],
  notes,
  maxAgeSeconds: SECONDS.soonAgain,
});

function lookedUp(details: AbnDetails, answeredAt: number): Finding {
  const licence = LICENCES['cc-by-3.0-au'];
  const asOf = isoInstant(answeredAt);
  return {
    facts: {
      status: details.status,
      entity_name: details.entityName,
      entity_type: details.entityType,
      acn: details.acn,
      gst: details.gst,
      state: details.state,
      postcode: details.postcode,
      trading_names: details.tradingNames,
    },
    source: 'abr.abn-lookup',
    asOf,
    citations: [
      {
        name: 'Australian Business Register',
        url: 'https://abr.business.gov.au/',
        attribution: 'Source: Australian Business Register, ABN Lookup',
        licence: { name: licence.name, url: licence.url },
        catalogue_number: null,
        dataset_id: 'abr.abn-lookup',
        release_date: null,
        retrieved_at: asOf,
        sha256: null,
      },
    ],
    freshness: CURRENT,
    versions: [],
    notes: [],
    maxAgeSeconds: SECONDS.hour,
  };
}

interface Register {
  readonly source: Dataset['source'];
  readonly id: string;
  /** Conditions that rows must satisfy in addition to the ABN. */
  readonly where?: Readonly<Record<string, string>>;
  readonly facts: (row: RegisterRow, dataset: RegisterDataset) => Facts;
  /** A note about the status, for a register that does not show if the ABN is active. */
  readonly note?: string;
}

const text = (value: RegisterRow[string] | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null);
const texts = (value: RegisterRow[string] | undefined): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);

/**
 * The registers, most detailed first. Only the ABR extract can show that an ABN is active. The other registers cannot, because a company
 * can be registered while its ABN is cancelled.
 */
const REGISTERS: readonly Register[] = [
  {
    source: 'ato',
    id: 'ABN_BULK_EXTRACT',
    facts: (row) => ({
      status: text(row['status']) ?? 'unknown',
      entity_name: text(row['entity_name']),
      entity_type: text(row['entity_type']),
      acn: text(row['acn']),
      gst: row['gst_status'] === null || row['gst_status'] === undefined ? null : row['gst_status'] === 'registered',
      state: text(row['state']),
      postcode: text(row['postcode']),
      trading_names: [...texts(row['business_names']), ...texts(row['trading_names'])],
    }),
  },
  {
    source: 'asic',
    id: 'ASIC_COMPANIES',
    where: { is_company: 'true' },
    facts: (row, dataset) => ({
      ...UNKNOWN,
      status: meaningOf(dataset, 'status', row).toLowerCase(),
      entity_name: text(row['name']),
      entity_type: meaningOf(dataset, 'type', row),
      acn: text(row['acn']),
    }),
    note: "This is the company's status in the ASIC register. Only the Australian Business Register shows whether the ABN is active.",
  },
  {
    source: 'ato',
    id: 'ACNC_REGISTER',
    facts: (row) => ({
      ...UNKNOWN,
      status: 'registered',
      entity_name: text(row['charity_name']),
      entity_type: 'Charity',
      state: text(row['state']),
      postcode: text(row['postcode']),
    }),
    note: "This is the charity's status in the ACNC register. Only the Australian Business Register shows whether the ABN is active.",
  },
  {
    source: 'apra',
    id: 'ADI_LIST',
    facts: (row) => ({
      ...UNKNOWN,
      status: text(row['status']) ?? 'unknown',
      entity_name: text(row['name']),
      entity_type: text(row['type']),
    }),
    note: "This is the deposit-taking institution's status at APRA. Only the Australian Business Register shows whether the ABN is active.",
  },
];

const NAMES = { source: 'asic', id: 'ASIC_BUSINESS_NAMES' } as const;

/** Returns the meaning of a code. Returns the code itself if it has no documented meaning. */
function meaningOf(dataset: RegisterDataset, column: string, row: RegisterRow): string {
  const code = text(row[column]) ?? 'unknown';
  return dataset.columns.find((one) => one.name === column)?.codes?.[code] ?? code;
}

/** Returns the facts in a register. Returns null if the register is not stored or does not contain the ABN. */
async function findIn(ctx: QueryContext, register: Register, abn: string): Promise<Finding | null> {
  const rows = await rowsOf(ctx, register, { ...register.where, abn }, 1);
  const [row] = rows?.rows ?? [];
  if (!rows || !row) return null;
  const facts = register.facts(row, rows.dataset);
  const found = await findingOf(ctx, rows, facts, register.note);
  if (facts.trading_names.length > 0 || register.id === 'ABN_BULK_EXTRACT') return found;
  const names = await tradingNames(ctx, abn);
  if (!names) return found;
  return {
    ...found,
    facts: { ...facts, trading_names: names.facts.trading_names },
    citations: [...found.citations, ...names.citations],
    versions: [...found.versions, ...names.versions],
  };
}

/** Returns the business names, or null if none is stored. */
async function tradingNames(ctx: QueryContext, abn: string): Promise<Finding | null> {
  const rows = await rowsOf(ctx, NAMES, { abn, status: 'Registered' }, MOST_NAMES);
  if (!rows || rows.rows.length === 0) return null;
  const facts = { ...UNKNOWN, trading_names: rows.rows.flatMap((row) => text(row['business_name']) ?? []) };
  return findingOf(ctx, rows, facts, 'Only the register of business names lists this ABN. It does not show whether the ABN is active.');
}

interface Rows {
  readonly dataset: RegisterDataset;
  readonly state: StoredState;
  readonly rows: readonly RegisterRow[];
}

async function rowsOf(
  ctx: QueryContext,
  { source, id }: Pick<Register, 'source' | 'id'>,
  where: Readonly<Record<string, string>>,
  limit: number,
): Promise<Rows | null> {
  const dataset = findDataset(source, id);
  if (dataset?.kind !== 'register') return null;
  const state = await ctx.store.datasets.state(storeKey(dataset));
  if (!isStored(state)) return null;
  const conditions = Object.entries(where).map(([column, value]) => ({ column, op: 'equals' as const, values: [value] }));
  const { rows } = await ctx.store.registers.query({ dataset: state.dataset, where: conditions, limit });
  return { dataset, state, rows: rows.toArray() };
}

async function findingOf(ctx: QueryContext, { dataset, state }: Rows, facts: Facts, note?: string): Promise<Finding> {
  const freshness = await freshnessOf(ctx, dataset, state);
  return {
    facts,
    freshness,
    source: dottedId(dataset),
    asOf: isoInstant(state.version.effectiveFrom),
    versions: [state.version],
    citations: [await citationOf(ctx, dataset, state.version)],
    notes: note === undefined ? [] : [note],
    maxAgeSeconds: maxAgeSeconds(dataset, state, freshness, ctx.clock.now()),
  };
}
