import { assertMethods } from '../errors/index.ts';
import { accountContextOf, entryOf, type AccountContext } from './account-context.ts';
import { same } from './check.ts';
import { testJoining, testLogins, testLogouts } from './login-tests.ts';
import { testMemberCarts } from './member-cart-tests.ts';
import type { AccountSuiteOptions } from './suite-options.ts';

const METHODS = ['logIn', 'join', 'logOut', 'setLanguage'];

/**
 * Declares the tests of an account gateway: what pages rely on when members log in, join and log out.
 * @param name of the gateway, the title of its tests
 * @param options the test runner, how a new visitor opens the gateway, and what differs from other backends
 * Source: docs/behaviour/account.md §7.4
 */
export function describeAccountGateway(name: string, options: AccountSuiteOptions): void {
  const context = accountContextOf(options);
  const { describe, it, open } = context;
  describe(name, () => {
    it('has every method', async () => {
      const { account } = await open();
      assertMethods(account, 'the gateway', METHODS);
      same('readSiteUser' in account, context.does.readSiteUser, 'whether it has readSiteUser');
    });
    testLogins(context);
    testJoining(context);
    testLogouts(context);
    testMemberCarts(context);
    testSecrets(context);
  });
}

function testSecrets({ it, open, createMember }: AccountContext): void {
  it('writes a password into no address, and does not store it', async () => {
    const [member, { account, traces }] = [await createMember(), await open()];
    if (!traces) return;
    const isIn = () =>
      traces().some((trace) => [trace, decoded(trace)].some((text) => text.includes(member.password)));
    const { xsrfToken } = await account.logIn(entryOf(member));
    same(isIn(), false, 'whether a trace has the password after the login');
    await account.logOut(false, xsrfToken);
    same(isIn(), false, 'whether a trace has the password after the logout');
  });
}

function decoded(trace: string): string {
  try {
    return decodeURIComponent(trace.replaceAll('+', ' '));
  } catch {
    return trace;
  }
}
