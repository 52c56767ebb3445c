/** Texts of the owner's pages of shipping methods. Source: docs/behaviour/owner-pages.md §19 */
export const SHIPPING_TEXTS = {
  everywhere: 'All countries',
  free: 'Free',
  freeFrom: (amount: string) => `free from ${amount}`,
  pickup: 'Pickup',
  delivery: 'Delivery',
  created: 'The shipping method was created.',
  saved: 'The shipping method was saved.',
  deleted: 'The shipping method was deleted.',
  moved: 'The shipping method was moved up.',
  badAmount: 'Enter an amount such as 4.90.',
  noCountries: 'Choose at least one country.',
  changed:
    'Someone else changed this shipping method after you opened it. What you entered is still here; saving it replaces their version:',
  gone: 'Someone else deleted this shipping method.',
  deleteMethod: 'Delete method',
  deletedForGood:
    'Customers can no longer choose it. Orders keep its name. Without any other method for their country, customers can’t order what has to be shipped.',
} as const;
