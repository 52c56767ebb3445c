/** Texts of the pages of mailing lists. Source: docs/behaviour/owner-pages.md §15 */
export const LIST_TEXTS = {
  addresses: (count: number) => (count === 1 ? 'One address' : `${count.toLocaleString('en-US')} addresses`),
  noSubscribers: 'No addresses yet. Connect a form to this list: Forms, Storage.',
  listCreated: 'The list was created. Forms can be connected to it now.',
  listTaken: 'There is a list with this name already.',
} as const;
