/**
 * Marks controls that are to blame for a failure, or takes the marks away.
 * @param controls the controls
 * @param noteId where it is said what is wrong; null for nothing
 * Source: storefront specification §5 "Add to cart"
 */
export function markInvalid(controls: readonly Element[], noteId: string | null): void {
  for (const control of controls) {
    if (noteId === null && !control.hasAttribute('aria-invalid')) continue;
    const attributes = { 'aria-invalid': noteId && 'true', 'aria-describedby': noteId };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) control.removeAttribute(name);
      else control.setAttribute(name, value);
    }
  }
}
