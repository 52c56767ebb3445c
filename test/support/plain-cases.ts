// Generated from tags.json by `npm run generate`.
/** The contract suite's cases of tags that show something without attributes. */
export const PLAIN_CASES = {
  'language-switcher': { control: { role: 'link', name: 'Deutsch' } },
  'restock-manager': { control: { role: 'button', name: 'Send all emails' } },
  'navigation-editor': { control: { role: 'button', name: 'Save' } },
  'store-setup': { control: { role: 'button', name: 'Create store' } },
  'store-search': { control: { role: 'combobox', name: 'Search' } },
} as const;
