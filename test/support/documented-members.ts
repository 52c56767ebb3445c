import type { TagName } from '../../elements/index.ts';

/** Tag → the properties that the README documents for it, beside `ready`, which every tag has. */
export const DOCUMENTED_PROPERTIES = {
  'store-config': [
    'apiRoot',
    'gateway',
    'websiteId',
    'currency',
    'locale',
    'captchaSiteKey',
    'captchaProvider',
    'pageType',
  ],
  'store-product': ['product', 'itemId', 'currency'],
  'store-price': ['product', 'itemId', 'freeIfZero', 'freeLabel', 'keepBillingUnit', 'locale', 'currency'],
  'store-add-to-cart': [
    'product',
    'itemId',
    'options',
    'quantity',
    'buttonText',
    'express',
    'locale',
    'currency',
  ],
  'cart-pill': ['href', 'position', 'locale'],
  'store-cart': ['minimumSubtotalCents', 'checkoutHref', 'locale'],
  'site-form': [
    'allowPostSubmitScripts',
    'busyText',
    'draft',
    'formId',
    'formType',
    'name',
    'newsletter',
    'schema',
    'submitText',
    'successUrl',
    'values',
  ],
  'restock-signup': [
    'product',
    'itemId',
    'variantId',
    'mailingList',
    'mailingListDefault',
    'successText',
    'currency',
  ],
  'restock-manager': [],
  'store-reviews': ['itemId'],
  'form-editor': ['formId'],
} as const satisfies Readonly<Record<TagName, readonly string[]>>;

/** Tag → the names for `:state()` that the README documents for it. */
export const DOCUMENTED_STATES = {
  'store-config': [],
  'store-product': [],
  'store-price': [],
  'store-add-to-cart': ['adding', 'added', 'error', 'sold-out', 'in-cart', 'open', 'editing', 'saving'],
  'cart-pill': ['initialised', 'uninitialised', 'empty'],
  'store-cart': ['initialised', 'uninitialised', 'empty', 'open', 'editing', 'saving'],
  'site-form': [],
  'restock-signup': ['available', 'sold-out', 'submitting', 'submitted', 'invalid'],
  'restock-manager': ['sending'],
  'store-reviews': [],
  'form-editor': ['open', 'editing', 'saving'],
} as const satisfies Readonly<Record<TagName, readonly string[]>>;
