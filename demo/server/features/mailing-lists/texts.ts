/** Texts of the pages of mailing lists. Source: docs/behaviour/owner-pages.md §15 */
export const LIST_TEXTS = {
  addresses: (count: number) => (count === 1 ? 'One address' : `${count.toLocaleString('en-US')} addresses`),
  noSubscribers: 'No addresses yet. Connect a form to this list: Forms, Storage.',
  listCreated: 'The list was created. Forms can be connected to it now.',
  listDeleted: 'The list was deleted.',
  deleteList: 'Delete list',
  deletedForGood: (addresses: string) =>
    `The list will be deleted permanently with its addresses (${addresses}). Forms that are connected to it add addresses to no list.`,
  remove: 'Remove',
  removed: 'The address was removed.',
  removedForGood: (name: string) =>
    `The address will be removed from the list “${name}”. It is added again if its owner signs up again.`,
  listTaken: 'There is a list with this name already.',
} as const;
