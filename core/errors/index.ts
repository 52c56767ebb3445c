export { assert, AssertionError, assertMethods } from './assert.ts';
export { showValue } from './show-value.ts';
export {
  FAILURE_KINDS,
  isStorefrontError,
  StorefrontError,
  type FailureDetails,
  type FailureKind,
} from './storefront-error.ts';
export { toStorefrontError } from './to-storefront-error.ts';
