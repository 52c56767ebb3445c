/** The pictures of a product: the first one follows the choice, so it is shown when something is chosen. Source: docs/behaviour/reference-store.md §6.1 */
document.addEventListener('store-variant-change', ({ target }) => {
  const first = target.closest('store-product')?.querySelector('.gallery-small input');
  if (first) first.checked = true;
});
