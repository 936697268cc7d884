/** Runs the store contract on SQLite files. */
import { storeContract } from './contract.ts';
import { sqlitePlace } from './places.ts';

storeContract('sqlite', sqlitePlace);
