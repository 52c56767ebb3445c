import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { Kysely, PostgresDialect } from 'kysely';

import { createApp } from '../../demo/server/app.ts';
import type { Tables } from '../../demo/server/platform/database/tables.ts';
import { createRateLimiter } from '../../demo/server/platform/limits/rate-limiter.ts';
import { readAllowedOrigins } from '../../demo/server/platform/origins/index.ts';
import { openSite, type Site } from '../../demo/server/platform/pages/site.ts';
import { sellStock } from '../../demo/server/features/orders/sell-stock.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { TEMPLATE_NAMES } from '../../demo/server/features.ts';

const SECRET_REASON = 'the password is swordfish';

function refuse(): never {
  throw new Error(SECRET_REASON);
}

/** Requests a page from a store whose every query fails. */
async function answerOf(path: string, changed: (site: Site) => Site = (site) => site) {
  const log: string[] = [];
  const site = changed(openSite({ templates: TEMPLATE_NAMES, log: (line) => log.push(line) }));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: refuse, end: refuse } }),
  });
  const app = createApp({
    db,
    visits: db,
    secret: 'secret',
    limiter: createRateLimiter(NO_LIMITS),
    sellStock,
    captcha: null,
    reviews: { killSwitch: true, native: false, imported: false },
    site,
    allowedOrigins: readAllowedOrigins([]),
    now: Date.now,
    wakeImports: () => undefined,
    hasFaults: false,
    closing: new AbortController().signal,
    log: (line) => log.push(line),
  });
  const response = await app.request(path, {}, { incoming: new IncomingMessage(new Socket()) });
  return { response, text: await response.text(), log };
}

test('an unexpected error shows a sentence within the site and logs the details', async () => {
  const { response, text, log } = await answerOf('/journal');
  assert.equal(response.status, 500);
  assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
  assert.match(text, /<h1>Please try again\.<\/h1>/);
  assert.match(text, /<nav class="site-nav"/);
  assert.doesNotMatch(text, /swordfish|\.ts\b/);
  assert.equal(log.length, 1);
  const requestId = response.headers.get('x-request-id') ?? 'none';
  assert.ok(log[0]!.startsWith(`${requestId} GET /journal: Error: ${SECRET_REASON}\n    at `), log[0]);
});

/** A site whose frame cannot be printed. */
function withoutFrame(site: Site): Site {
  return {
    ...site,
    render: refuse,
    renderStandalone: (name, data) =>
      name === 'bare-message' ? site.renderStandalone(name, data) : refuse(),
    renderForOwner: refuse,
  };
}

for (const [path, status, sentence] of [
  ['/journal', 500, 'Please try again.'],
  // Locks do not apply to files.
  ['/assets/nothing', 404, 'We could not find that page.'],
] as const) {
  test(`${path} answers the bare sentence under the strict policy when the frame cannot be printed`, async () => {
    const { response, text, log } = await answerOf(path, withoutFrame);
    assert.equal(response.status, status);
    assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.match(text, /^<!doctype html>\s*<html lang="en-US">/);
    assert.ok(text.includes(`<h1>${sentence}</h1>`));
    assert.equal(response.headers.get('link'), null, 'the bare sentence needs no script');
    assert.doesNotMatch(text, /swordfish|\.ts\b/);
    assert.match(log.at(-1) ?? '', /swordfish/);
  });
}
