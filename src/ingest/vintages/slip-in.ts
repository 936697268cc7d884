/** Inserts an older vintage by changing the histories of the series in it. Other series do not change. */
import { groupedBy } from '../../core/basic/lists.ts';
import type { SeriesAttributes } from '../../core/observation.ts';
import type { ChangedHistory, SeriesDelta, SeriesHistory } from '../../store/ports/series.ts';
import { coarserDigits, isUnrounded, sameValue } from '../apply/difference.ts';
import { revises, withVintageStarts } from '../apply/vintage-starts.ts';

type Life = SeriesHistory['observations'][number];

/**
 * Adds a version after `after` to the history of a series, and renumbers later versions. The inserted values are current until the next
 * vintage of the same series, which does not change. A vintage therefore never mixes older and newer values. A period that no later vintage
 * of the series contains keeps its latest value.
 *
 * stored          5: 100 ───────────────── 6: 102 ──▶         7 (another series changed)
 * inserted               101 after 5
 * then          5: 100 ─ 6: 101 ──────── 7: 102 ──▶         8
 *
 * @param stored the history with the stored version numbers, or null for a new series
 * @param newer the result of `nextOfFile`
 * @param alone the seqs of partial vintages
 * @param isRecord true if each file of the dataset has separate periods
 */
export function slipIn(
  stored: SeriesHistory | null,
  after: number,
  delta: SeriesDelta,
  newer: number | null,
  alone: ReadonlySet<number>,
  isRecord = false,
): ChangedHistory {
  const seq = after + 1;
  if (stored === null) return { before: null, after: newHistory(seq, delta) };
  const before = moved(stored, after);
  return { before, after: withVintage(before, seq, delta, newer, alone, isRecord) };
}

const earlier = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : Math.min(a, b));

function moved({ attributes, observations }: SeriesHistory, after: number): SeriesHistory {
  const next = (seq: number): number => (seq > after ? seq + 1 : seq);
  return {
    attributes: attributes.map((entry) => ({ ...entry, fromSeq: next(entry.fromSeq) })),
    observations: observations.map((life) =>
      life.fromSeq <= after && (life.toSeq === null || life.toSeq <= after)
        ? life
        : { ...life, fromSeq: next(life.fromSeq), toSeq: life.toSeq === null ? null : next(life.toSeq) },
    ),
  };
}

const newHistory = (seq: number, { attributes, write }: SeriesDelta): SeriesHistory => ({
  attributes: [{ fromSeq: seq, attributes }],
  observations: write.map((observation) => ({ ...observation, fromSeq: seq, toSeq: null })),
});

function withVintage(
  stored: SeriesHistory,
  seq: number,
  delta: SeriesDelta,
  newer: number | null,
  alone: ReadonlySet<number>,
  isRecord: boolean,
): SeriesHistory {
  const own = nextVintage(stored, seq, alone);
  const isSpokenOf = newer !== null && (own === null || newer < own) && stored.observations.some((life) => isKnownIn(life, newer));
  const next = isSpokenOf ? newer : own;
  const span = next === null ? null : spanAt(stored.observations, next);
  const touched = new Set([...delta.remove, ...delta.write.map(({ t }) => t)]);
  const untouched = stored.observations.filter(({ t }) => !touched.has(t));
  const byT = groupedBy(
    stored.observations.filter(({ t }) => touched.has(t)),
    ({ t }) => t,
  );
  const written = new Map(delta.write.map((observation) => [observation.t, observation]));
  const digits = next === null ? null : digitsOfNext(stored.observations, next, delta);
  const changed = [...touched].flatMap((t): readonly Life[] => {
    const lives = parted(byT.get(t) ?? [], seq, next);
    const observation = written.get(t);
    if (observation === undefined) return lives;
    const following = lives.filter(({ fromSeq }) => fromSeq > seq).sort((a, b) => a.fromSeq - b.fromSeq)[0];
    const within = next !== null && span !== null && t >= span.first && t <= span.last;
    // A partial vintage between two vintages does not end the values that it does not contain.
    const said = following?.fromSeq ?? null;
    const end = within ? earlier(next, said) : said;
    const isSame = following !== undefined && following.fromSeq === end && sameFigure(observation, following, end === next ? digits : null);
    if (isSame) return [...lives.filter((life) => life !== following), { ...observation, fromSeq: seq, toSeq: following.toSeq }];
    return [...lives, { ...observation, fromSeq: seq, toSeq: end }];
  });
  const attributes = withAttributes(stored.attributes, seq, next, delta.attributes);
  const start = next === null || alone.has(next - 1) ? null : startOfNext(stored.observations, seq, next, delta, isRecord);
  return {
    attributes: next === null || start === null ? attributes : startingAt(attributes, next, start),
    observations: [...untouched, ...changed],
  };
}

/**
 * Returns the first period of the next vintage, if it starts later than the inserted vintage and revised its first values. Otherwise null.
 */
function startOfNext(
  observations: readonly Life[],
  seq: number,
  next: number,
  { attributes, write }: SeriesDelta,
  isRecord: boolean,
): number | null {
  const run = observations.filter((life) => isKnownIn(life, next) && life.value !== null).sort((a, b) => a.t - b.t);
  const first = run[0]?.t;
  if (first === undefined || !write.some(({ t, value }) => t < first && value !== null)) return null;
  const before = new Map(write.map(({ t, value }) => [t, value]));
  // Changes do not include values equal to those in the previous version, so these values are added here.
  const said = new Set(
    [...write, ...observations.filter((life) => isKnownIn(life, seq))].flatMap(({ t, value }) => (value === null ? [] : [t])),
  );
  const sharesNone = !isRecord && !run.some(({ t }) => said.has(t));
  return sharesNone || revises(attributes.freq, before, run) ? first : null;
}

const startingAt = (entries: SeriesHistory['attributes'], next: number, start: number): SeriesHistory['attributes'] => {
  const inForce = entries.findLast(({ fromSeq }) => fromSeq <= next);
  const own = inForce && inForce.fromSeq < next ? [...entries, { ...inForce, fromSeq: next }] : entries;
  return own
    .map((entry) => (entry.fromSeq < next ? entry : { ...entry, attributes: withStart(entry.attributes, start) }))
    .sort((a, b) => a.fromSeq - b.fromSeq);
};

const withStart = (attributes: SeriesAttributes, start: number): SeriesAttributes =>
  withVintageStarts(
    attributes,
    [...new Set([...(attributes.vintageStarts ?? []), start])].sort((a, b) => a - b),
  );

/** Returns the first later version that changed a value of the series and is not a partial vintage, or null. */
function nextVintage({ observations }: SeriesHistory, seq: number, alone: ReadonlySet<number>): number | null {
  let next: number | null = null;
  for (const { fromSeq, toSeq } of observations) {
    for (const one of [fromSeq, toSeq]) if (one !== null && one > seq && !alone.has(one - 1) && (next === null || one < next)) next = one;
  }
  return next;
}

/**
 * If a version changes more than this share of a file's series, it is another vintage of the file. Each release adds a period or updates
 * seasonal factors.
 */
const MOST = 0.5;

/**
 * Returns the number of the next vintage of an inserted file after the insertion, or null. It ends the inserted values of all series in the
 * file, including series that it did not change. For example, a new issue may restore the previous vintage.
 *
 * @param changedIn for each series in the file, the stored versions after `after` that changed it
 * @param known the seq of the next vintage if its file shows it, or null
 * @param alone the seqs of partial vintages
 */
export function nextOfFile(
  changedIn: readonly (readonly number[])[],
  after: number,
  known: number | null,
  alone: ReadonlySet<number>,
): number | null {
  const changes = new Map<number, number>();
  for (const seqs of changedIn) for (const one of new Set(seqs)) changes.set(one, (changes.get(one) ?? 0) + 1);
  const vintages = [...changes].flatMap(([one, n]) => (one > after && !alone.has(one) && n > MOST * changedIn.length ? [one] : []));
  const next = earlier(vintages.length === 0 ? null : Math.min(...vintages), known);
  return next === null ? null : next + 1;
}

/** Returns the first and last periods with a value in a version. */
function spanAt(observations: readonly Life[], seq: number): { readonly first: number; readonly last: number } | null {
  let span: { first: number; last: number } | null = null;
  for (const life of observations) {
    if (!isKnownIn(life, seq)) continue;
    const { t } = life;
    span = span === null ? { first: t, last: t } : { first: Math.min(span.first, t), last: Math.max(span.last, t) };
  }
  return span;
}

const isKnownIn = ({ fromSeq, toSeq }: Life, seq: number): boolean => fromSeq <= seq && (toSeq === null || toSeq > seq);

/** Ends the current value of a period at version `seq`. It is current again from version `next`. */
const parted = (lives: readonly Life[], seq: number, next: number | null): readonly Life[] =>
  lives.flatMap((life): readonly Life[] => {
    if (life.fromSeq > seq || (life.toSeq !== null && life.toSeq <= seq)) return [life];
    const before = life.fromSeq < seq ? [{ ...life, toSeq: seq }] : [];
    const again = next !== null && (life.toSeq === null || life.toSeq > next) ? [{ ...life, fromSeq: next }] : [];
    return [...before, ...again];
  });

type Figure = Pick<Life, 'value' | 'status' | 'text'>;

const sameFigure = (a: Figure, b: Figure, digits: number | null): boolean =>
  sameValue(a.value, b.value, digits) && a.status === b.status && a.text === b.text;

/**
 * Returns the number of decimals if the next vintage has the inserted values with fewer decimals. Otherwise null. A difference in decimals
 * is not a revision, even if the next vintage was imported first.
 */
function digitsOfNext(observations: readonly Life[], next: number, { write }: SeriesDelta): number | null {
  const known = observations.filter((life) => isKnownIn(life, next));
  if (known.some(({ fromSeq, value }) => fromSeq === next && isUnrounded(value))) return null;
  return coarserDigits(
    write.map(({ value }) => value),
    known.flatMap(({ value }) => (isUnrounded(value) ? [] : [value])),
  );
}

/** Adds the attributes of the inserted vintage. The later attributes apply again from the next vintage. */
function withAttributes(
  stored: SeriesHistory['attributes'],
  seq: number,
  next: number | null,
  own: SeriesAttributes,
): SeriesHistory['attributes'] {
  const before = stored.findLast(({ fromSeq }) => fromSeq < seq)?.attributes;
  if (JSON.stringify(before) === JSON.stringify(own)) return stored;
  const behind = stored.filter(({ fromSeq }) => fromSeq > seq);
  const inForce = next === null ? undefined : (stored.findLast(({ fromSeq }) => fromSeq <= next)?.attributes ?? before);
  const again =
    next !== null && inForce !== undefined && !behind.some(({ fromSeq }) => fromSeq === next)
      ? [{ fromSeq: next, attributes: inForce }]
      : [];
  return [...stored.filter(({ fromSeq }) => fromSeq < seq), { fromSeq: seq, attributes: own }, ...again, ...behind].sort(
    (a, b) => a.fromSeq - b.fromSeq,
  );
}
