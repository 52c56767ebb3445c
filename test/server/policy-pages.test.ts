import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';

import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { turnLanguagesOn } from '../support/turn-languages-on.ts';
import { Visitor } from '../support/visitor.ts';

const POLICIES = [
  ['/policies/shipping', 'Shipping policy'],
  ['/policies/returns', 'Return policy'],
  ['/policies/privacy', 'Privacy policy'],
  ['/policies/terms', 'Terms of service'],
] as const;

/** The cookies in the table of docs/behaviour/analytics.md §12.1. */
const COOKIES = readFileSync(join(import.meta.dirname, '../../docs/behaviour/analytics.md'), 'utf8')
  .split('\n')
  .filter((row) => /^\| `[^|]*\|[^|]*\bcookie\b/.test(row))
  .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

const linksOf = (part: string) =>
  [...part.matchAll(/<a href="((?:\/de)?\/policies\/[^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, path, words]) => [
    path,
    words,
  ]);
const partOf = (page: string, tag: string) =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(page)?.[0] ?? '';

describe('the policies', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null });
  let visitor: Visitor;
  before(async () => {
    const owner = await arriveAsOwner(store.url);
    await turnLanguagesOn(owner, ['de']);
    visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
  });

  it('are linked from every footer and from the checkout', async () => {
    for (const path of ['/', '/shop/mug', '/policies/terms', '/none'])
      assert.deepEqual(linksOf(partOf((await visitor.get(path)).text, 'footer')), POLICIES, path);
    assert.deepEqual(linksOf(partOf((await visitor.get('/checkout')).text, 'main')), POLICIES);
  });

  it('have a page each', async () => {
    for (const [path, title] of POLICIES) {
      const { status, text } = await visitor.get(path);
      assert.equal(status, 200);
      assert.ok(text.includes(`<h1>${title}</h1>`), path);
      assert.ok(text.includes(`<title>${title} · Clay &amp; Cotton</title>`), path);
    }
    assert.equal((await visitor.get('/policies/none')).status, 404);
    assert.equal((await visitor.get('/policies/__proto__')).status, 404);
  });

  it('have translated names, and mark their English text', async () => {
    const { text } = await visitor.get('/de/policies/privacy');
    assert.match(text, /<h1>Datenschutzerklärung<\/h1>/);
    assert.deepEqual(linksOf(partOf(text, 'footer')), [
      ['/de/policies/shipping', 'Versandbedingungen'],
      ['/de/policies/returns', 'Rückgabebedingungen'],
      ['/de/policies/privacy', 'Datenschutzerklärung'],
      ['/de/policies/terms', 'Nutzungsbedingungen'],
    ]);
    assert.match(text, /<h2><bdi lang="en-US">/);
    assert.doesNotMatch(partOf(text, 'main').replace(/<bdi.*?<\/bdi>/gs, ''), /[a-z] (?:the|and|your) [a-z]/);
  });

  it('name every cookie that documents list', async () => {
    const { text } = await visitor.get('/policies/privacy');
    assert.ok(COOKIES.length > 12, COOKIES.join());
    for (const name of COOKIES) assert.ok(text.includes(`<code>${name}</code>`), name);
  });
});
