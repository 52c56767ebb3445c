import type { StoreTransaction } from '../database/tables.ts';
import { type Address, lineOf, whereaboutsOf, wordsOfAddress } from '../domains/places/index.ts';
import { SEED_TOWNS } from './seed-towns.ts';
import { isFirst } from './seed.ts';

const SEEDED = 'seeded-addresses';
/** Houses that are known of each street, and the street by itself. */
const HOUSES = ['', '3', '12', '27', '48'];

/**
 * Seeds the addresses that forms are completed from, once. All of them are invented: towns that exist, with streets and
 * numbers that need not.
 * @param transaction an open transaction
 * Source: docs/behaviour/reference-store.md §8.3
 */
export async function seedAddresses(transaction: StoreTransaction): Promise<void> {
  if (!(await isFirst(transaction, SEEDED))) return;
  const rows = inventAddresses().map((address, position) => ({
    id: `place-${position + 1}`,
    position,
    details: JSON.stringify(address),
    words: wordsOfAddress(`${lineOf(address)} ${whereaboutsOf(address)}`, Infinity).join(' '),
  }));
  await transaction.insertInto('addresses').values(rows).execute();
}

function inventAddresses(): readonly Address[] {
  return SEED_TOWNS.flatMap(({ streets, ...town }) =>
    streets.flatMap((street) => HOUSES.map((number) => ({ ...town, street, number }))),
  );
}
