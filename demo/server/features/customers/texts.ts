/** Texts of the owner's customers. Source: docs/behaviour/owner-pages.md §21 */
export const CUSTOMER_TEXTS = {
  found: (count: number, isCut: boolean) =>
    isCut
      ? `More than ${count} customers found. Search for more of the address or name.`
      : count === 1
        ? 'One customer found'
        : `${count} customers found`,
  nothingFound: 'No customers match your search.',
  unsearched: 'Enter an email address or a name, or a part of it.',
  erased: 'Erased. Orders keep their date, items and amounts.',
  erasedForGood:
    'The account, logins, restock sign-ups, list entries, form submissions, reviews and emails of this address are deleted. Orders keep their date, items and amounts, but not the person. This cannot be undone.',
  openOrder: (number: string) => `Order ${number} is still open. Ship or cancel it first.`,
  planStays: 'An active subscription stays in the list, without the person.',
  erase: 'Erase',
  account: 'Account',
  orders: 'Orders',
  submissions: 'Form submissions',
  signups: 'Restock sign-ups',
  reviews: 'Reviews',
  lists: 'Mailing lists',
  mails: 'Emails',
} as const;
