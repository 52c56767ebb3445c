/**
 * Scrolls to a control and focuses it.
 * @param control the control
 */
export function leadTo(control: HTMLElement): void {
  // The title and the error are above the control.
  const field = control.closest('fieldset, [data-part=field]') ?? control;
  field.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}
