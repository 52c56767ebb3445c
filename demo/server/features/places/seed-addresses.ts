import { isFirst } from '../../platform/database/settings.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { type Address, lineOf, whereaboutsOf } from './address.ts';
import { SEED_TOWNS } from './seed-towns.ts';
import { wordsOfAddress } from './words-of-address.ts';

const SEEDED = 'seeded-addresses';
/** Known house numbers of each street, and the street without a number. */
const HOUSES = ['', '3', '12', '27', '48'];

/**
 * Seeds the addresses for completing forms once. All of them are invented: existing towns, with streets and numbers that
 * may not exist.
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
