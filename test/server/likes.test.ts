import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { Visitor } from '../support/visitor.ts';

const POST = '/journal/why-a-tee-has-five-seams';
const PUBLIC_URL = new URL('https://shop.example');
const JSON_WANTED = { headers: { accept: 'application/json' } };

/** What the button of a page says: its count, whether it is pressed, and what it posts. */
function buttonOf(page: string) {
  const [, value, isPressed] =
    /<button[^>]* name="liked" value="(\w+)" aria-pressed="(\w+)"/.exec(page) ?? [];
  const [, count] = /class="sqs-simple-like" data-item-id="[^"]+" data-like-count="(\d+)"/.exec(page) ?? [];
  return { value, isPressed: isPressed === 'true', count: Number(count) };
}

describe('likes of posts', () => {
  const store = startSuiteStore({ ownerPassword: OWNER_PASSWORD });

  test('are counted once per visitor, and removed again, without a script', async () => {
    const visitor = await Visitor.arrive(store.url);
    const before = buttonOf((await visitor.get(POST)).text);
    assert.deepEqual(before, { value: 'yes', isPressed: false, count: before.count });
    for (const _ of [1, 2]) {
      const { status, headers } = await visitor.post(`${POST}/like`, { liked: 'yes' });
      assert.equal(status, 303);
      assert.equal(headers.get('location'), `${POST}#like`);
    }
    const liked = { value: 'no', isPressed: true, count: before.count + 1 };
    assert.deepEqual(buttonOf((await visitor.get(POST)).text), liked);
    const other = await Visitor.arrive(store.url);
    assert.deepEqual(buttonOf((await other.get(POST)).text), { ...before, count: before.count + 1 });
    await visitor.post(`${POST}/like`, { liked: 'no' });
    assert.deepEqual(buttonOf((await visitor.get(POST)).text), before);
  });

  test('of many visitors at a time are all counted, and answered as JSON for a script', async () => {
    const visitors = await Promise.all(Array.from({ length: 4 }, () => Visitor.arrive(store.url)));
    const path = '/journal/twelve-wheels-on-a-saturday';
    const first = buttonOf((await visitors[0]!.get(path)).text).count;
    await Promise.all(
      visitors.flatMap((visitor) => [1, 2].map(() => visitor.post(`${path}/like`, { liked: 'yes' }))),
    );
    const answer = await visitors[0]!.post(`${path}/like`, { liked: 'yes' }, JSON_WANTED);
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.json(), { count: first + 4, isLiked: true });
  });

  test('need the crumb, a known post and a known answer, and have a limit of their own', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await visitor.post(`${POST}/like`, { liked: 'yes' }, { crumb: 'x' })).status, 403);
    assert.equal((await visitor.post('/journal/nothing/like', { liked: 'yes' })).status, 404);
    assert.equal((await visitor.post(`${POST}/like`, { liked: 'perhaps' })).status, 400);
    const statuses: number[] = [];
    for (let time = 0; time < 40; time += 1)
      statuses.push((await visitor.post(`${POST}/like`, { liked: 'yes' }, JSON_WANTED)).status);
    assert.ok(statuses.includes(429), String(statuses));
    assert.equal((await visitor.get(POST)).status, 200);
  });

  test('of a visitor who logs in are those of the member, counted once', async () => {
    const visitor = await Visitor.arrive(store.url);
    const member = { email: 'liking@example.org', password: 'celadon over tenmoku', rememberMe: false };
    const { count } = buttonOf((await visitor.get(POST)).text);
    const liked = { value: 'no', isPressed: true, count: count + 1 };
    await visitor.post(`${POST}/like`, { liked: 'yes' });
    assert.equal((await visitor.send('POST', '/api/site-users/account', member)).status, 200);
    assert.deepEqual(buttonOf((await visitor.get(POST)).text), liked, 'after joining');
    const returned = await Visitor.arrive(store.url);
    await returned.post(`${POST}/like`, { liked: 'yes' });
    assert.equal(buttonOf((await returned.get(POST)).text).count, count + 2);
    assert.equal((await returned.send('POST', '/api/site-users/account/session', member)).status, 200);
    assert.deepEqual(buttonOf((await returned.get(POST)).text), liked, 'after logging in');
  });

  test('of a locked journal are behind the lock', async () => {
    const owner = await arriveAsOwner(store.url);
    const { count } = buttonOf((await owner.get(POST)).text);
    await owner.post('/owner/locks', { path: '/journal', password: 'a long password' });
    const visitor = await Visitor.arrive(store.url);
    const { status, headers } = await visitor.post(`${POST}/like`, { liked: 'yes' });
    assert.equal(status, 303);
    assert.equal(headers.get('location'), '/lock');
    await owner.post('/owner/locks/remove', { path: '/journal' });
    assert.equal(buttonOf((await owner.get(POST)).text).count, count);
  });
});

describe('sharing a post', () => {
  const store = startSuiteStore({ publicUrl: PUBLIC_URL });

  test('has links with the whole address, which load nothing before they are followed', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { text } = await visitor.get(POST);
    const address = `${PUBLIC_URL.origin}${POST}`;
    assert.ok(
      text.includes(`href="https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}"`),
    );
    const [, mail = ''] = /href="(mailto:[^"]+)"/.exec(text) ?? [];
    const parameters = new URL(mail.replaceAll('&amp;', '&')).searchParams;
    assert.equal(parameters.get('subject'), 'Why a tee has five seams');
    assert.ok(parameters.get('body')?.includes(address));
    assert.doesNotMatch(mail, /\+/);
    assert.match(text, /class="squarespace-social-buttons button-style"[^>]* data-full-url="\/journal\/why/);
    assert.doesNotMatch(text, /<(?:script|img|iframe)[^>]* src="https?:/);
  });
});
