import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { settle } from '../support/settle.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { placesOf } from '../support/places-of.ts';

const GALLERIES = {
  'a grid': '/gallery/off-the-shelf/classic',
  'a slideshow': '/gallery/a-day-in-the-yard/classic',
  'a stack': '/gallery/mended/classic',
} as const;

describe('server-rendered galleries', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(async () => {
    await store.close();
  });

  for (const [design, path] of Object.entries(GALLERIES)) {
    for (const [name, viewport] of Object.entries(WIDTHS)) {
      it(`are enhanced in place: ${design}, ${name}`, async () => {
        const plain = await store.visit({ viewport, javaScriptEnabled: false });
        await plain.page.goto(path);
        const early = await placesOf(plain.page);
        await plain.context.close();
        assert.ok(early.length > 2);

        const { context, page } = await store.visit({ viewport });
        await page.goto(path);
        await page.locator('[data-store-gallery] > gallery-block:defined').waitFor();
        await settle(page);
        const late = await placesOf(page);
        assert.ok(late.length > 0);
        assert.deepEqual(late, early.slice(0, late.length));
        await context.close();
      });
    }
  }

  it('get controls for a slideshow, which opens in the lightbox', async () => {
    const { context, page } = await store.visit();
    await page.goto(GALLERIES['a slideshow']);
    const second = page.getByRole('button', { name: /^2 of/ });
    await second.click();
    await page.locator('gallery-block figure:nth-of-type(2):not([inert])').getByRole('button').click();
    await page.getByRole('dialog', { name: 'A day in the yard' }).waitFor();
    await page.locator('[data-store-dialog]').getByRole('group', { name: /^2 of/ }).waitFor();
    await context.close();
  });

  it('load nothing in a page without one', async () => {
    const { context, page } = await store.visit();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/journal');
    await settle(page);
    assert.deepEqual(
      fetched.filter((url) => /galler/.test(url)),
      [],
    );
    await context.close();
  });
});
