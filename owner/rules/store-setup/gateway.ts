/** The input of a store's creation. Source: docs/behaviour/owner.md §1.2 */
export interface NewCollection {
  readonly title: string;
  readonly urlId: string;
  readonly description: string;
}

/** The outcome of creating a product collection. Source: docs/behaviour/owner.md §1.2, §1.5 */
export type CollectionAnswer =
  | { readonly outcome: 'created'; readonly id: string }
  /** Another page of the site has this address; nothing was created. */
  | { readonly outcome: 'taken' };

/** The API of store creation. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/owner.md §1 */
export interface StoreSetupGateway {
  /** Reads the addresses of the site's existing pages. */
  loadUrlIds(signal?: AbortSignal): Promise<readonly string[]>;
  /**
   * Creates a product collection.
   * @param collection its name and address
   * @param idempotencyKey the same for each retry
   */
  createCollection(collection: NewCollection, idempotencyKey: string): Promise<CollectionAnswer>;
  /**
   * Creates the category that holds all products of a collection.
   * @param collectionId which collection
   * @param displayName its name
   * @param idempotencyKey the same for each retry
   */
  createRootCategory(collectionId: string, displayName: string, idempotencyKey: string): Promise<void>;
}
