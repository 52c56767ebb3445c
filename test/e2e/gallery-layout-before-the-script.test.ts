import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { placesOf } from '../support/places-of.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

const DESIGNS = {
  'a grid': '/gallery/off-the-shelf',
  'a slideshow': '/gallery/a-day-in-the-yard',
  'a stack': '/gallery/mended',
} as const;

describe('pictures of a gallery before the script', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(async () => {
    await store.close();
  });

  for (const [design, path] of Object.entries(DESIGNS)) {
    for (const [name, viewport] of Object.entries(WIDTHS)) {
      it(`keep their positions: ${design}, ${name}`, async () => {
        const plain = await store.visit({ viewport, javaScriptEnabled: false });
        await plain.page.goto(path);
        const early = await placesOf(plain.page);
        await plain.context.close();
        assert.ok(early.length > 2);
        assert.ok(early.every((place) => place !== ''));

        const { context, page } = await store.visit({ viewport });
        await page.goto(path);
        await page.locator('gallery-block:defined').waitFor();
        await page.evaluate(async () => {
          await document.querySelector('gallery-block')?.ready;
        });
        // Hidden slides cannot be reached: they have no role.
        const late = await placesOf(page);
        assert.ok(late.length > 0);
        assert.deepEqual(late, early.slice(0, late.length));
        await context.close();
      });
    }
  }
});
