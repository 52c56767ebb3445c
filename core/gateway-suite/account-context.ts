import type { AccountGateway } from '../account/index.ts';
import type { SiteUser } from '../session/index.ts';
import { itemsOf, type SuiteItems } from './suite-catalog.ts';
import type {
  AccountGatewayAbilities,
  AccountSuiteOptions,
  SuiteAccountVisitor,
  SuiteMember,
  SuiteRunner,
} from './suite-options.ts';
import { visitBy, type SuiteVisitor } from './suite-visitor.ts';

/** What the tests of an account gateway share. */
export interface AccountContext extends SuiteRunner {
  readonly does: AccountGatewayAbilities;
  readonly items: SuiteItems;
  readonly open: () => Promise<SuiteAccountVisitor>;
  readonly createMember: () => Promise<SuiteMember>;
  /** Opens the visitor's cart; null where carts are not tested. */
  readonly cartOf: (visitor: SuiteAccountVisitor) => SuiteVisitor | null;
}

const PASSWORD = 'celadon over tenmoku';

/** What readSiteUser answers of a visitor who is not logged in. */
export const NOBODY: SiteUser = { isAuthenticated: false, siteUserId: null };

/**
 * Completes the options of the tests of an account gateway.
 * @param options of the author
 */
export function accountContextOf(options: AccountSuiteOptions): AccountContext {
  const { runner, catalog, currency = 'USD', does } = options;
  const open = async () => options.open();
  return {
    describe: (name, declare) => runner.describe(name, declare),
    it: (name, test) => runner.it(name, test),
    does: { join: true, readSiteUser: true, ...does },
    items: itemsOf(catalog),
    open,
    async createMember() {
      if (options.createMember) return options.createMember();
      const member = newMember();
      await (await open()).account.join(entryOf(member));
      return member;
    },
    cartOf: ({ cart }) => (cart ? visitBy(cart, currency) : null),
  };
}

/**
 * What is typed into the form.
 * @param member who logs in
 */
export const entryOf = (member: SuiteMember) => ({ ...member, rememberMe: false });

/** Somebody who has no account yet. */
export const newMember = (): SuiteMember => ({
  email: `member-${crypto.randomUUID()}@example.com`,
  password: PASSWORD,
});

/**
 * Asks who is logged in.
 * @param account of the visitor
 */
export async function readSiteUser(account: AccountGateway): Promise<SiteUser> {
  return (await account.readSiteUser?.()) ?? NOBODY;
}
