import { isFailureNote } from './failure-note.ts';

/**
 * Marks controls that are to blame for a failure, or takes the marks away. What the page itself says of a control stays.
 * @param controls the controls
 * @param noteId where it is said what is wrong; null for nothing
 * Source: docs/behaviour/adding-to-cart.md §1.2
 */
export function markInvalid(controls: readonly Element[], noteId: string | null): void {
  for (const control of controls) {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id !== '');
    const own = ids.filter((id) => !isFailureNote(id));
    if (noteId === null && own.length === ids.length) continue;
    setAttribute(control, 'aria-invalid', noteId && 'true');
    setAttribute(control, 'aria-describedby', [...own, ...(noteId ? [noteId] : [])].join(' '));
  }
}

function setAttribute(control: Element, name: string, value: string | null): void {
  if (value) control.setAttribute(name, value);
  else control.removeAttribute(name);
}
