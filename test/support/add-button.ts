import type { FrameLocator, Locator, Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';

/** The add button, by its default label. A page in another language, or with words of its own, has other labels. */
export const ADD_BUTTON = { role: 'button', name: PRODUCT_WORDS.addToCart } as const;
/** The same of a product that is sold by subscription only. */
export const SUBSCRIBE_BUTTON = { role: 'button', name: PRODUCT_WORDS.subscribe } as const;
/** The same during a purchase. */
export const ADDING_BUTTON = { role: 'button', name: PRODUCT_WORDS.adding } as const;
/** The same after a purchase. */
export const ADDED_BUTTON = { role: 'button', name: PRODUCT_WORDS.added } as const;

/** The label of the add button before, during or after a purchase; more may follow. */
export const ANY_ADD_LABEL = new RegExp(
  `^(?:${[ADD_BUTTON, ADDING_BUTTON, ADDED_BUTTON].map(({ name }) => escaped(name)).join('|')})`,
);

/**
 * Finds the add button in a page of a real browser.
 * @param place the page, or a part of it
 */
export function addButton(place: Page | Locator | FrameLocator): Locator {
  return place.getByRole(ADD_BUTTON.role, { name: ADD_BUTTON.name });
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
