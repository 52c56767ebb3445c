/** The id of the filters, which their button controls. */
export const FILTERS_ID = 'filters';

/**
 * Moves the focus from a button that is about to be removed with its filter: to the next filter that applies, otherwise to
 * the one before, otherwise to the controls.
 * @param button the clicked button
 * Source: docs/behaviour/product-lists.md §5.2
 */
export function focusNextChip(button: HTMLElement): void {
  const item = button.closest('li');
  // The last one removes all filters.
  const items = [...(item?.parentElement?.children ?? [])].slice(0, -1);
  const index = items.findIndex((one) => one === item);
  const next = (items[index + 1] ?? items[index - 1])?.querySelector('button');
  if (next) next.focus();
  else focusControls(button);
}

/**
 * Moves the focus from a button that is about to be removed with all filters.
 * @param button the clicked button
 * Source: docs/behaviour/product-lists.md §5.2
 */
export function focusControls(button: HTMLElement): void {
  const root = button.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  root.querySelector<HTMLElement>(`[aria-controls="${FILTERS_ID}"], select`)?.focus();
}
