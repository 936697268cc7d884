/** Runs those cases of the store contract in which several processes write at the same time and are killed, on both databases. */
import { afterAll, beforeAll } from 'vitest';
import { findPostgres } from '../programs/postgres.ts';
import { storeContract } from './contract.ts';
import { PostgresPlaces, sqlitePlace } from './places.ts';

let places: PostgresPlaces | undefined;
beforeAll(async () => {
  if (findPostgres() !== null) places = await PostgresPlaces.start();
});
afterAll(() => places?.stop());

storeContract('sqlite', sqlitePlace, 'several');
storeContract(
  'postgres',
  () => {
    if (!places) throw new Error('The PostgreSQL server is not running');
    return places.place();
  },
  'several',
);
