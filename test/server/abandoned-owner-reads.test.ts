import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import type { Api } from '../../core/api/index.ts';
import {
  restNavigationGateway,
  restPreferencesGateway,
  restSiteFrameGateway,
} from '../../owner/rules/index.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { OWNER_PASSWORD, tryLogin } from '../support/owner.ts';
import { arriveByRest, fetchWithCookies, type RestVisitor, UNANSWERED } from '../support/rest-visitor.ts';
import { startSuiteStore } from '../support/suite-store.ts';

fetchWithCookies();

const READS: Readonly<Record<string, (api: Api, signal: AbortSignal) => Promise<unknown>>> = {
  'the navigation': (api, signal) => restNavigationGateway(api).loadLayout(signal),
  'header and footer': (api, signal) => restSiteFrameGateway(api).loadFrame(signal),
  preferences: (api, signal) => restPreferencesGateway(api).loadPreferences('checkout', signal),
};

describe('an aborted read of the owner', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, faults: true, ownerPassword: OWNER_PASSWORD });
  let owner: RestVisitor;
  before(async () => {
    owner = await arriveByRest(store.url);
    await tryLogin(owner.visitor);
  });

  for (const [name, read] of Object.entries(READS))
    it(`rejects with AbortError: ${name}`, async () => {
      owner.failNext('GET', UNANSWERED);
      const leaving = new AbortController();
      const reading = read(owner.api, leaving.signal);
      leaving.abort();
      await assert.rejects(reading, { name: 'AbortError' });
    });
});
