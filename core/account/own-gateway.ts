import { assertMethods } from '../errors/index.ts';
import type { AccountGateway } from './gateway.ts';

/**
 * Asserts that a custom backend has the methods for members.
 * @param gateway anything
 * @throws AssertionError if it is not an object or a method is missing
 * Source: docs/behaviour/account.md §7.4
 */
export function assertAccountGateway(gateway: unknown): asserts gateway is AccountGateway {
  assertMethods(gateway, 'gateway.account', ['logIn', 'join', 'logOut', 'setLanguage']);
}
