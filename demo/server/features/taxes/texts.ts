/** Texts of the owner's page of taxes. Source: docs/behaviour/owner-pages.md §19 */
export const TAX_TEXTS = {
  rateSaved: 'The tax rate was saved.',
  rateDeleted: 'The tax rate was deleted.',
  pricesSaved: 'Saved.',
  badRate: 'Enter a percentage between 0.01 and 100, such as 8.25.',
  changed: (country: string, percent: string) =>
    `Someone else set the rate of ${country} to ${percent}% after you opened this page. What you entered is still here; saving it replaces that rate.`,
  pricesChanged: (isIncluded: boolean) =>
    `Someone else saved that prices ${isIncluded ? 'contain' : 'do not contain'} the tax after you opened this page. Your choice is still here; saving it replaces theirs.`,
  noCountry: 'Choose a country.',
  deleteRate: 'Delete rate',
  deletedForGood: 'Orders to this country will be without tax. Earlier orders keep theirs.',
} as const;
