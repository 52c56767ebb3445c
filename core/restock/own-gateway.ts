import { assertMethods } from '../errors/index.ts';
import type { RestockGateway } from './gateway.ts';

/**
 * Checks that a program's own backend accepts sign-ups.
 * @param gateway anything
 * @throws AssertionError when it is not an object or a method is missing
 * Source: docs/behaviour/restock.md §4.4
 */
export function assertRestockGateway(gateway: unknown): asserts gateway is RestockGateway {
  assertMethods(gateway, 'gateway.restock', ['signUp']);
}
