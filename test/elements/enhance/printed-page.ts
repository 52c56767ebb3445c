import { fixture } from '@open-wc/testing';
import { createEngine } from '../../../core/template/index.ts';
import { enhance, type EnhanceOptions } from '../../../elements/enhance.ts';
import { storefront } from '../../../elements/index.ts';

const engine = createEngine({ hasExpressions: true, locale: 'en-US' });

/** The button, before and after. */
export const ADD = { role: 'button', name: 'Add To Cart' };

/** A product with options, its price, and the button. */
export const CARD = '<article>{@|product-price}{@|product-checkout}</article>';

/** Prints a template with the engine, as a server does. */
export function print(template: string, data: unknown): string {
  return engine.render(template, data).output;
}

const stops: (() => void)[] = [];

/** Puts printed markup into the page and brings it to life until the test is over. */
export async function enhanced(
  template: string,
  data: unknown,
  options?: EnhanceOptions,
): Promise<HTMLElement> {
  const page = await printed(template, data);
  bringToLife(page, options);
  return page;
}

/** Puts printed markup into the page, as dead as it was printed. */
export async function printed(template: string, data: unknown): Promise<HTMLElement> {
  return fixture(`<div>${print(template, data)}</div>`);
}

/** Calls `enhance`, and stops it when the test is over. */
export function bringToLife(root: ParentNode, options?: EnhanceOptions): () => void {
  const stop = enhance(root, options);
  stops.push(stop);
  return stop;
}

/** What is in the cart: product, variant, quantity. */
export function inCart(): readonly (readonly [string, string | null | undefined, number])[] {
  const entries = storefront().cart.$cart.get()?.entries ?? [];
  return entries.map(({ itemId, chosenVariant, quantity }) => [itemId, chosenVariant?.sku, quantity]);
}

/** The text of the one alert that says something; empty for none. */
export function alertText(page: ParentNode): string {
  return [...page.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join('');
}

/** Chooses from a list as a visitor does. */
export function select(list: HTMLElement, value: string): void {
  (list as HTMLSelectElement).value = value;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Types into a field and leaves it. */
export function type(field: HTMLElement, text: string): void {
  (field as HTMLInputElement).value = text;
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
