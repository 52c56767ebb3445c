import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { frameShown, openSettled } from '../support/settle.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

type Point = readonly [number, number];

const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Gallery' });
const stageIn = (page: Page) => page.locator('[data-store-dialog]');

/** A phone with touch input. */
async function openPicture(): Promise<{ page: Page; fingers: CDPSession }> {
  const { context, page } = await shop.visit({ viewport: WIDTHS.phone, hasTouch: true });
  await openSettled(page, '/gallery/a-day-in-the-yard');
  await page.locator('gallery-block figure').first().getByRole('button').tap();
  await dialogIn(page).waitFor();
  await page.waitForFunction(() => {
    const image = document
      .querySelector('[data-store-dialog] > div')
      ?.shadowRoot?.querySelector<HTMLImageElement>('figure:not([inert]) img');
    return image?.complete === true && image.naturalWidth > 0;
  });
  return { page, fingers: await context.newCDPSession(page) };
}

/** @param afterStep waits until the page has received a step: steps within one frame are merged */
async function touch(
  fingers: CDPSession,
  steps: readonly (readonly Point[])[],
  afterStep: (points: readonly Point[]) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  for (const [index, points] of steps.entries()) {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await fingers.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    });
    await afterStep(points);
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const between = (from: number, to: number) =>
  Array.from({ length: 9 }, (_, step) => from + ((to - from) * step) / 8);

const widthOf = (page: Page) =>
  stageIn(page)
    .locator('figure:not([inert]) img')
    .evaluate((image) => image.getBoundingClientRect().width);

async function pinch(fingers: CDPSession): Promise<void> {
  await touch(
    fingers,
    between(30, 120).map((half): Point[] => [
      [195 - half, 400],
      [195 + half, 400],
    ]),
  );
}

test('a pinch zooms the picture and not the page; a drag then pans it and opens no other', async () => {
  const { page, fingers } = await openPicture();
  const width = await widthOf(page);
  await pinch(fingers);
  await frameShown(page);
  const enlarged = await widthOf(page);
  assert.ok(enlarged > width * 1.8, `${enlarged} of ${width}`);
  assert.equal(await page.evaluate(() => window.visualViewport?.scale), 1);
  await touch(
    fingers,
    between(300, 60).map((x): Point[] => [[x, 400]]),
  );
  await frameShown(page);
  await stageIn(page).getByRole('group', { name: /^1 of/ }).waitFor();
  assert.equal(await widthOf(page), enlarged);
  await stageIn(page).getByRole('button', { name: 'Zoom out' }).click();
  await page.waitForFunction(
    (whole) =>
      Math.abs(
        document
          .querySelector('[data-store-dialog] > div')!
          .shadowRoot!.querySelector('figure:not([inert]) img')!
          .getBoundingClientRect().width - whole,
      ) < 2,
    width,
  );
  await touch(
    fingers,
    between(300, 60).map((x): Point[] => [[x, 400]]),
  );
  await stageIn(page).getByRole('group', { name: /^2 of/ }).waitFor();
});

test('a long pull down closes it, a short one does not, and a zoomed picture pans instead', async () => {
  const { page, fingers } = await openPicture();
  const pull = async (distance: number) => {
    await touch(
      fingers,
      between(350, 350 + distance).map((y): Point[] => [[195, y]]),
    );
  };
  await page.evaluate(() => {
    for (const type of ['touchstart', 'touchmove'] as const)
      document.addEventListener(
        type,
        ({ touches: [finger] }) => Reflect.set(window, 'fingerPx', finger?.clientY),
        { capture: true },
      );
  });
  // Up again at the end: a quick pull closes, however short.
  await touch(
    fingers,
    [...between(350, 410), 408].map((y): Point[] => [[195, y]]),
    async ([finger]) => {
      // The browser does not report the first few pixels.
      if (finger && finger[1] >= 408)
        await page.waitForFunction((px) => Reflect.get(window, 'fingerPx') === px, finger[1]);
    },
  );
  await page.waitForFunction(() => {
    const dialog = document.querySelector('[data-store-dialog]')?.shadowRoot?.querySelector('dialog');
    return dialog && getComputedStyle(dialog).translate === 'none';
  });
  await dialogIn(page).waitFor();
  await pinch(fingers);
  await pull(300);
  await dialogIn(page).waitFor();
  await stageIn(page).getByRole('button', { name: 'Zoom out' }).click();
  await stageIn(page).getByRole('button', { name: 'Zoom in' }).waitFor();
  await pull(300);
  await dialogIn(page).waitFor({ state: 'detached' });
});

/** Inserts a gallery with a video between two pictures into a page whose gallery had pictures only. */
async function openWithVideo(design: string): Promise<{ page: Page; fingers: CDPSession }> {
  const { context, page } = await shop.visit({ viewport: WIDTHS.phone, hasTouch: true });
  await openSettled(page, '/gallery/a-day-in-the-yard');
  await page.locator('gallery-block').evaluate((gallery, wanted) => {
    const [first, second] = gallery.querySelectorAll('figure');
    const figure = document.createElement('figure');
    const video = document.createElement('video');
    Object.assign(video, { controls: true, preload: 'none', ariaLabel: 'The kiln', width: 640, height: 360 });
    figure.append(video);
    gallery.replaceChildren(first!, figure, second!);
    gallery.setAttribute('design', wanted);
  }, design);
  return { page, fingers: await context.newCDPSession(page) };
}

/** A point on the video, once it is still: above its controls at the lower edge. */
async function placeOfVideo(page: Page, isOverPage: boolean) {
  const found = await page.waitForFunction((isOver) => {
    const shell = document.querySelector('[data-store-dialog] > div')?.shadowRoot;
    const box = (isOver ? shell : document)!.querySelector('video')!.getBoundingClientRect();
    const isInSight = box.left >= 0 && box.right <= innerWidth;
    return isInSight && { x: box.x, y: box.y + box.height / 4, width: box.width };
  }, isOverPage);
  return (await found.jsonValue()) || assert.fail();
}

async function swipeOverVideo(page: Page, fingers: CDPSession, isOverPage: boolean): Promise<void> {
  const { x: left, y, width } = await placeOfVideo(page, isOverPage);
  await touch(
    fingers,
    between(left + width * 0.8, left + width * 0.1).map((x): Point[] => [[x, y]]),
  );
}

test('a swipe over a video shows the next item in the page', async () => {
  const { page, fingers } = await openWithVideo('slideshow');
  const gallery = page.locator('gallery-block');
  await gallery.scrollIntoViewIfNeeded();
  await gallery.getByRole('button', { name: 'Next picture' }).tap();
  await gallery.getByText('2 of 3').waitFor();
  await swipeOverVideo(page, fingers, false);
  await gallery.getByText('3 of 3').waitFor();
});

test('a swipe over a video shows the next item in the lightbox, and does not close it', async () => {
  const { page, fingers } = await openWithVideo('grid');
  await page.locator('gallery-block figure').first().getByRole('button').tap();
  await dialogIn(page).waitFor();
  await stageIn(page)
    .getByRole('group', { name: /^1 of 3/ })
    .waitFor();
  await stageIn(page).getByRole('button', { name: 'Next picture' }).tap();
  await stageIn(page)
    .getByRole('group', { name: /^2 of 3/ })
    .waitFor();
  const { y: top } = await placeOfVideo(page, true);
  await touch(
    fingers,
    between(top, top + 260).map((y): Point[] => [[195, y]]),
  );
  await swipeOverVideo(page, fingers, true);
  await stageIn(page)
    .getByRole('group', { name: /^3 of 3/ })
    .waitFor();
});
