import { fieldsOf } from '../../../core/json/index.ts';

/** The store that an owner requests. */
export interface StoreWish {
  readonly title: string;
  readonly description: string;
  /** Whether to add it to the main navigation. */
  readonly isInNavigation: boolean;
}

/** The saved progress of a creation, so that it can resume after a failure or on another page. Source: docs/behaviour/owner.md §1.6 */
export interface KeptCreation {
  readonly wish: StoreWish;
  readonly urlId: string;
  /** Sent with each attempt, so that nothing is created twice. */
  readonly collectionKey: string;
  readonly categoryKey: string;
  /** Null until the collection is known to exist. */
  readonly collectionId: string | null;
  readonly hasCategory: boolean;
}

/**
 * Reads saved progress.
 * @param json anything
 * @returns the creation; null for anything else
 * Source: docs/behaviour/owner.md §1.6
 */
export function readKeptCreation(json: unknown): KeptCreation | null {
  const fields = fieldsOf(json);
  const wish = fieldsOf(fields.raw('wish'));
  const title = wish.trimmed('title');
  const urlId = fields.trimmed('urlId');
  const collectionKey = fields.trimmed('collectionKey');
  const categoryKey = fields.trimmed('categoryKey');
  if (title === null || urlId === null || collectionKey === null || categoryKey === null) return null;
  return {
    wish: {
      title,
      description: wish.text('description') ?? '',
      isInNavigation: wish.flag('isInNavigation'),
    },
    urlId,
    collectionKey,
    categoryKey,
    collectionId: fields.trimmed('collectionId'),
    hasCategory: fields.flag('hasCategory'),
  };
}
