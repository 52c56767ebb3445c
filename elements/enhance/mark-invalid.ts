import { isFailureAlert } from '../printed/index.ts';

/**
 * Marks controls as invalid, or removes the marks. Descriptions by the page itself stay.
 * @param controls the controls
 * @param alertId the id of the alert that describes them; null removes the marks
 * Source: docs/behaviour/adding-to-cart.md §1.2
 */
export function markInvalid(controls: readonly Element[], alertId: string | null): void {
  for (const control of controls) {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id !== '');
    const own = ids.filter((id) => !isFailureAlert(id));
    if (alertId === null && own.length === ids.length) continue;
    setAttribute(control, 'aria-invalid', alertId && 'true');
    setAttribute(control, 'aria-describedby', [...own, ...(alertId ? [alertId] : [])].join(' '));
  }
}

function setAttribute(control: Element, name: string, value: string | null): void {
  if (value) control.setAttribute(name, value);
  else control.removeAttribute(name);
}
