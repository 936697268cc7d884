import type { Store } from '../ports/port.ts';

/**
 * Replaces parts of a store. Each method stays bound to the original store, because it needs that store as `this`. Members are listed one
 * by one. The compiler then reports a missing member.
 */
export const withParts = (store: Store, parts: Partial<Pick<Store, 'datasets' | 'registers'>>): Store => ({
  dialect: store.dialect,
  captures: store.captures,
  datasets: store.datasets,
  registers: store.registers,
  releases: store.releases,
  checks: store.checks,
  integrity: store.integrity,
  jobs: store.jobs,
  events: store.events,
  accounts: store.accounts,
  webhooks: store.webhooks,
  migrate: () => store.migrate(),
  exclusively: (name, work, onWait) => store.exclusively(name, work, onWait),
  probe: () => store.probe(),
  changeCounter: () => store.changeCounter(),
  counterOfTurn: () => store.counterOfTurn(),
  changesSince: (counter) => store.changesSince(counter),
  figures: (now) => store.figures(now),
  time: () => store.time(),
  replicas: () => store.replicas(),
  close: () => store.close(),
  ...parts,
});
