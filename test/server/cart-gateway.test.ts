import { before, describe, it } from 'node:test';

import { createApi } from '../../core/api/index.ts';
import { describeCartGateway, describeProductGateway } from '../../core/gateway-suite/index.ts';
import { restProductGateway } from '../../core/purchase/index.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveByRest, fetchWithCookies } from '../support/rest-visitor.ts';
import { startSuiteStore } from '../support/suite-store.ts';

describe('the REST gateways, over HTTP to the reference store', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS });
  const runner = { describe, it };
  before(fetchWithCookies);

  describeCartGateway('for the cart', {
    runner,
    open: async () => (await arriveByRest(store.url)).gateway,
    // Its client has time limits of its own.
    does: { aborts: false },
  });
  describeProductGateway('for products', {
    runner,
    // Of a visitor without cookies, whose requests end when they are aborted.
    open: () => restProductGateway(createApi({ getApiRoot: () => store.url, getCrumb: () => null })),
  });
});
