import { howManyRows } from '../../platform/shared/how-many.ts';

/** Texts of the pages of mailing lists. Source: docs/behaviour/owner-pages.md §15 */
export const LIST_TEXTS = {
  addresses: (count: number) => howManyRows(count, 'address', 'addresses'),
  noSubscribers: 'No addresses yet. To collect some, choose this list in a form’s Storage tab.',
  listCreated: 'The list was created. You can connect forms to it now.',
  listDeleted: 'The list was deleted.',
  deleteList: 'Delete list',
  deletedForGood: (addresses: string) =>
    `The list will be deleted permanently with its addresses (${addresses}). Forms connected to it will no longer add addresses to a list.`,
  remove: 'Remove',
  removed: 'The address was removed.',
  removedForGood: (name: string) =>
    `The address will be removed from the list “${name}”. If the same person signs up again, it will be added back.`,
  listTaken: 'A list with this name already exists.',
} as const;
