import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import type { NewCollection, StoreSetupGateway } from './gateway.ts';

/** A store in memory. */
export interface MemoryCollection extends NewCollection {
  readonly id: string;
  /** Null until it has its root category. */
  readonly rootCategory: string | null;
}

/** The stores of a site in memory. */
export interface MemoryStoreSetupGateway extends StoreSetupGateway {
  /** The created stores, in order of creation. */
  readonly collections: readonly MemoryCollection[];
  /**
   * Makes the next creation fail.
   * @param kind of the failure
   * @param isDone whether it succeeds nevertheless, and only its answer is lost
   */
  failNext(kind: FailureKind, isDone?: boolean): void;
}

/**
 * Creates stores in memory.
 * @param urlIds the addresses of existing pages
 * Source: docs/behaviour/owner.md §1.9
 */
export function createMemoryStoreSetupGateway(urlIds: readonly string[] = []): MemoryStoreSetupGateway {
  const collections: MemoryCollection[] = [];
  const answers = new Map<string, unknown>();
  let failing: { readonly kind: FailureKind; readonly isDone: boolean } | null = null;
  const takenUrlIds = () => [...urlIds, ...collections.map(({ urlId }) => urlId)];

  async function once<Answer>(key: string, step: () => Answer): Promise<Answer> {
    await Promise.resolve();
    const failure = failing;
    failing = null;
    if (failure && !failure.isDone) throw new StorefrontError(failure.kind);
    if (!answers.has(key)) answers.set(key, step());
    if (failure) throw new StorefrontError(failure.kind);
    return answers.get(key) as Answer;
  }

  return {
    collections,
    failNext(kind, isDone = false) {
      failing = { kind, isDone };
    },
    loadUrlIds: () => Promise.resolve(takenUrlIds()),
    createCollection: (collection, key) =>
      once(key, () => {
        if (takenUrlIds().includes(collection.urlId)) return { outcome: 'taken' };
        const id = `collection-${collections.length + 1}`;
        collections.push({ ...collection, id, rootCategory: null });
        return { outcome: 'created', id };
      }),
    createRootCategory: (collectionId, displayName, key) =>
      once(key, () => {
        const index = collections.findIndex(({ id }) => id === collectionId);
        const collection = collections[index];
        if (!collection) throw new StorefrontError(FAILURE_KINDS.notFound);
        collections[index] = { ...collection, rootCategory: displayName };
      }),
  };
}
