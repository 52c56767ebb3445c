import axe from 'axe-core';
import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures, pictureUrl } from '../../support/gallery-pictures.ts';
import { pointAt, tap, tapTwice } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const DIALOG = { role: 'dialog', name: 'Gallery' };

async function openPicture(
  attributes = '',
  direction = 'ltr',
  pictures = figures(3),
): Promise<HTMLImageElement> {
  const place = await fixture<HTMLElement>(
    `<div dir="${direction}"><gallery-block lightbox ${attributes}>${pictures}</gallery-block></div>`,
  );
  const gallery = place.querySelector<StoreTag>('gallery-block')!;
  await waitUntil(() => gallery.querySelector('[aria-haspopup]') !== null);
  await tap(byRole(gallery, { role: 'button', name: 'Colour 2' }));
  await untilRole(document.body, DIALOG);
  await untilShown('2 of 3: Picture 2');
  const picture = pictureNow();
  await picture.decode();
  await waitUntil(() => picture.getBoundingClientRect().left >= 0, 'it is not visible');
  return picture;
}

const track = () => byRole(document.body, { role: 'group', name: /^\d of 3: / });
const pictureNow = () => track().querySelector<HTMLImageElement>('figure:not([inert]) img')!;
const untilShown = (name: string) => untilRole(document.body, { role: 'group', name });
const widthOf = (picture: Element) => Math.round(picture.getBoundingClientRect().width);

async function untilWidth(picture: HTMLElement, width: number): Promise<void> {
  await waitUntil(() => Math.abs(widthOf(picture) - width) <= 2, `it is not ${width} px wide`);
}

function turnWheel(target: Element, deltaY: number): void {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  target.dispatchEvent(
    new WheelEvent('wheel', { deltaY, ...at, bubbles: true, cancelable: true, composed: true }),
  );
}

describe('zoom in the lightbox', () => {
  afterEach(async () => {
    if (allByRole(document.body, DIALOG).length === 0) return;
    await sendKeys({ press: 'Escape' });
    await waitUntil(
      () => allByRole(document.body, DIALOG).length === 0 && !location.hash.startsWith('#lightbox'),
    );
  });

  it('toggles with a button', async () => {
    const picture = await openPicture();
    const width = widthOf(picture);
    await tap(byRole(document.body, { role: 'button', name: 'Zoom in' }));
    await untilWidth(picture, width * 3);
    await tap(byRole(document.body, { role: 'button', name: 'Zoom out' }));
    await untilWidth(picture, width);
    byRole(document.body, { role: 'button', name: 'Zoom in' });
  });

  it('starts on a double tap, not on a single one', async () => {
    const picture = await openPicture();
    const width = widthOf(picture);
    await tap(picture);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(widthOf(picture)).to.equal(width);
    await tapTwice(picture);
    await waitUntil(() => widthOf(picture) > width * 1.5, 'it was not enlarged');
  });

  it('follows the wheel around the pointer', async () => {
    const picture = await openPicture();
    const width = widthOf(picture);
    turnWheel(picture, -100);
    await waitUntil(() => widthOf(picture) > width * 1.2);
    turnWheel(picture, 1000);
    await untilWidth(picture, width);
  });

  it('keeps the point under the pointer, and follows a drag, in a page with zoom', async () => {
    document.body.style.zoom = '0.6';
    try {
      const picture = await openPicture();
      await pointAt(picture);
      const { left, top, width, height } = picture.getBoundingClientRect();
      const at = { clientX: left + width * 0.45, clientY: top + height * 0.45 };
      // In one step: on the way, the edges of the screen would hold the picture.
      picture.dispatchEvent(
        new WheelEvent('wheel', { deltaY: -400, ...at, bubbles: true, cancelable: true, composed: true }),
      );
      const box = () => picture.getBoundingClientRect();
      await waitUntil(() => box().width > width * 2);
      expect(Math.abs(box().left + box().width * 0.45 - at.clientX)).to.be.below(4);
      expect(Math.abs(box().top + box().height * 0.45 - at.clientY)).to.be.below(4);
      const before = box().left;
      await sendMouse({ type: 'move', position: [300, 300] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [310, 300] });
      await sendMouse({ type: 'move', position: [340, 300] });
      await sendMouse({ type: 'up' });
      await waitUntil(() => Math.abs(box().left - before - 40) < 4, `${box().left - before} px`);
    } finally {
      document.body.style.zoom = '';
    }
  });

  for (const direction of ['ltr', 'rtl']) {
    it(`works by keyboard, ${direction}; arrows pan`, async () => {
      const picture = await openPicture('', direction);
      const width = widthOf(picture);
      await sendKeys({ press: '+' });
      await sendKeys({ press: '+' });
      await untilWidth(picture, width * 2.25);
      const { left } = picture.getBoundingClientRect();
      await sendKeys({ press: 'ArrowRight' });
      await waitUntil(() => picture.getBoundingClientRect().left < left - 20, 'it was not moved');
      expect(pictureNow()).to.equal(picture);
      await sendKeys({ press: '-' });
      await untilWidth(picture, width * 1.5);
      await sendKeys({ press: '0' });
      await untilWidth(picture, width);
      await sendKeys({ press: direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight' });
      await untilShown('3 of 3: Picture 3');
    });
  }

  it('loads each larger file once while the wheel zooms in steps', async () => {
    const files = [600, 1200, 2400].map((width) => `${pictureUrl(0, { width, height: width })} ${width}w`);
    const second = `<figure><img src="${pictureUrl(0)}" srcset="${files.join(', ')}" alt="Colour 2"><figcaption><strong>Picture 2</strong></figcaption></figure>`;
    const picture = await openPicture('', 'ltr', figures(1) + second + figures(1));
    const fetched: string[] = [];
    const decode = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'decode')!;
    HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
      fetched.push(this.sizes);
      return Reflect.apply(decode.value as () => Promise<void>, this, []);
    };
    try {
      const width = widthOf(picture);
      for (let step = 0; step < 40; step += 1) turnWheel(picture, -10);
      await waitUntil(() => widthOf(picture) > width * 2);
      await waitUntil(() => fetched.includes(picture.sizes));
    } finally {
      Object.defineProperty(HTMLImageElement.prototype, 'decode', decode);
    }
    expect(fetched.length).to.be.within(1, 2);
  });

  it('resets when the picture is hidden', async () => {
    const picture = await openPicture();
    const width = widthOf(picture);
    await sendKeys({ press: '+' });
    await untilWidth(picture, width * 1.5);
    await tap(byRole(document.body, { role: 'button', name: 'Next picture' }));
    await untilShown('3 of 3: Picture 3');
    expect(widthOf(picture)).to.equal(width);
    byRole(document.body, { role: 'button', name: 'Zoom in' });
  });

  for (const theme of ['dark', 'light']) {
    it(`passes axe: ${theme}`, async () => {
      const picture = await openPicture(`lightbox-theme="${theme}"`);
      const width = widthOf(picture);
      await sendKeys({ press: '+' });
      await untilWidth(picture, width * 1.5);
      const { violations } = await axe.run('[data-store-dialog]', { resultTypes: ['violations'] });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.failureSummary ?? ''}`)).to.eql([]);
    });
  }
});
