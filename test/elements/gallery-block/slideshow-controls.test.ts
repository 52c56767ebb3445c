import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { cancelableEvent } from '../../../elements/host/index.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures, pictureUrl } from '../../support/gallery-pictures.ts';
import { emulateFeatures, tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const NEXT = { role: 'button', name: 'Next picture' };

async function openSlideshow(attributes = '', direction = 'ltr'): Promise<StoreTag> {
  const place = await fixture<HTMLElement>(
    `<div dir="${direction}"><gallery-block design="slideshow" aspect-ratio="anamorphic-widescreen" controls ${attributes}>${figures(3)}</gallery-block></div>`,
  );
  const gallery = place.querySelector<StoreTag>('gallery-block')!;
  await untilRole(gallery, NEXT);
  return gallery;
}

/** The picture that fills the frame. */
function pictureInSight(gallery: Element): string {
  const { left, width } = gallery.getBoundingClientRect();
  const images = [...gallery.querySelectorAll('img')].filter(({ offsetWidth }) => offsetWidth > 0);
  const nearest = images.find((image) => Math.abs(image.getBoundingClientRect().left - left) < width / 10);
  return nearest?.alt ?? '';
}

async function untilShown(gallery: Element, alt: string): Promise<void> {
  await waitUntil(() => pictureInSight(gallery) === alt, `${alt} is not shown`);
}

describe('slideshow controls', () => {
  afterEach(() => emulateFeatures({}));

  it('keep rotating after a lightbox was prevented by a late listener', async () => {
    const gallery = await openSlideshow('autoplay autoplay-duration="1"');
    const prevent = (event: Event) => {
      event.preventDefault();
    };
    addEventListener('store-open', prevent, { once: true });
    gallery.dispatchEvent(cancelableEvent('store-open', { name: 'lightbox', overlayId: '' }));
    await untilShown(gallery, 'Colour 2');
  });

  it('resume the rotation after a removal while a lightbox was open', async () => {
    const gallery = await openSlideshow('autoplay autoplay-duration="1"');
    const place = gallery.parentElement!;
    gallery.dispatchEvent(cancelableEvent('store-open', { name: 'lightbox', overlayId: '' }));
    await Promise.resolve();
    gallery.remove();
    await waitUntil(() => gallery.querySelector('[aria-roledescription]') === null, 'it is still at work');
    place.append(gallery);
    await untilShown(gallery, 'Colour 2');
  });

  it('move by buttons, wrapping around', async () => {
    const gallery = await openSlideshow();
    for (const alt of ['Colour 2', 'Colour 3', 'Colour 1']) {
      await tap(byRole(gallery, NEXT));
      await untilShown(gallery, alt);
    }
    await tap(byRole(gallery, { role: 'button', name: 'Previous picture' }));
    await untilShown(gallery, 'Colour 3');
  });

  for (const [direction, forwards, back] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    it(`move by keyboard, ${direction}`, async () => {
      const gallery = await openSlideshow('', direction);
      byRole(gallery, NEXT).focus();
      for (const [key, alt] of [
        [forwards, 'Colour 2'],
        ['End', 'Colour 3'],
        [back, 'Colour 2'],
        ['Home', 'Colour 1'],
      ] as const) {
        await sendKeys({ press: key });
        await untilShown(gallery, alt);
      }
    });
  }

  it('move by thumbnails, and mark the current one', async () => {
    const gallery = await openSlideshow('thumbnails');
    await tap(byRole(gallery, { role: 'button', name: '3 of 3: Picture 3' }));
    await untilShown(gallery, 'Colour 3');
    await waitUntil(() => gallery.shadowRoot!.textContent.includes('3 of 3'));
    const said = (name: string) => {
      const { ariaCurrent, ariaDisabled } = byRole(gallery, { role: 'button', name });
      return [ariaCurrent, ariaDisabled];
    };
    expect(said('3 of 3: Picture 3')).to.eql(['true', 'true']);
    expect(said('1 of 3: Picture 1')).to.eql([null, null]);
    // It keeps the focus, and a click does nothing.
    expect(focusedNode()?.ariaLabel).to.equal('3 of 3: Picture 3');
    await sendKeys({ press: 'Enter' });
    expect(said('3 of 3: Picture 3')).to.eql(['true', 'true']);
  });

  it('mark the current thumbnail in forced colours', async function () {
    if (!(await emulateFeatures({ 'forced-colors': 'active' }))) this.skip();
    const gallery = await openSlideshow('thumbnails');
    const frameOf = (name: string) =>
      getComputedStyle(byRole(gallery, { role: 'button', name })).borderTopColor;
    expect(frameOf('1 of 3: Picture 1')).not.to.equal(frameOf('2 of 3: Picture 2'));
    expect(frameOf('2 of 3: Picture 2')).to.equal(frameOf('3 of 3: Picture 3'));
  });

  it('show the number on the thumbnail of a failed picture, and load it once', async () => {
    const lost = '<figure><img src="/nowhere.png" alt="Lost" width="600" height="400"></figure>';
    const gallery = await openSlideshow('thumbnails');
    gallery.insertAdjacentHTML('beforeend', lost);
    const thumbnail = await untilRole(gallery, { role: 'button', name: '4 of 4: Lost' });
    await waitUntil(() => thumbnail.textContent === '4', 'it shows no number');
    const image = thumbnail.querySelector('img')!;
    expect(image.checkVisibility()).to.equal(false);
    gallery.append(document.createElement('figure'));
    await untilRole(gallery, { role: 'button', name: '4 of 5: Lost' });
    expect(thumbnail.querySelector('img') === image, 'it is the same').to.equal(true);
  });

  it('update numbers and names of thumbnails when pictures move', async () => {
    const lost = '<figure><img src="/nowhere.png" alt="Lost" width="600" height="400"></figure>';
    const gallery = await openSlideshow('thumbnails');
    gallery.insertAdjacentHTML('beforeend', lost);
    const numberOf = (name: string) => byRole(gallery, { role: 'button', name }).textContent;
    await untilRole(gallery, { role: 'button', name: '4 of 4: Lost' });
    gallery.prepend(gallery.lastElementChild!);
    await untilRole(gallery, { role: 'button', name: '1 of 4: Lost' });
    await waitUntil(() => numberOf('1 of 4: Lost') === '1', 'it shows no number');
    expect(numberOf('4 of 4: Picture 3')).to.equal('');
    gallery.children[1]!.remove();
    await untilRole(gallery, { role: 'button', name: '2 of 3: Picture 2' });
    gallery.append(gallery.firstElementChild!);
    await untilRole(gallery, { role: 'button', name: '3 of 3: Lost' });
    await waitUntil(() => numberOf('3 of 3: Lost') === '3', 'it shows no number');
    await tap(byRole(gallery, { role: 'button', name: '3 of 3: Lost' }));
    await waitUntil(() => gallery.shadowRoot!.textContent.includes('3 of 3'), 'it leads elsewhere');
  });

  it('make all slides but the visible one inert', async () => {
    const gallery = await openSlideshow();
    const hidden = () => [...gallery.children].map((slide) => slide.hasAttribute('inert'));
    expect(hidden()).to.eql([false, true, true]);
    await tap(byRole(gallery, NEXT));
    await waitUntil(() => String(hidden()) === 'true,false,true');
    gallery.setAttribute('design', 'grid');
    await waitUntil(() => hidden().every((isHidden) => !isHidden));
    expect(gallery.querySelector('[role=group]')).to.equal(null);
  });
});

describe('hidden figures', () => {
  const counted = (gallery: Element) => /\d of \d/.exec(gallery.shadowRoot!.textContent)?.[0];
  const isDrawn = (figure: Element) => figure.getClientRects().length > 0;

  for (const [way, attributes] of [
    ['hidden', { hidden: '' }],
    ['a class of the page', { class: 'gone' }],
    ['an inline style', { style: 'display: none' }],
  ] as const) {
    const hide = (it: Element) => {
      for (const [name, value] of Object.entries(attributes)) it.setAttribute(name, value);
    };
    const show = (it: Element) => {
      for (const name of Object.keys(attributes)) it.removeAttribute(name);
    };
    it(`are not drawn, counted or opened, by ${way}`, async () => {
      const place = await fixture<HTMLElement>(
        `<div><style>.gone { display: none }</style><gallery-block design="slideshow" aspect-ratio="anamorphic-widescreen" controls thumbnails lightbox>${figures(5)}</gallery-block></div>`,
      );
      const gallery = place.querySelector<StoreTag>('gallery-block')!;
      const all = [...gallery.querySelectorAll('figure')];
      hide(all[1]!);
      await waitUntil(() => counted(gallery) === '1 of 4', counted(gallery));
      expect(isDrawn(all[1]!)).to.equal(false);
      await tap(await untilRole(gallery, NEXT));
      await untilShown(gallery, 'Colour 3');
      expect(allByRole(gallery, { role: 'button', name: /Picture 2/ })).to.have.length(0);
      // The visible picture stays.
      hide(all[0]!);
      await waitUntil(() => counted(gallery) === '1 of 3', counted(gallery));
      await untilShown(gallery, 'Colour 3');
      show(all[1]!);
      await waitUntil(() => counted(gallery) === '2 of 4', counted(gallery));
      await untilShown(gallery, 'Colour 3');
      hide(all[3]!);
      await waitUntil(() => counted(gallery) === '2 of 3', counted(gallery));
      await untilShown(gallery, 'Colour 3');
      await tap(byRole(gallery, { role: 'button', name: 'Colour 3' }));
      await untilRole(document.body, { role: 'group', name: '2 of 3: Picture 3' });
      await sendKeys({ press: 'ArrowRight' });
      await untilRole(document.body, { role: 'group', name: '3 of 3: Picture 5' });
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => !location.hash.startsWith('#lightbox'));
    });
  }

  it('are counted while the whole gallery is hidden', async () => {
    const gallery = await openSlideshow();
    gallery.parentElement!.style.display = 'none';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(counted(gallery)).to.equal('1 of 3');
  });
});

describe('a single picture', () => {
  for (const design of ['slideshow', 'carousel']) {
    it(`is neither a tab stop nor a carousel, in a ${design}`, async () => {
      const gallery = await fixture<StoreTag>(
        `<gallery-block design="${design}" controls thumbnails autoplay>${figures(1)}<figure hidden><img src="${pictureUrl(1)}" alt="Spare"></figure></gallery-block>`,
      );
      await gallery.ready;
      await waitUntil(() => gallery.shadowRoot!.querySelector('[part=gallery]')?.hasAttribute('data-design'));
      expect(
        gallery.shadowRoot!.querySelectorAll('[tabindex="0"], [aria-roledescription], button'),
      ).to.have.length(0);
      expect(gallery.querySelectorAll('[aria-roledescription], [aria-label], [inert]')).to.have.length(0);
      gallery.insertAdjacentHTML('beforeend', figures(1));
      const track = await untilRole(gallery, { role: 'group', name: 'Gallery' });
      expect(track.getAttribute('aria-roledescription')).to.equal('carousel');
      expect(track.tabIndex).to.equal(0);
    });
  }
});
