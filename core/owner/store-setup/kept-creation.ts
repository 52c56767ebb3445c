import { fieldsOf } from '../../json/index.ts';

/** What an owner wants. */
export interface StoreWish {
  readonly title: string;
  readonly description: string;
  /** Whether the main navigation leads to it. */
  readonly isInNavigation: boolean;
}

/** How far a creation has come; kept, so that it goes on after a failure, or in another page. Source: docs/behaviour/owner.md §1.6 */
export interface KeptCreation {
  readonly wish: StoreWish;
  readonly urlId: string;
  /** Sent with each try, so that nothing is created twice. */
  readonly collectionKey: string;
  readonly categoryKey: string;
  /** Null until the collection is known to be there. */
  readonly collectionId: string | null;
  readonly hasCategory: boolean;
}

/**
 * Reads what was kept.
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
