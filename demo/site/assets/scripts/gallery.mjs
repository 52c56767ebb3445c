/** The pictures of a product: the first one follows the choice, so it is shown when something is chosen. Source: docs/behaviour/reference-store.md §6.1 */
document.addEventListener('store-variant-change', ({ target }) => {
  const first = target.closest('store-product')?.querySelector('.gallery-small input');
  if (first) first.checked = true;
});

const gallery = document.querySelector('.gallery');
const fetchAll = () => {
  for (const picture of gallery.querySelectorAll('.gallery-large img')) picture.loading = 'eager';
};
// Whoever comes near the small pictures finds the large ones there.
for (const type of ['pointerover', 'focusin'])
  gallery?.querySelector('.gallery-small')?.addEventListener(type, fetchAll, { once: true });
