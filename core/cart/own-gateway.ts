import { assert } from '../errors/index.ts';
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
 * Checks that a program's own backend has all methods.
 * @param gateway anything
 * @throws AssertionError when it is not an object or a method is missing
 * Source: docs/behaviour/cart.md §9.1
 */
export function assertCartGateway(gateway: unknown): asserts gateway is CartGateway {
  assert(typeof gateway === 'object' && gateway !== null, 'gateway.cart', 'an object', gateway);
  for (const name of METHODS) {
    const method: unknown = Reflect.get(gateway, name);
    assert(typeof method === 'function', 'gateway.cart', `a method ${name}`, method);
  }
}
