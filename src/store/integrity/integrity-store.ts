/** Compares stored data with their digests and records the differences. Both dialects share this code. */
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { Damage, DamageKind, IntegrityCheck, IntegrityStore, Verdict } from '../ports/integrity.ts';
import { changeOf, type Sql, type Statement } from '../ports/sql.ts';
import { STORED_SQL, type StoredDataset } from '../series/apply-version.ts';
import type { Difference } from './difference.ts';
import { verifySeries } from './verify-series.ts';
import { verifyVersions } from './verify-versions.ts';

interface DamageRow {
  readonly kind: DamageKind;
  readonly subject: string;
  readonly part: string;
  readonly detail: string;
  readonly found_at: number;
}

const ALL = 'SELECT kind, subject, part, detail, found_at FROM damages';
const damageOf = ({ kind, subject, part, detail, found_at: foundAt }: DamageRow): Damage => ({ kind, subject, part, detail, foundAt });

export class SqlIntegrityStore implements IntegrityStore {
  readonly #sql: Sql;
  readonly examine: () => Promise<readonly string[]>;
  readonly comparesPages: () => Promise<boolean>;

  constructor(sql: Sql, { examine, comparesPages }: Pick<IntegrityStore, 'examine' | 'comparesPages'>) {
    this.#sql = sql;
    this.examine = examine;
    this.comparesPages = comparesPages;
  }

  async verify(dataset: DatasetKey, now: number): Promise<Verdict | null> {
    const stored = await this.#sql.get<StoredDataset>(STORED_SQL, dataset);
    if (!stored || stored.seq === null) return { series: 0, values: 0, damages: await this.note('figures', dataset, [], now) };
    const { id, seq } = stored;
    const versions = await verifyVersions(this.#sql, id, seq);
    const figures = await verifySeries(this.#sql, id, seq, stored.layout, versions.withoutDigest);
    const again = await this.#sql.get<StoredDataset>(STORED_SQL, dataset);
    // In a dataset with market intervals, new versions arrive every few minutes but do not change earlier versions. The result therefore
    // remains valid.
    const isSame = again?.id === id && (again.seq === seq ? again.moved === stored.moved : stored.layout === 'blocks');
    if (!isSame) return null;
    await this.#sql.batch(`check ${dataset}`, [...figures.adopt, ...versions.adopt(figures.adoptedByVersion)]);
    const differences = [...versions.differences, ...figures.differences, ...(await this.#miscounted(id, versions.counted))];
    const damages = await this.#noteFigures(dataset, id, differences, now);
    return { series: figures.series, values: figures.values, damages };
  }

  async note(
    kind: DamageKind,
    subject: string,
    found: readonly Pick<Damage, 'part' | 'detail'>[],
    now: number,
  ): Promise<readonly Damage[]> {
    const flag = { sql: 'UPDATE datasets SET damaged = ? WHERE key = ?', values: [found.length > 0 ? 1 : 0, subject] };
    return this.#note(kind, subject, found, now, kind === 'registers' ? [flag] : []);
  }

  async damages(): Promise<readonly Damage[]> {
    return (await this.#sql.all<DamageRow>(`${ALL} ORDER BY found_at, kind, subject, part`)).map(damageOf);
  }

  async noteCheck({ finishedAt, datasets, values, captures }: IntegrityCheck): Promise<void> {
    await this.#sql.batch('integrity check', [
      { sql: 'DELETE FROM integrity_checks WHERE finished_at <= ?', values: [finishedAt] },
      {
        sql: 'INSERT INTO integrity_checks (finished_at, datasets, figures, captures) VALUES (?, ?, ?, ?)',
        values: [finishedAt, datasets, values, captures],
      },
    ]);
  }

  async lastCheck(): Promise<IntegrityCheck | null> {
    const row = await this.#sql.get<{ finished_at: number; datasets: number; figures: number; captures: number }>(
      'SELECT finished_at, datasets, figures, captures FROM integrity_checks ORDER BY finished_at DESC LIMIT 1',
    );
    return row && { finishedAt: row.finished_at, datasets: row.datasets, values: row.figures, captures: row.captures };
  }

  /** Finds versions that have fewer or more series digests than when they were written. */
  async #miscounted(datasetId: number, counted: ReadonlyMap<number, number>): Promise<readonly Difference[]> {
    const rows = await this.#sql.all<{ seq: number; n: number }>(
      'SELECT g.seq, COUNT(*) AS n FROM series_digests g JOIN series s ON s.id = g.series_id WHERE s.dataset_id = ? GROUP BY g.seq',
      datasetId,
    );
    const found = new Map(rows.map(({ seq, n }) => [seq, n]));
    return [...counted].flatMap(([seq, expected]) => {
      const n = found.get(seq);
      if (n === expected || (n === undefined && expected === 0)) return [];
      return [
        {
          part: `version ${seq}`,
          detail: `${expected} series were written with the version, but ${n === undefined ? 'none' : n} series are stored.`,
          seriesId: null,
        },
      ];
    });
  }

  async #noteFigures(dataset: DatasetKey, id: number, differences: readonly Difference[], now: number): Promise<readonly Damage[]> {
    const flags = differences.some(({ seriesId }) => seriesId === null)
      ? [{ sql: 'UPDATE series SET damaged = 1 WHERE dataset_id = ?', values: [id] }]
      : differences.map(({ seriesId }) => ({ sql: 'UPDATE series SET damaged = 1 WHERE id = ?', values: [seriesId] }));
    const unflag = { sql: 'UPDATE series SET damaged = 0 WHERE dataset_id = ? AND damaged = 1', values: [id] };
    return this.#note('figures', dataset, differences, now, [unflag, ...flags]);
  }

  async #note(
    kind: DamageKind,
    subject: string,
    found: readonly Pick<Damage, 'part' | 'detail'>[],
    now: number,
    flags: readonly Statement[],
  ): Promise<readonly Damage[]> {
    const before = await this.#sql.all<DamageRow>(`${ALL} WHERE kind = ? AND subject = ?`, kind, subject);
    const since = new Map(before.map(({ part, found_at: at }) => [part, at]));
    const parts = new Map(found.map(({ part, detail }) => [part, detail]));
    const damages = [...parts].map(([part, detail]): Damage => ({ kind, subject, part, detail, foundAt: since.get(part) ?? now }));
    const isSame = before.length === parts.size && before.every(({ part, detail }) => parts.get(part) === detail);
    if (isSame) return damages;
    const insert = 'INSERT INTO damages (kind, subject, part, detail, found_at) VALUES (?, ?, ?, ?, ?)';
    await this.#sql.batch(`damages ${subject}`, [
      { sql: 'DELETE FROM damages WHERE kind = ? AND subject = ?', values: [kind, subject] },
      ...damages.map(({ part, detail, foundAt }) => ({ sql: insert, values: [kind, subject, part, detail, foundAt] })),
      ...flags,
      ...changeOf(subject),
    ]);
    return damages;
  }
}
