export { assert, AssertionError, assertMethods } from './assert.ts';
export { showValue } from './show-value.ts';
export {
  FAILURE_KINDS,
  isStorefrontError,
  StorefrontError,
  toStorefrontError,
  type FailureDetails,
  type FailureKind,
} from './storefront-error.ts';
