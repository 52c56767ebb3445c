export { assert, AssertionError, assertMethods } from './assert.ts';
export { showValue } from './show-value.ts';
export { CAPTCHA_FIELD } from './captcha-field.ts';
export { FAILURE_KINDS, type FailureKind } from './failure-kinds.ts';
export { NotFoundError } from './not-found-error.ts';
export { isStorefrontError, StorefrontError, type FailureDetails } from './storefront-error.ts';
export { toStorefrontError } from './to-storefront-error.ts';
