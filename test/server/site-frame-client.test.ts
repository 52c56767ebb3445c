import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { restSiteFrameGateway, type SiteFrameGateway } from '../../owner/rules/index.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { OWNER_PASSWORD, tryLogin } from '../support/owner.ts';
import { arriveByRest, fetchWithCookies, type RestVisitor } from '../support/rest-visitor.ts';
import { startSuiteStore } from '../support/suite-store.ts';

fetchWithCookies();

describe('the client of header and footer', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, faults: true, ownerPassword: OWNER_PASSWORD });
  let owner: RestVisitor;
  let gateway: SiteFrameGateway;
  before(async () => {
    owner = await arriveByRest(store.url);
    await tryLogin(owner.visitor);
    gateway = restSiteFrameGateway(owner.api);
  });

  it('saves over the version that was read, and not over a newer one', async () => {
    const empty = await gateway.loadFrame();
    assert.deepEqual(empty, { header: '', footer: '', version: 0 });
    const theirs = { header: 'Theirs', footer: '' };
    const saved = { outcome: 'saved', frame: { ...theirs, version: 1 } };
    assert.deepEqual(await gateway.saveFrame({ ...theirs, version: 0 }), saved);
    const mine = { header: 'Mine', footer: '', version: 0 };
    assert.deepEqual(await gateway.saveFrame(mine), { ...saved, outcome: 'conflict' });
    assert.deepEqual(await gateway.saveFrame({ ...mine, version: 1 }), {
      outcome: 'saved',
      frame: { ...mine, version: 2 },
    });
    const over = await gateway.saveFrame({ header: 'Whatever', footer: '', version: null });
    assert.deepEqual([over.outcome, over.frame.version], ['saved', 3]);
  });

  it('reports no conflict with its own save whose answer was lost', async () => {
    const { version } = await gateway.loadFrame();
    const frame = { header: 'Once', footer: 'more', version };
    owner.failNext('PUT', 'truncate');
    await gateway.saveFrame(frame).catch(() => undefined);
    assert.equal((await gateway.saveFrame(frame)).outcome, 'saved');
    assert.equal((await gateway.loadFrame()).version, (version ?? 0) + 1);
  });
});
