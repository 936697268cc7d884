/** Defines the invariants for every run, and the model with which the store is compared. */
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import type { Account } from '../../src/store/ports/accounts.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { messageOf } from '../../src/webhooks/message.ts';
import { KEYS, LIMIT, type World } from './world.ts';

export class Model {
  /** The last publication shown, by dataset. `versions` has the content of each version when it was first seen. */
  readonly shown = new Map<DatasetKey, number>();
  readonly versions = new Map<string, string>();
  readonly mails = new Map<string, number>();
  readonly #calls = new Map<string, number>();
  readonly #lent = new Map<string, number>();
  readonly #lost = new Set<string>();

  accepted(email: string): void {
    this.mails.set(email, (this.mails.get(email) ?? 0) + 1);
  }

  counted(accountId: string, month: string): void {
    const name = `${accountId} ${month}`;
    this.#calls.set(name, (this.#calls.get(name) ?? 0) + 1);
  }

  /** Counts a call that was served while the store refused writes. Several nodes together can then exceed the limit. */
  lent(accountId: string): void {
    this.#lent.set(accountId, this.lentTo(accountId) + 1);
  }

  lentTo(accountId: string): number {
    return this.#lent.get(accountId) ?? 0;
  }

  /** Marks an account whose reserved calls were not stored in time, so that their number cannot be checked exactly. */
  loseLent(accountId: string): void {
    this.#lost.add(accountId);
  }

  isUseLost(accountId: string): boolean {
    return this.#lost.has(accountId);
  }

  get calls(): ReadonlyMap<string, number> {
    return this.#calls;
  }

  beyond(): readonly string[] {
    return [...this.#calls]
      .filter(([name, calls]) => calls > LIMIT && !this.#lent.has(name.split(' ')[0] ?? name))
      .map(([name, calls]) => `${calls} calls were served for ${name}, and the limit is ${LIMIT}.`);
  }
}

const fileOf = ({ files }: World, key: DatasetKey) => {
  const file = files.get(`${key.slice(key.indexOf('/') + 1).toLowerCase()}.csv`);
  if (!file) throw new Error(`No file for ${key}`);
  return file;
};

/** Returns the content of a version, in the format of `AgencyFile.published`. */
export async function saysOf(store: Store, key: DatasetKey, seq: number): Promise<string> {
  const ids = (await store.datasets.series(key)).map(({ id }) => id);
  const slices = await store.datasets.read({ dataset: key, series: ids, seq });
  return JSON.stringify(
    Object.fromEntries(slices.map(({ series, t, value }) => [series.key, Object.fromEntries(t.map((one, i) => [one, value[i]]))])),
  );
}

/** Checks a version. It must be one whole publication, not earlier than the last one shown, and its content must not change. */
export async function checkFigures(world: World, model: Model, store: Store, key: DatasetKey): Promise<void> {
  const version = (await store.datasets.state(key))?.version ?? null;
  if (version === null) {
    if (model.shown.has(key)) world.violations.push(`${key}: everything is lost.`);
    return;
  }
  const says = await saysOf(store, key, version.seq);
  const index = fileOf(world, key).published.findIndex((one) => one.says === says);
  if (index < 0) world.violations.push(`${key}: version ${version.seq} is none of the publications: ${says}`);
  else if (index < (model.shown.get(key) ?? 0)) {
    world.violations.push(`${key}: publication ${index} is shown as new after publication ${model.shown.get(key)}.`);
  }
  model.shown.set(key, Math.max(index, model.shown.get(key) ?? 0));
  const name = `${key}@${version.seq}`;
  const before = model.versions.get(name) ?? says;
  if (before !== says) world.violations.push(`${name} said ${before} and says ${says}.`);
  model.versions.set(name, says);
}

export async function checkEnd(world: World, model: Model, accounts: readonly Account[]): Promise<void> {
  for (const key of KEYS) await checkVersions(world, model, key);
  await checkEvents(world);
  await checkMails(world, model);
  await checkQuota(world, model, accounts);
  for (const { key, state } of await world.store.jobs.list('refresh', 100)) {
    if (state !== 'done') world.violations.push(`The job ${key} is ${state} at the end.`);
  }
}

async function checkVersions(world: World, model: Model, key: DatasetKey): Promise<void> {
  const { store, violations } = world;
  const { published } = fileOf(world, key);
  const versions = await store.datasets.versions(key);
  if (versions.some(({ seq }, i) => seq !== i + 1)) violations.push(`${key}: versions are missing: ${versions.map(({ seq }) => seq)}`);
  const said: string[] = [];
  for (const { seq } of versions) said.push(await saysOf(store, key, seq));
  const order = said.map((one) => published.findIndex(({ says }) => says === one));
  if (order.some((place, i) => place < 0 || place <= (order[i - 1] ?? -1))) violations.push(`${key}: publications in the order ${order}.`);
  if (order.at(-1) !== published.length - 1) {
    const { failure } = (await store.datasets.state(key)) ?? {};
    violations.push(`${key}: publication ${order.at(-1)} is shown, and ${published.length - 1} is out. ${failure?.detail ?? ''}`);
  }
  for (const [i, { seq }] of versions.entries()) {
    const before = model.versions.get(`${key}@${seq}`) ?? said[i];
    if (before !== said[i]) violations.push(`${key}@${seq} said ${before} and says ${said[i]}.`);
  }
  for (const { id, key: name } of await store.datasets.series(key)) {
    const lives = await store.datasets.lives(key, id);
    for (const [i, life] of lives.entries()) {
      const next = lives[i + 1];
      if (next?.t === life.t && (life.toSeq !== next.fromSeq || life.value === next.value)) {
        violations.push(`${key} ${name} ${life.t}: one value ends at ${life.toSeq}, the next begins at ${next.fromSeq}.`);
      }
    }
  }
}

/** Checks events. Each version after the first must have one event, which must reach the subscriber. */
async function checkEvents({ store, receiver, violations }: World): Promise<void> {
  const events = await store.events.after(0, 10_000);
  const names = events.filter(({ seq }) => seq !== null).map(({ kind, dataset, seq }) => `${kind} ${dataset}@${seq}`);
  for (const [i, name] of names.entries()) if (names.indexOf(name) !== i) violations.push(`The event ${name} is logged twice.`);
  for (const key of KEYS) {
    for (const { seq } of (await store.datasets.versions(key)).slice(1)) {
      if (!events.some((event) => event.dataset === key && event.seq === seq)) violations.push(`${key}@${seq} has no event.`);
    }
  }
  const messages = new Map(events.map((event) => [messageOf(event).id, messageOf(event)]));
  for (const [id, { body }] of messages) {
    const arrival = receiver.arrived.get(id);
    if (!arrival) violations.push(`The event ${id} never arrived.`);
    else if (arrival.body !== body) violations.push(`The event ${id} arrived with other content.`);
  }
  for (const id of receiver.arrived.keys()) if (!messages.has(id)) violations.push(`${id} arrived and is no event of the log.`);
  const waiting = (await store.webhooks.deliveries('sub_1', { limit: 10_000 })).filter(({ state }) => state !== 'delivered');
  if (waiting.length > 0) violations.push(`${waiting.length} deliveries are not made at the end.`);
}

async function checkMails({ store, mailbox, violations }: World, { mails }: Model): Promise<void> {
  const arrived = [...mailbox.arrived.values()].map(({ body }) => body);
  for (const [email, accepted] of mails) {
    const came = arrived.filter((to) => to === email).length;
    if (came < accepted) violations.push(`${accepted} mails to ${email} were accepted, and ${came} arrived.`);
    if ((await store.accounts.byEmail(email)) === null) violations.push(`The account of ${email} is lost.`);
  }
  const waiting = await store.accounts.mails.list(100);
  if (waiting.length > 0) violations.push(`${waiting.length} mails wait at the end: ${waiting[0]?.lastError ?? 'no reason'}`);
}

/** Checks that every served call is counted once, in its month and day. */
async function checkQuota({ store, violations }: World, model: Model, accounts: readonly Account[]): Promise<void> {
  for (const { id } of accounts) {
    if (model.isUseLost(id)) continue;
    let all = 0;
    for (const [name, calls] of model.calls) {
      const [of, month = ''] = name.split(' ');
      if (of !== id) continue;
      all += calls;
      const taken = await store.accounts.quota.taken(id, month);
      // Reserved calls can exceed the limit, or be lost with an expired lease.
      const most = Math.min(calls, LIMIT);
      if (taken > most || taken < most - model.lentTo(id))
        violations.push(`${calls} calls of ${name} were served, and ${taken} are counted.`);
    }
    const days = await store.accounts.quota.days(id, '2026-01-01', '2027-01-01');
    const used = days.reduce((sum, day) => sum + day.calls, 0);
    if (used !== all && model.lentTo(id) === 0) violations.push(`${all} calls of ${id} were served, and the days count ${used}.`);
  }
}
