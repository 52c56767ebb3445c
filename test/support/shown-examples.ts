import type { Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

/** What a live example shows last, by role and name. */
export interface ShownExample {
  readonly role: Role;
  readonly name: string | RegExp;
  /** The role of what a click on it opens, which the transcript is of. */
  readonly opens?: Role;
}

const ADD = { role: 'button', name: 'Add To Cart' } as const;

/** Live example of the documents → what it shows. */
export const SHOWN_EXAMPLES: Readonly<Record<string, ShownExample>> = {
  start: ADD,
  styling: ADD,
  'printed-pages': { role: 'link', name: 'Cart 2 items in cart $48.00' },
  'afterpay-pill': { role: 'button', name: 'Learn more about Afterpay installments' },
  'cart-drawer': { role: 'link', name: /^2 items in cart, /, opens: 'dialog' },
  'cart-pill': { role: 'link', name: /^2 items in cart, / },
  'form-editor': { role: 'button', name: 'Remove Message' },
  'gallery-block': { role: 'button', name: 'Next picture' },
  'language-switcher': { role: 'link', name: 'Deutsch' },
  'member-join': { role: 'button', name: 'Join' },
  'member-login': { role: 'button', name: 'Log in' },
  'navigation-editor': { role: 'button', name: 'Remove Makers' },
  'popup-overlay': { role: 'button', name: 'Close' },
  'restock-manager': { role: 'button', name: 'Send emails about Bud Vase' },
  'restock-signup': { role: 'button', name: 'Notify me' },
  'site-form': { role: 'button', name: 'Send' },
  'store-add-to-cart': ADD,
  'store-cart': { role: 'link', name: 'Checkout' },
  'store-config': { role: 'button', name: 'In den Warenkorb' },
  'store-image': { role: 'img', name: 'A mug with a brown glaze' },
  'store-list': { role: 'link', name: 'Harbor Print' },
  'store-price': { role: 'paragraph', name: '' },
  'store-product': { role: 'combobox', name: 'Glaze' },
  'store-reviews': { role: 'heading', name: 'A little small' },
  'store-search': { role: 'combobox', name: 'Search' },
  'store-setup': { role: 'button', name: 'Create store' },
  'visit-tracker': { role: 'heading', name: 'Lesson 1: wedging' },
};
