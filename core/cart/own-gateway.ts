import { assertMethods } from '../errors/index.ts';
import type { CartGateway } from './state/gateway.ts';

const METHODS: readonly (keyof CartGateway)[] = [
  'load',
  'add',
  'setQuantity',
  'remove',
  'updateAdditionalFields',
  'stockOf',
];

/**
 * Asserts that a custom backend has all methods.
 * @param gateway anything
 * @throws AssertionError if it is not an object or a method is missing
 * Source: docs/behaviour/cart.md §9.1
 */
export function assertCartGateway(gateway: unknown): asserts gateway is CartGateway {
  assertMethods(gateway, 'gateway.cart', METHODS);
}
