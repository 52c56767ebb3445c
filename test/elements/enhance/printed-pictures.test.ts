import { expect, fixture, nextFrame } from '@open-wc/testing';
import { createPictureSwitch } from '../../../elements/purchase/picture-switch.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { drawnPicture } from '../../support/drawn-picture.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { enhanceMarkup, print } from './printed-page.ts';

const ITEM = {
  id: 'mug',
  assetUrl: '/test/support/mug.jpg',
  originalSize: '1500x1000',
  title: 'A mug',
  mediaFocalPoint: { x: 0.25, y: 0.75 },
};
const PICTURE = print('{@|image}', ITEM);
const FAR_PICTURE = `<div style="height: 5000px"></div>${PICTURE}`;
const PRINTED_WITH_ADDRESS = `<img src="/test/support/own.jpg" data-src="${ITEM.assetUrl}" data-image="${ITEM.assetUrl}">`;

/** The printed markup, in a place of the given width in px. */
async function page(widthPx: number, html = PICTURE, style?: string) {
  const root = await fixture<HTMLElement>(`<div style="width: ${widthPx}px">${html}<p>Below</p></div>`);
  const image = root.querySelector<HTMLImageElement>('img')!;
  if (style !== undefined) image.setAttribute('style', style);
  return { root, image, below: root.querySelector('p')! };
}

const addressOf = (image: HTMLImageElement) => image.getAttribute('src');

async function comesIntoSight(image: HTMLImageElement): Promise<void> {
  image.scrollIntoView();
  await waitUntil(() => addressOf(image), 'it stays blank');
  scrollTo(0, 0);
}

describe('printed pictures', () => {
  beforeEach(() => useMemoryStore());

  for (const [widthPx, format] of [
    [90, '100w'],
    [300, '300w'],
    [301, '500w'],
    [600, '750w'],
  ] as const) {
    it(`are requested as ${format} for a place of ${widthPx} px`, async () => {
      const { root, image } = await page(widthPx / devicePixelRatio);
      enhanceMarkup(root);
      await waitUntil(() => addressOf(image));
      expect(addressOf(image)).to.equal(`/test/support/mug.jpg?format=${format}`);
      expect(image.dataset['load']).to.equal('true');
    });
  }

  it('reserve their place before they have loaded', async () => {
    const assetUrl = drawnPicture('tan', { width: 1500, height: 1000 });
    const { root, image, below } = await page(600, print('{@|image}', { ...ITEM, assetUrl }));
    enhanceMarkup(root);
    await waitUntil(() => image.style.aspectRatio !== '');
    expect([image.offsetWidth, image.offsetHeight]).to.deep.equal([600, 400]);
    const { offsetTop } = below;
    await waitUntil(() => addressOf(image));
    await image.decode();
    await nextFrame();
    expect(below.offsetTop).to.equal(offsetTop);
  });

  it('keep their focal point when the page crops them', async () => {
    const { root, image } = await page(300, PICTURE, 'width: 100px; height: 100px');
    enhanceMarkup(root);
    await waitUntil(() => addressOf(image));
    const { objectFit, objectPosition, width, height } = getComputedStyle(image);
    expect([objectFit, objectPosition, width, height]).to.deep.equal(['cover', '25% 75%', '100px', '100px']);
  });

  it('far below are not requested until the visitor scrolls to them', async () => {
    const { root, image } = await page(300, FAR_PICTURE);
    enhanceMarkup(root);
    await waitUntil(() => image.style.aspectRatio !== '');
    await nextFrame();
    await nextFrame();
    expect(addressOf(image)).to.equal(null);
    await comesIntoSight(image);
  });

  it('are loaded when they are added later', async () => {
    const { root, image } = await page(300);
    enhanceMarkup(root);
    await waitUntil(() => addressOf(image));
    root.insertAdjacentHTML('beforeend', PICTURE);
    await waitUntil(() => addressOf([...root.querySelectorAll('img')].at(-1)!));
  });

  it('are left to a script of the site that loads them', async () => {
    const { root, image } = await page(300, FAR_PICTURE + PICTURE);
    const other = [...root.querySelectorAll('img')].at(-1)!;
    const printed = other.outerHTML;
    enhanceMarkup(root);
    await waitUntil(() => other.style.aspectRatio !== '');
    image.src = '/test/support/mug.jpg?format=2500w';
    await waitUntil(() => other.outerHTML === printed);
    other.scrollIntoView();
    await nextFrame();
    await nextFrame();
    expect(addressOf(other)).to.equal(null);
    expect(addressOf(image)).to.equal('/test/support/mug.jpg?format=2500w');
    scrollTo(0, 0);
  });

  it('are loaded by two calls, one of them for a part of the page', async () => {
    const { root, image } = await page(300, `<section>${PICTURE}</section>${FAR_PICTURE}`);
    const far = [...root.querySelectorAll('img')].at(-1)!;
    const printed = root.innerHTML;
    const stopPart = enhanceMarkup(root.querySelector('section')!);
    const stopWhole = enhanceMarkup(root);
    await waitUntil(() => far.style.aspectRatio !== '');
    await waitUntil(() => addressOf(image));
    await comesIntoSight(far);
    stopPart();
    await waitUntil(() => addressOf(image), 'nobody takes over');
    stopWhole();
    expect(root.innerHTML).to.equal(printed);
  });

  it('are loaded even if another picture follows the choice', async () => {
    const { root, image } = await page(300, PRINTED_WITH_ADDRESS + FAR_PICTURE);
    const far = [...root.querySelectorAll('img')].at(-1)!;
    enhanceMarkup(root);
    await waitUntil(() => far.style.aspectRatio !== '');
    const its = createPictureSwitch(image);
    its.show({ assetUrl: '/test/support/other.jpg', altText: '' }, new Image());
    await nextFrame();
    its.restore();
    await comesIntoSight(far);
  });

  it('with a src are ignored', async () => {
    const { root, image } = await page(300, PRINTED_WITH_ADDRESS + PICTURE);
    enhanceMarkup(root);
    await waitUntil(() => addressOf([...root.querySelectorAll('img')].at(-1)!));
    expect(addressOf(image)).to.equal('/test/support/own.jpg');
    expect(image.style.aspectRatio).to.equal('');
  });

  it('with an invalid address are not requested', async () => {
    const html = '<img data-src="javascript:alert(1)" data-image="javascript:alert(1)">';
    const { root, image } = await page(300, html + PICTURE);
    enhanceMarkup(root);
    await waitUntil(() => addressOf([...root.querySelectorAll('img')].at(-1)!));
    expect(addressOf(image)).to.equal(null);
  });

  it('are restored after stop', async () => {
    const { root, image } = await page(300);
    const printed = root.innerHTML;
    const stop = enhanceMarkup(root);
    await waitUntil(() => addressOf(image));
    stop();
    expect(root.innerHTML).to.equal(printed);
  });
});
