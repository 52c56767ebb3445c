import { assert, assertMethods } from '../errors/index.ts';
import type { CartGateway } from './state/gateway.ts';

type MethodName = Exclude<keyof CartGateway, 'isIdempotent'>;

const REQUIRED = [
  'load',
  'add',
  'setQuantity',
  'remove',
  'updateAdditionalFields',
  'stockOf',
] as const satisfies readonly MethodName[];

const OPTIONAL = ['applyCode', 'removeCode', 'setNote', 'checkout'] as const satisfies readonly Exclude<
  MethodName,
  (typeof REQUIRED)[number]
>[];

/**
 * Asserts that a custom backend has all methods that it needs.
 * @param gateway anything
 * @throws AssertionError if it is not an object, a method is missing, or an optional one is none
 * Source: docs/behaviour/cart.md §9.1
 */
export function assertCartGateway(gateway: unknown): asserts gateway is CartGateway {
  assertMethods(gateway, 'gateway.cart', REQUIRED);
  const given = gateway as Partial<Record<MethodName, unknown>>;
  assertMethods(
    gateway,
    'gateway.cart',
    OPTIONAL.filter((name) => given[name] !== undefined),
  );
  // A code that was applied must be removable.
  assert(
    (given.applyCode === undefined) === (given.removeCode === undefined),
    'gateway.cart',
    'both applyCode and removeCode, or neither',
  );
}
