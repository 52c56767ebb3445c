/**
 * Loads the enhancer of printed markup, for entries of pages: there, other tags load automatically.
 * Source: docs/behaviour/printed-markup.md §1
 */
export async function loadEnhancer(): Promise<{ readonly enhanceMarkup: (root: ParentNode) => unknown }> {
  const { enhanceMarkup } = await import('./enhance/enhance-markup.ts');
  const loaders = {
    loadCart: () => Promise.resolve(),
    loadRestock: () => import('./restock-signup/author/enhance-printed-restock.ts'),
  };
  return { enhanceMarkup: (root) => enhanceMarkup(root, {}, loaders) };
}
