import { storefront } from '../../../elements/index.ts';

/** The button before and after a purchase. */

/** The tee's fields. */
export const COLOR = { role: 'combobox', name: 'Select Color' };
export const SIZE = { role: 'combobox', name: 'Select Size' };
export const QUANTITY = { role: 'spinbutton', name: 'Quantity' };

/** The cart's entries: product, sku, quantity. */
export function inCart(): readonly (readonly [string, string | null | undefined, number])[] {
  const entries = storefront().cart.$cart.get()?.entries ?? [];
  return entries.map(({ itemId, chosenVariant, quantity }) => [itemId, chosenVariant?.sku, quantity]);
}

/** The text of the only alert with content; empty for none. */
export function alertText(page: ParentNode): string {
  return [...page.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join('');
}

/** Chooses from a list, with the events of a visitor's choice. */
export function select(list: HTMLElement, value: string): void {
  (list as HTMLSelectElement).value = value;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Types into a field and leaves it. */
export function type(field: HTMLElement, text: string): void {
  (field as HTMLInputElement).value = text;
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}
