import assert from 'node:assert/strict';

import { describeAccountGateway } from '../../../core/gateway-suite/index.ts';
import { CALL, visitMedusa } from '../../support/backends/medusa-visitor.ts';
import { refused } from '../../support/check.ts';
import { addTo, linesOf } from '../../support/gateways/one-visitor.ts';
import type { MedusaContext } from './context.ts';

const NOBODY = { isAuthenticated: false, siteUserId: null };

const newEntry = () => ({
  email: `ada-${crypto.randomUUID()}@example.com`,
  password: 'celadon over tenmoku',
  rememberMe: false,
});

/** Tests the logins of customers. */
export function testMembers({ runner, open, medusa }: MedusaContext): void {
  describeAccountGateway('the customers of Medusa', {
    runner,
    open() {
      const visitor = open();
      const { visit, tokens, logins } = visitor;
      return {
        ...visitor,
        reload: () => visitMedusa(visit, medusa().settings, { tokens, logins }).account,
        traces: () => [...visit.sent.map(({ path }) => path), tokens.get() ?? '', logins.get() ?? ''],
      };
    },
  });

  runner.describe('a customer of Medusa', () => {
    runner.it('owns the cart of the visit, and those that begin after the login', async () => {
      const { account, cart, tokens, requests, get } = open();
      const entry = newEntry();
      await addTo(cart, 'mug');
      requests();
      await account.join(entry);
      assert.deepEqual(requests(), [
        ...['POST /auth/customer/emailpass/register', 'POST customers'],
        ...['POST /auth/customer/emailpass', 'GET customers/me', 'POST carts/:id/customer'],
      ]);
      const emailOf = async () => {
        const answer = await get(`carts/${tokens.get()}?fields=email`);
        return (answer as { readonly cart: { readonly email: string } }).cart.email;
      };
      assert.equal(await emailOf(), entry.email);
      tokens.set(null);
      await addTo(cart, 'print');
      assert.equal(await emailOf(), entry.email);
    });

    runner.it('is nobody with a token that is wrong or has expired, and buys on', async () => {
      const { account, cart, logins, requests } = open();
      assert.deepEqual(await account.readSiteUser!(), NOBODY);
      assert.deepEqual(requests(), []);
      logins.set('expired');
      assert.deepEqual(linesOf((await addTo(cart, 'mug')).cart), [['mug', 1]]);
      assert.deepEqual(await account.readSiteUser!(), NOBODY);
      assert.equal(logins.get(), null);
    });

    runner.it('logs in although a cart is gone', async () => {
      const { account, tokens } = open();
      tokens.set('cart_gone');
      await account.join(newEntry());
      assert.equal((await account.readSiteUser!()).isAuthenticated, true);
    });

    runner.it('has joined, although an answer was lost', async () => {
      // First that to the registration, then that to the creation of the customer.
      for (const answered of [[], ['slow=0']]) {
        const { account, cart, visit } = open();
        visit.failNext('write', ...answered, 'commit-then-drop');
        const { siteUserId } = await account.join(newEntry());
        assert.deepEqual(await account.readSiteUser!(), { isAuthenticated: true, siteUserId });
        assert.deepEqual(linesOf(await cart.load(CALL)), []);
      }
    });

    runner.it('is nobody after two lost answers, and may try again', async () => {
      const { account, visit } = open();
      const entry = newEntry();
      visit.failNext('write', 'commit-then-drop', 'drop');
      await refused(account.join(entry), 'offline');
      assert.deepEqual(await account.readSiteUser!(), NOBODY);
      await account.join(entry);
    });

    runner.it('does not get the cart of a member who is logged in in another tab', async () => {
      const { account, cart } = open();
      await account.join(newEntry());
      await addTo(cart, 'mug');
      await account.join(newEntry());
      assert.deepEqual(linesOf(await cart.load(CALL)), []);
      assert.deepEqual(linesOf((await addTo(cart, 'print')).cart), [['print', 1]]);
    });
  });
}
