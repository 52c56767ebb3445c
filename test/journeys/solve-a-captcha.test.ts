import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';

import { startServer, type StoreServer } from '../../demo/server/index.ts';
import { BROWSER } from '../support/browser.ts';
import { createFakeProvider, type HostedProvider } from '../support/captcha/fake-provider.ts';
import { routeFakeProvider } from '../support/captcha/route-fake-provider.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { untilFormEnhanced } from '../support/settle.ts';
import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

const CHALLENGE = '**/api/captcha/challenge*';
const THANKS = 'Thank you. Mara or Ilse will get back to you within two days.';
const MISSING = 'Complete CAPTCHA before submitting.';
const FAILED = 'reCAPTCHA failed. Refresh this page and try again.';
const DONE = 'Verified: you are not a robot.';

let shop: VisitedStore;
before(async () => {
  shop = await openStore();
});
after(() => shop.close());

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('A workshop');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is there a seat left?');
}
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send' });
/** The store renders the form; the script turns off the browser's own validation messages. */
const send = (page: Page) => sendButton(page).press('Enter');
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: THANKS }).waitFor();
const isBlocked = async (page: Page) => (await sendButton(page).getAttribute('aria-disabled')) === 'true';
const untilFree = (page: Page) =>
  page.getByRole('main').locator('[data-part=submit]:not([aria-disabled])').waitFor();
const nameIn = (page: Page) => page.getByRole('textbox', { name: 'First name' }).inputValue();

test('the captcha of a new store loads on first focus, is solved by the page, and lets the form through', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact');
  await untilFormEnhanced(page);
  const early = asked.filter((url) => /captcha|altcha/.test(url));
  assert.deepEqual(early, [], 'before the form is used');
  await fillIn(page);
  await page.getByText(DONE).waitFor();
  await send(page);
  await thanks(page);
  assert.deepEqual(
    [...new Set(asked.map((url) => new URL(url).origin))],
    [shop.url],
    'nobody else was asked',
  );
});

onlyInWholeRun(test)(
  'a form that is submitted before the entry bundle waits for the captcha, and is sent once',
  async () => {
    const { page } = await shop.visit();
    let come: () => void = () => {};
    const isThere = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/dist/cdn/storefront*.js', async (route) => {
      await isThere;
      await route.continue();
    });
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillIn(page);
    await send(page);
    assert.deepEqual([await isBlocked(page), posts], [true, []]);
    come();
    await thanks(page);
    assert.equal(posts.filter((path) => path === '/api/form/SaveFormSubmission').length, 1);
  },
);

onlyInWholeRun(test)(
  'a form without a challenge keeps its entries, and is sent once it is solved',
  async () => {
    const { page } = await shop.visit();
    await page.route(CHALLENGE, (route) => route.abort());
    await page.goto('/contact');
    await untilFormEnhanced(page);
    await fillIn(page);
    await send(page);
    await page.getByRole('group', { name: FAILED }).waitFor();
    assert.deepEqual([await isBlocked(page), await nameIn(page)], [true, 'Ada']);
    await page.unroute(CHALLENGE);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await page.getByText(DONE).waitFor();
    assert.equal(await isBlocked(page), false);
    await send(page);
    await thanks(page);
  },
);

/** Opens the contact page of a store with a third-party captcha. */
async function withProvider(
  provider: HostedProvider,
  viewport: { readonly width: number; readonly height: number },
  visit: (visited: {
    readonly page: Page;
    readonly fake: ReturnType<typeof createFakeProvider>;
    readonly seen: Awaited<ReturnType<typeof routeFakeProvider>>;
  }) => Promise<void>,
): Promise<void> {
  const fake = createFakeProvider(provider);
  const dataDir = await makeEmbeddedFolder();
  let server: StoreServer | undefined;
  const browser = await BROWSER.borrow();
  try {
    server = await startServer({ port: 0, dataDir, rateLimits: NO_LIMITS, captcha: fake.options });
    const context = await browser.newContext({ baseURL: server.url, viewport });
    try {
      const seen = await routeFakeProvider(context, provider, fake);
      const page = await context.newPage();
      await page.goto('/contact');
      await untilFormEnhanced(page);
      await visit({ page, fake, seen });
    } finally {
      await context.close();
    }
  } finally {
    BROWSER.giveBack();
    await server?.close();
    removeFolder(dataDir);
  }
}

const box = (page: Page) =>
  page.frameLocator('iframe[title=captcha]').getByRole('checkbox', { checked: false });

onlyInWholeRun(test)(
  'reCAPTCHA, unsolved or refused with 400 or 422, keeps the entries until it is solved again',
  async () => {
    await withProvider('recaptcha', { width: 320, height: 700 }, async ({ page, fake, seen }) => {
      assert.deepEqual(seen.scripts, [], 'before the form is used');
      seen.answers.push('blocked');
      await fillIn(page);
      await page.getByRole('alert').filter({ hasText: FAILED }).waitFor();
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await box(page).waitFor();
      assert.match((await page.locator('iframe[title=captcha]').getAttribute('src')) ?? '', /size=compact/);
      await send(page);
      await page.getByRole('group', { name: MISSING }).waitFor();
      assert.equal(await isBlocked(page), true);
      await box(page).press('Space');
      await untilFree(page);
      fake.state.nowMs += 120_000;
      await send(page);
      await page.getByRole('group', { name: FAILED }).waitFor();
      assert.deepEqual([await isBlocked(page), await nameIn(page)], [true, 'Ada']);
      await box(page).press('Space');
      await untilFree(page);
      await send(page);
      await thanks(page);
      assert.equal(seen.scripts.length, 2, 'one that was blocked, and one for the page');
    });
  },
);

for (const provider of ['hcaptcha', 'turnstile', 'recaptcha-enterprise'] as const) {
  onlyInWholeRun(test)(`a token of ${provider} is accepted once`, async () => {
    await withProvider(provider, WIDTHS.desktop, async ({ page, fake, seen }) => {
      await fillIn(page);
      if (provider === 'hcaptcha') {
        await box(page).press('Space');
        await page.locator('iframe[title=captcha][data-response]').waitFor({ state: 'attached' });
      }
      await send(page);
      await thanks(page);
      assert.deepEqual([fake.verdicts.length, seen.scripts.length], [1, 1]);
    });
  });
}
