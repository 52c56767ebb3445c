import { StoreAddToCartElement } from '../../../elements/store-add-to-cart/define.ts';
import { hasControls } from './contestant.ts';
import type { BenchProduct } from './product.ts';

/**
 * Makes one of ours.
 * @param product its product
 * @returns the tag, not in the page yet
 */
export function createOurs(product: BenchProduct): StoreAddToCartElement {
  return Object.assign(new StoreAddToCartElement(), { product });
}

/**
 * Returns whether a tag shows its controls, from the shell or from React.
 * @param tag one of ours
 * @returns true if they exist
 */
export function isPainted(tag: HTMLElement): boolean {
  return hasControls(viewOf(tag));
}

/**
 * Returns whether React has taken over.
 * @param tag one of ours
 * @returns true when the controls are React's
 */
export function isReacts(tag: HTMLElement): boolean {
  return isPainted(tag) && Object.keys(viewOf(tag) ?? {}).some((key) => key.startsWith('__reactContainer'));
}

/**
 * Finds the root that a tag renders into.
 * @param tag one of ours
 * @returns the element that React takes over
 */
export function viewOf(tag: HTMLElement): Element | null {
  return tag.shadowRoot?.firstElementChild ?? null;
}

/** Simulates the visitor's first interaction, which loads React. */
export function showLife(): void {
  dispatchEvent(new Event('wheel'));
}

/**
 * Checks in each frame, and each tag only until it is done: the check is part of the measurement.
 * @param tags ours
 * @param isDone whether one of them is done
 */
export async function untilAll(
  tags: readonly HTMLElement[],
  isDone: (tag: HTMLElement) => boolean,
): Promise<void> {
  for (const tag of tags) while (!isDone(tag)) await new Promise((resolve) => requestAnimationFrame(resolve));
}
