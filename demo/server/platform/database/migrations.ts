import type { Kysely, Migration } from 'kysely';

/** Name → what it changes. Names begin with a number and are never changed, because databases remember them. */
export type Migrations = Readonly<Record<string, (db: Kysely<unknown>) => Promise<void>>>;

/**
 * Collects the migrations of features, in the order of their names. Features that share a name each do a part of it, in the
 * order of the features.
 * @param features each with its migrations
 */
export function migrationsOf(
  features: readonly { readonly migrations?: Migrations }[],
): Readonly<Record<string, Migration>> {
  const names = new Set(features.flatMap(({ migrations = {} }) => Object.keys(migrations)));
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const steps = features.flatMap(({ migrations = {} }) => migrations[name] ?? []);
      const up = async (db: Kysely<unknown>): Promise<void> => {
        for (const step of steps) await step(db);
      };
      return [name, { up }];
    }),
  );
}
