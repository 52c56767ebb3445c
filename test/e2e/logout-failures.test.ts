import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openStore, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

const SESSION = '**/api/site-users/account/session?*';
const MEMBER = { email: 'ada-logs-out@example.org', password: 'celadon over tenmoku' };

for (const body of ['{}', '{"error":"Log in to the network."}'])
  test(`keeps the member logged in, and says so, if a network answers ${body}`, async () => {
    const { context, page } = await shop.visit();
    await page.goto('/members');
    const form = page.getByRole('region', { name: 'Join' });
    await form.getByLabel('Email').fill(MEMBER.email);
    await form.getByLabel('Password').fill(MEMBER.password);
    await form.getByRole('button', { name: 'Join' }).click();
    await page.getByText(`You are logged in as ${MEMBER.email}.`).waitFor();

    await page.goto('/shop/mug/classic');
    await page.evaluate(() => {
      document.querySelector('main')!.append(document.createElement('member-login'));
    });
    const logOut = page.getByRole('button', { name: 'Log out' });
    await page.route(SESSION, (route) => route.fulfill({ contentType: 'application/json', body }));
    await logOut.click();
    await page.getByText('We could not log you out. Please try again.').waitFor();
    assert.equal((await page.request.get(`${shop.url}/members`)).status(), 200);

    // The store's own response, whose cookies the page reads at once.
    await page.unroute(SESSION);
    await logOut.click();
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    assert.equal(await page.getByText('We could not log you out.').count(), 0);
    assert.equal((await page.request.get(`${shop.url}/members`)).status(), 403);
    await context.close();
  });
