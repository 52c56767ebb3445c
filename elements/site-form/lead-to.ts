import { focusInView } from '../ui/index.ts';

/**
 * Scrolls to a control and focuses it.
 * @param control the control
 */
export function leadTo(control: HTMLElement): void {
  // The title and the error are above the control.
  focusInView(control, control.closest<HTMLElement>('fieldset, [data-part=field]') ?? control, true);
}
