/**
 * Leads the visitor to a control.
 * @param control the control
 */
export function leadTo(control: HTMLElement): void {
  // The title and the error stand above the control.
  const field = control.closest('fieldset, [data-part=field]') ?? control;
  field.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}
