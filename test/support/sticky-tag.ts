import { fixture, nextFrame } from '@open-wc/testing';
import { mugProduct } from '../../elements/testing.ts';
import { ADD_BUTTON } from './add-button.ts';
import { allByRole, untilRole } from './by-role.ts';
import type { StoreTag } from './elements.ts';
import { BAR, untilSeen } from './sticky-states.ts';
import { waitUntil } from './wait-until.ts';

/** Counts the bars of a tag. */
export const bars = (element: Element): number => allByRole(element, BAR).length;

/** Waits until a tag has no bar. */
export const untilGone = (element: Element): Promise<void> =>
  waitUntil(() => bars(element) === 0, 'the bar stays');

/** Jumps to the top of the page. */
export function toTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Jumps to the end of the page. */
export function toEnd(): void {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
}

/**
 * Makes an empty part of a page.
 * @param heightPx its height
 */
export function fillerOf(heightPx: number): HTMLElement {
  const filler = document.createElement('div');
  filler.style.blockSize = `${heightPx}px`;
  return filler;
}

/**
 * Puts a tag into the page, and waits for its button.
 * @param attributes as markup
 * @param product its document
 */
export async function shown(attributes: string, product: object = mugProduct): Promise<StoreTag> {
  const page = await fixture(`<div><store-add-to-cart ${attributes}></store-add-to-cart></div>`);
  const element = page.firstElementChild as StoreTag;
  Reflect.set(element, 'product', product);
  await untilRole(element, ADD_BUTTON);
  return element;
}

/** Finds the tag's own button, which is before the bar. */
export const ownButton = (element: Element): HTMLElement =>
  allByRole(element, { role: 'button', name: /(?:)/ })[0]!;

/** Jumps to the top, and waits until observers that were started before have reported. */
export async function untilObserved(element: Element): Promise<void> {
  toTop();
  await untilSeen(ownButton(element));
  await nextFrame();
}
