/** Returns whether the cart pill covers the focused element; runs in the page. */
export function isFocusUnderPill(): boolean {
  const pill = document.querySelector('cart-pill')!;
  const link = pill.shadowRoot?.querySelector('a') ?? pill.querySelector('a');
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!link || !focused || focused === link || focused === document.body) return false;
  const [one, two] = [link.getBoundingClientRect(), focused.getBoundingClientRect()];
  return two.bottom > one.top && two.right > one.left && two.top < one.bottom;
}
