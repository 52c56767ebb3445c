import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { Visitor } from '../support/visitor.ts';

const PASSWORD = 'celadon over tenmoku';

let count = 0;
const newEmail = () => `eve-${(count += 1)}@example.org`;

describeOnAnyDatabase('the redirect after a login', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
  });

  for (const [next, led] of [
    ['/lessons/centering-the-clay?a=1&b=2', '/lessons/centering-the-clay?a=1&b=2'],
    ['/fr/lessons', '/fr/lessons'],
    ['//elsewhere.example/', '/members'],
    ['/\\\\elsewhere.example/', '/members'],
    ['https://elsewhere.example/', '/members'],
    ['javascript:alert(1)', '/members'],
    ['lessons', '/members'],
  ] as const)
    test(`follows next=${next} to ${led}`, async () => {
      const visitor = await Visitor.arrive(store.url);
      const email = newEmail();
      await (await Visitor.arrive(store.url)).post('/members/join', { email, password: PASSWORD });
      const asked = `/members?${new URLSearchParams({ next })}`;
      const printed = led.replace('&', '&amp;');
      const denied = await visitor.get(asked);
      assert.equal(denied.status, 403);
      assert.ok(denied.text.includes(`name="next" value="${printed}"`));
      assert.ok(denied.text.includes(`<member-login success-url="${printed}">`));
      const refused = await visitor.post('/members/login', { email, password: 'wrong', next });
      assert.ok(refused.text.includes(`name="next" value="${printed}"`));
      const entered = await visitor.post('/members/login', { email, password: PASSWORD, next });
      assert.deepEqual([entered.status, entered.headers.get('location')], [303, led]);
      const again = await visitor.get(asked);
      assert.equal(again.headers.get('location'), led === '/members' ? null : led);
    });

  test('returns from the paywall to its lesson; the paywall has its own page type', async () => {
    const visitor = await Visitor.arrive(store.url);
    const [lesson, way] = ['/lessons/centering-the-clay', '/members?next=%2Flessons%2Fcentering-the-clay'];
    const paywall = (await visitor.get(lesson)).text;
    assert.ok(paywall.includes(`href="${way}"`));
    assert.match(paywall, /"pageType":105/);
    await visitor.post('/members/join', { email: newEmail(), password: PASSWORD });
    assert.match((await visitor.get(lesson)).text, /"pageType":50/);
  });
});
