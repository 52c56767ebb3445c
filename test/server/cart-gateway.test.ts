import { before, describe, it } from 'node:test';

import { cartGatewaySuite } from '../support/cart-gateway/suite.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveByRest, fetchWithCookies } from '../support/rest-visitor.ts';
import { startSuiteStore } from '../support/suite-store.ts';

describe('the REST cart gateway, over HTTP to the reference store', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS });
  before(fetchWithCookies);

  cartGatewaySuite({ describe, it }, async () => (await arriveByRest(store.url)).gateway);
});
