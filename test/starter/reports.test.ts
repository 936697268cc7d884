/** The tables of docs/generated about the starter data are current. `npm run generate` writes them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShelf, type Shelf } from '../queries/shelf.ts';
import { STARTER_LOADED_AT } from './loaded-starter.ts';
import { starterReport, vintagesReport } from './reports.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf(STARTER_LOADED_AT, 'starter');
});
afterAll(() => shelf.close());

it('the report has the age of each dataset (generated)', async () => {
  await expect(await starterReport(shelf.ctx, Date.parse(STARTER_LOADED_AT))).toMatchFileSnapshot('../../docs/generated/starter.md');
});

it('the report has the stored share of releases of headline series (generated)', async () => {
  await expect(await vintagesReport(shelf.ctx)).toMatchFileSnapshot('../../docs/generated/vintages.md');
});
