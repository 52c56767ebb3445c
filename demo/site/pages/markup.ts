import { html } from 'hono/html';

/** A piece of a page that is already markup. */
export type Markup = ReturnType<typeof html>;

/**
 * Draws a hidden form control.
 * @param name the control's name
 * @param value its value
 * @returns the control
 */
export function hiddenField(name: string, value: string): Markup {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}
