import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page, Request } from 'playwright-core';
import { gateIn } from '../support/gate.ts';
import { UNANSWERED } from '../support/rest-visitor.ts';
import { openSettled } from '../support/settle.ts';
import { openStore, type VisitedStore } from '../support/store.ts';
import { Visitor } from '../support/visitor.ts';

const ANSWERS = '**/additionalFields*';
const TAKEN = { participant: ['Ada', 'Byron'], experience: 'Never', wish: '' };
const CHANGED = { ...TAKEN, experience: 'Often' };

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

/** Opens the form of a seat in the cart and changes an answer, which must survive. */
async function openSeat(path = '/cart') {
  const visitor = await Visitor.arrive(shop.url);
  await visitor.add({ itemId: 'workshop', sku: 'workshop', additionalFields: JSON.stringify(TAKEN) });
  const { context, page } = await shop.visit();
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: shop.url })));
  await page.addInitScript(() => {
    const own = AbortSignal.timeout.bind(AbortSignal);
    // No time limit for writes until the test ends it: a busy machine may be slow.
    AbortSignal.timeout = (delayMs) => {
      if (delayMs !== 15_000) return own(delayMs);
      const limit = new AbortController();
      addEventListener('give-up', () => {
        limit.abort(new DOMException('Timed out', 'TimeoutError'));
      });
      return limit.signal;
    };
  });
  await openSettled(page, path);
  await page.getByRole('button', { name: 'Edit Pottery Workshop' }).press('Enter');
  await page.getByRole('radio', { name: 'Often' }).check();
  const held = async () => {
    const { json } = await visitor.get('/api/commerce/shopping-cart');
    const { entries } = json() as { entries: { additionalFields: string }[] };
    return entries.map(({ additionalFields }) => JSON.parse(additionalFields) as unknown);
  };
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request);
  });
  return { visitor, context, page, held, sent };
}

/** Makes the store answer the next changes with a fault; returns a function that sets another one. */
async function withFault(page: Page, fault: string, times = 1) {
  let next = fault;
  let left = times;
  // Not the route's `times`: Chromium may hold a request that it sends after the last route is gone.
  await page.route(ANSWERS, (route) => {
    left -= 1;
    const headers = { ...route.request().headers(), ...(left >= 0 && { 'x-test-fault': next }) };
    return route.continue({ headers });
  });
  return (another: string, itsTimes = 1) => {
    next = another;
    left = itsTimes;
  };
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Pottery Workshop' });

async function isRefused(page: Page, message: string, answer = 'Often') {
  await page.getByRole('group', { name: 'Unable to update form' }).filter({ hasText: message }).waitFor();
  assert.equal(await dialogOf(page).count(), 1, 'the form stays open');
  assert.equal(await page.getByRole('radio', { name: answer }).isChecked(), true, 'nothing is lost');
}

/** The click after a failure. */
async function nextPressSaves(page: Page) {
  await save(page).press('Enter');
  await dialogOf(page).waitFor({ state: 'detached' });
}

const FAULTS: readonly { fault: string; message: string; times?: number }[] = [
  { fault: 'drop', message: 'Please check your internet connection.' },
  { fault: 'commit-then-drop', message: 'Please check your internet connection.' },
  { fault: UNANSWERED, message: 'Please try again.' },
  { fault: 'crumb', message: 'Your session has expired. Please reload the page and try again.' },
  { fault: '401', message: 'Please try again.' },
  { fault: '404', message: 'We could not find that page.' },
  { fault: '409', message: 'Please try again.', times: 2 },
  { fault: '500', message: 'Please try again.' },
  { fault: '502', message: 'Please try again.' },
  { fault: '503', message: 'Please try again.' },
  { fault: 'html', message: 'Please try again.' },
  { fault: 'empty', message: 'Please try again.' },
];

// On one page, in sequence: each starts with an unsaved answer.
describe('after a failed save the form stays open, and the next click saves', () => {
  let seat: Awaited<ReturnType<typeof openSeat>>;
  let failNext: Awaited<ReturnType<typeof withFault>>;

  before(async () => {
    seat = await openSeat();
    failNext = await withFault(seat.page, '', 0);
  });

  after(() => seat.context.close());

  for (const [index, { fault, message, times }] of FAULTS.entries()) {
    test(`if the store answers ${fault}`, async () => {
      const { page, held, sent } = seat;
      const answer = index % 2 === 0 ? 'Often' : 'Never';
      if (index > 0) {
        await page.getByRole('button', { name: 'Edit Pottery Workshop' }).press('Enter');
        await page.getByRole('radio', { name: answer }).check();
      }
      sent.length = 0;
      failNext(fault, times);
      await save(page).press('Enter');
      if (fault === UNANSWERED) {
        await page.getByRole('button', { name: 'Saving…' }).waitFor();
        await page.evaluate(() => dispatchEvent(new Event('give-up')));
      }
      await isRefused(page, message, answer);
      await nextPressSaves(page);
      assert.deepEqual(await held(), [{ ...TAKEN, experience: answer }]);
      const keys = sent.map((request) => request.headers()['idempotency-key']);
      assert.equal(new Set(keys).size, ['401', '404', 'crumb'].includes(fault) ? 2 : 1, keys.join(' '));
    });
  }
});

test('a form that is closed without saving restores its changes', async () => {
  const { context, page, held } = await openSeat();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  const edit = page.getByRole('button', { name: 'Edit Pottery Workshop' });
  assert.ok(await edit.evaluate((button) => button.matches(':focus')), 'the focus is back');
  assert.deepEqual(await held(), [TAKEN]);
  await edit.press('Enter');
  assert.equal(await page.getByRole('radio', { name: 'Often' }).isChecked(), true);
  await nextPressSaves(page);
  assert.deepEqual(await held(), [CHANGED]);
  await context.close();
});

test('a failed save keeps the form while offline, and succeeds once online', async () => {
  const { context, page, held } = await openSeat();
  await context.setOffline(true);
  await save(page).press('Enter');
  await isRefused(page, 'Please check your internet connection.');
  await context.setOffline(false);
  await nextPressSaves(page);
  assert.deepEqual(await held(), [CHANGED]);
  await context.close();
});

test('clicks before the end of Retry-After are answered without a request', async () => {
  const { context, page, held, sent } = await openSeat();
  await withFault(page, '429;retry-after=60');
  for (const _ of ['sent', 'answered here']) {
    await save(page).press('Enter');
    await isRefused(page, 'Please try again in a few seconds.');
    await page.getByRole('radio', { name: 'Often' }).focus();
  }
  assert.equal(sent.length, 1);
  assert.deepEqual(await held(), [TAKEN]);
  await context.close();
});

test('a refused crumb without cookies is explained', async () => {
  const { context, page } = await openSeat();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await save(page).press('Enter');
  await isRefused(page, 'Please enable cookies in your browser, reload the page, and try again.');
  await context.close();
});

test('a refusal with a message of its own shows that message, and the next click saves', async () => {
  const { context, page } = await openSeat();
  const message = 'Orders are closed for today.';
  await page.route(ANSWERS, (route) => route.fulfill({ status: 403, json: { message } }), { times: 1 });
  await save(page).press('Enter');
  await isRefused(page, message);
  await nextPressSaves(page);
  await context.close();
});

test('a line that another tab has removed is reported', async () => {
  const { visitor, context, page } = await openSeat();
  const { json } = await visitor.get('/api/commerce/shopping-cart');
  const { entries } = json() as { entries: { id: string }[] };
  await visitor.remove(entries[0]!.id);
  await save(page).press('Enter');
  await isRefused(page, 'That item is no longer in your cart.');
  await context.close();
});

test('a missing answer that the store reports is marked, with a link to its field', async () => {
  const { context, page, held } = await openSeat();
  await page.route(
    ANSWERS,
    (route) => {
      const body = route.request().postDataJSON() as { additionalFields: string };
      const { participant: _, ...others } = JSON.parse(body.additionalFields) as typeof TAKEN;
      return route.continue({
        postData: JSON.stringify({ ...body, additionalFields: JSON.stringify(others) }),
      });
    },
    { times: 1 },
  );
  await save(page).press('Enter');
  await isRefused(page, '');
  await page.getByRole('link', { name: 'Participant: Required' }).press('Enter');
  assert.equal(await page.getByLabel('First name').getAttribute('aria-invalid'), 'true');
  const sentence = dialogOf(page)
    .or(page.locator('site-form'))
    .getByText('Update the missing or invalid information above.');
  await sentence.waitFor();
  assert.ok(
    (await sentence.boundingBox())!.y > (await page.getByLabel('Anything we').boundingBox())!.y,
    'the fields to correct are above it',
  );
  await nextPressSaves(page);
  assert.deepEqual(await held(), [CHANGED]);
  await context.close();
});

test('a slow save shows "Saving…", and several clicks send one request', async () => {
  const { context, page, held, sent } = await openSeat();
  const gate = gateIn(shop.url);
  await withFault(page, gate.fault);
  const button = save(page);
  await button.focus();
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: 'Saving…' });
  await busy.click({ force: true });
  await page.keyboard.press('Enter');
  assert.equal(await busy.getAttribute('aria-disabled'), 'true');
  assert.equal(await page.locator('store-cart:state(saving)').count(), 1);
  await gate.release();
  await dialogOf(page).waitFor({ state: 'detached' });
  assert.equal(sent.length, 1);
  assert.deepEqual(await held(), [CHANGED]);
  assert.equal(await page.locator('store-cart:state(saving)').count(), 0);
  await context.close();
});
