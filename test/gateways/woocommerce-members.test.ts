import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';

import { wooCommerceGateway } from '../../core/woocommerce/index.ts';
import { refused } from '../support/check.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import { serveStandIn, type StandIn } from '../support/stand-ins/serve.ts';

const ENTRY = { email: 'ada@example.com', password: 'celadon glaze', rememberMe: false };

describe('the account of WooCommerce, whose Store API has no login', () => {
  let store: StandIn;
  before(async () => {
    store = await serveStandIn(() => ({ status: 404, json: {} }));
  });
  after(() => store.close());

  it('refuses logins without any request, and says why once to the developer', async () => {
    const visit = store.visit();
    const { account } = wooCommerceGateway({ apiRoot: visit.url, tokens: memoryTokens() });
    const warn = mock.method(console, 'warn', () => undefined);
    try {
      for (const attempt of [account.logIn(ENTRY), account.join(ENTRY)]) {
        const { serverMessage } = await refused(attempt, 'not-found');
        assert.equal(serverMessage, 'You cannot log in here. Please log in at the shop.');
      }
      const sentences = warn.mock.calls.map(({ arguments: said }) => said.join(' '));
      assert.equal(sentences.length, 1);
      assert.match(sentences[0]!, /WooCommerce has no login/);
      assert.doesNotMatch(sentences[0]!, /celadon/);
      await account.logOut(false, null);
      assert.deepEqual(visit.sent, []);
    } finally {
      warn.mock.restore();
    }
  });
});
