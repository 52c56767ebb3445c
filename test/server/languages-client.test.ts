import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import {
  parseSiteLanguages,
  restMultilingualGateway,
  restMultilingualOwnerGateway,
} from '../../core/multilingual/index.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { OWNER_PASSWORD, tryLogin } from '../support/owner.ts';
import { arriveByRest, fetchWithCookies, type RestVisitor } from '../support/rest-visitor.ts';
import { startSuiteStore } from '../support/suite-store.ts';

fetchWithCookies();

const never = new AbortController().signal;

describe('the client of languages', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  let owner: RestVisitor;
  before(async () => {
    owner = await arriveByRest(store.url);
    await tryLogin(owner.visitor);
  });

  it('reads only the own language until the owner turns others on', async () => {
    const visitor = await arriveByRest(store.url);
    const languages = () =>
      restMultilingualGateway(visitor.api).loadLanguages(never).then(parseSiteLanguages);
    assert.deepEqual(await languages(), [{ language: 'en', url: '/' }]);
    const saved = await restMultilingualOwnerGateway(owner.api).saveLanguages(['fr', 'en', 'ar']);
    assert.deepEqual(saved, [
      { language: 'en', url: '/' },
      { language: 'ar', url: '/ar' },
      { language: 'fr', url: '/fr' },
    ]);
    assert.deepEqual(await languages(), saved);
    const status = () => restMultilingualOwnerGateway(visitor.api).loadStatus();
    assert.deepEqual(await status(), { isConnected: true, provider: 'reference-store' });
    const ended = await restMultilingualOwnerGateway(owner.api).disconnect();
    assert.deepEqual(ended, { isConnected: false, provider: null });
    assert.deepEqual([await status(), await languages()], [ended, [{ language: 'en', url: '/' }]]);
  });

  it('reads the available languages', async () => {
    const { availableLanguages, ...settings } = await restMultilingualOwnerGateway(owner.api).loadSettings();
    assert.deepEqual(settings, { defaultLanguage: 'en', transactionalEmails: true });
    assert.deepEqual(availableLanguages, ['en', 'ar', 'de', 'es', 'fr', 'ja']);
  });

  it('lets only the owner turn languages on or off', async () => {
    const { api } = await arriveByRest(store.url);
    const gateway = restMultilingualOwnerGateway(api);
    await assert.rejects(gateway.saveLanguages(['de']), { kind: 'forbidden' });
    await assert.rejects(gateway.disconnect(), { kind: 'forbidden' });
  });

  it('refuses an unsupported language without effect', async () => {
    await restMultilingualOwnerGateway(owner.api).saveLanguages(['de']);
    const wrong = restMultilingualOwnerGateway(owner.api).saveLanguages(['de', 'tlh']);
    await assert.rejects(wrong, { kind: 'invalid', serverMessage: 'That is not a valid language tag.' });
    const now = await owner.visitor.get('/api/multilingual/languages');
    assert.match(now.text, /"de"/);
  });
});
