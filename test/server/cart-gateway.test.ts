import { before, describe, it } from 'node:test';

import { createApi } from '../../core/api/index.ts';
import {
  describeAccountGateway,
  describeCartGateway,
  describeProductGateway,
} from '../../core/gateway-suite/index.ts';
import { restProductLists } from '../../core/product-list/index.ts';
import { restProductGateway } from '../../core/purchase/index.ts';
import { createCode } from '../support/codes.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { arriveByRest, fetchWithCookies } from '../support/rest-visitor.ts';
import { startSuiteStore } from '../support/suite-store.ts';

const PAGE = { currency: 'USD', locale: 'en-US' } as const;
const CODE = { code: 'TENTH', percentOff: 10 } as const;

describe('the REST gateways, over HTTP to the reference store', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  const runner = { describe, it };
  before(fetchWithCookies);
  before(async () => {
    await createCode(await arriveAsOwner(store.url), { code: CODE.code, percent: String(CODE.percentOff) });
  });

  describeCartGateway('for the cart', {
    runner,
    open: async () => {
      const { gateway } = await arriveByRest(store.url);
      // The first cart says what the store can do.
      await gateway.load();
      return gateway;
    },
    // Its client has time limits of its own.
    does: { aborts: false, codes: CODE, note: true },
  });
  describeAccountGateway('for members', {
    runner,
    async open() {
      const { account, gateway: cart, sent } = await arriveByRest(store.url);
      return { account, cart, traces: () => sent.map(({ path }) => path) };
    },
    // A cookie says who is logged in.
    does: { readSiteUser: false },
  });
  describeProductGateway('for products', {
    runner,
    // Of a visitor without cookies, whose requests end when they are aborted.
    open() {
      const api = createApi({ getApiRoot: () => store.url, getCrumb: () => null });
      return { ...restProductGateway(api), ...restProductLists(api, () => PAGE) };
    },
    does: {
      list: true,
      collection: { name: 'shop', itemIds: ['mug', 'print', 'tee'] },
      search: 'corrected',
      related: true,
    },
  });
});
