/** The store contract on the embedded SQLite files. */
import { storeContract } from './contract.ts';
import { sqlitePlace } from './places.ts';

storeContract('sqlite', sqlitePlace);
