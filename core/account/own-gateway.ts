import { assertMethods } from '../errors/index.ts';
import type { AccountGateway } from './gateway.ts';

/**
 * Checks that a program's own backend knows members.
 * @param gateway anything
 * @throws AssertionError when it is not an object or a method is missing
 * Source: docs/behaviour/account.md §7.4
 */
export function assertAccountGateway(gateway: unknown): asserts gateway is AccountGateway {
  assertMethods(gateway, 'gateway.account', ['logIn', 'join', 'logOut', 'setLanguage']);
}
