import axe from 'axe-core';
import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures, pictureUrl } from '../../support/gallery-pictures.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const DIALOG = { role: 'dialog', name: 'Gallery' };
const DIALOG_GROUP = { role: 'group', name: '1 of 1: Kiln' };
const opener = (name: string) => ({ role: 'button', name });

async function openGallery(attributes = '', pictures = figures(5), direction = 'ltr'): Promise<StoreTag> {
  const place = await fixture<HTMLElement>(
    `<div dir="${direction}"><gallery-block lightbox ${attributes}>${pictures}</gallery-block></div>`,
  );
  const gallery = place.querySelector<StoreTag>('gallery-block')!;
  await waitUntil(() => gallery.querySelector('[aria-haspopup]') !== null);
  return gallery;
}

const untilOpen = () => untilRole(document.body, DIALOG);
const isOpen = () => allByRole(document.body, DIALOG).length > 0;

async function untilClosed(): Promise<void> {
  await waitUntil(() => !isOpen() && !location.hash.startsWith('#lightbox'), 'it does not close');
}

/** The group of the pictures is named after the visible one. */
async function untilShown(name: string): Promise<void> {
  await untilRole(document.body, { role: 'group', name });
}

/** Clicks the corner of the track, outside the pictures. */
async function pressBeside(track: Element): Promise<void> {
  const { left, top } = track.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + 8), Math.round(top + 8)] });
}

describe('the lightbox', () => {
  afterEach(async () => {
    if (isOpen()) {
      await sendKeys({ press: 'Escape' });
      await untilClosed();
    }
  });

  it('opens on click, and closes by Escape, the button and a click beside the pictures', async () => {
    const gallery = await openGallery();
    const picture = byRole(gallery, opener('Colour 2'));
    const entries = history.length;
    const address = location.href;
    const ways = [
      () => sendKeys({ press: 'Escape' }),
      () => tap(byRole(document.body, { role: 'button', name: 'Close' })),
      () => pressBeside(byRole(document.body, { role: 'group', name: '2 of 5: Picture 2' })),
    ];
    for (const close of ways) {
      await tap(picture);
      await untilOpen();
      await untilShown('2 of 5: Picture 2');
      await close();
      await untilClosed();
      expect(document.activeElement).to.equal(picture);
      expect(location.href).to.equal(address);
    }
    // A later entry replaces the one that was left.
    expect(history.length).to.be.at.most(entries + 1);
  });

  for (const [direction, forwards, back] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    it(`works by keyboard, ${direction}, and returns the focus to the last picture shown`, async () => {
      const gallery = await openGallery('', figures(5), direction);
      byRole(gallery, opener('Colour 2')).focus();
      await sendKeys({ press: 'Enter' });
      await untilOpen();
      for (const [key, name] of [
        [forwards, '3 of 5: Picture 3'],
        ['End', '5 of 5: Picture 5'],
        [forwards, '1 of 5: Picture 1'],
        [back, '5 of 5: Picture 5'],
        ['Home', '1 of 5: Picture 1'],
        [forwards, '2 of 5: Picture 2'],
        [forwards, '3 of 5: Picture 3'],
      ] as const) {
        await sendKeys({ press: key });
        await untilShown(name);
      }
      await sendKeys({ press: 'Escape' });
      await untilClosed();
      expect(document.activeElement).to.equal(byRole(gallery, opener('Colour 3')));
      await sendKeys({ press: ' ' });
      await untilShown('3 of 5: Picture 3');
    });
  }

  it('moves by buttons, and loads the neighbours of the visible picture', async () => {
    const gallery = await openGallery();
    await tap(byRole(gallery, opener('Colour 2')));
    const dialog = await untilOpen();
    await tap(byRole(document.body, { role: 'button', name: 'Next picture' }));
    await untilShown('3 of 5: Picture 3');
    const track = byRole(document.body, { role: 'group', name: '3 of 5: Picture 3' });
    const isFetched = [...track.querySelectorAll('img')].map((image) => image.src !== '');
    expect(isFetched).to.eql([true, true, true, true, false]);
    await waitUntil(() => {
      const { left } = track.querySelectorAll('img')[2]!.getBoundingClientRect();
      return left >= 0 && left < innerWidth;
    });
    await tap(byRole(document.body, { role: 'button', name: 'Previous picture' }));
    await untilShown('2 of 5: Picture 2');
    expect(dialog.isConnected).to.equal(true);
  });

  for (const theme of ['dark', 'light']) {
    it(`passes axe: ${theme}`, async () => {
      const gallery = await openGallery(`lightbox-theme="${theme}"`);
      await tap(byRole(gallery, opener('Colour 2')));
      await untilOpen();
      const { violations } = await axe.run('[data-store-dialog]', { resultTypes: ['violations'] });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.failureSummary ?? ''}`)).to.eql([]);
    });
  }

  it('moves a slideshow to the last picture shown', async () => {
    const gallery = await openGallery('design="slideshow"');
    await tap(byRole(gallery, opener('Colour 1')));
    await untilOpen();
    await sendKeys({ press: 'End' });
    await untilShown('5 of 5: Picture 5');
    await sendKeys({ press: 'Escape' });
    await untilClosed();
    expect(document.activeElement).to.equal(byRole(gallery, opener('Colour 5')));
    await waitUntil(() => {
      const { left, width } = gallery.querySelectorAll('img')[4]!.getBoundingClientRect();
      return Math.abs(left - gallery.getBoundingClientRect().left) < width / 10;
    }, 'the last picture is not visible');
  });

  it('closes on Back', async () => {
    const gallery = await openGallery();
    await tap(byRole(gallery, opener('Colour 4')));
    await untilOpen();
    await waitUntil(() => location.hash.endsWith('/4'));
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => location.hash.endsWith('/5'));
    history.back();
    await untilClosed();
    expect(document.activeElement).to.equal(byRole(gallery, opener('Colour 5')));
    history.forward();
    await untilShown('5 of 5: Picture 5');
  });

  it('opens by the URL fragment', async () => {
    history.replaceState(null, '', '#lightbox=shop-window/3');
    await openGallery('id="shop-window"');
    await untilShown('3 of 5: Picture 3');
    const entries = history.length;
    await sendKeys({ press: 'Escape' });
    await untilClosed();
    expect(history.length).to.equal(entries);
  });

  it('uses distinct fragments in shadow roots', async () => {
    const hosts = await fixture<HTMLElement>('<div><demo-card></demo-card><demo-card></demo-card></div>');
    const galleries = [...hosts.children].map((host) => {
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = `<gallery-block lightbox>${figures(2)}</gallery-block>`;
      return root.querySelector<StoreTag>('gallery-block')!;
    });
    const addresses: string[] = [];
    for (const gallery of galleries) {
      await waitUntil(() => gallery.querySelector('[aria-haspopup]') !== null);
      await tap(byRole(gallery, opener('Colour 1')));
      await untilShown('1 of 2: Picture 1');
      await waitUntil(() => location.hash.startsWith('#lightbox'));
      addresses.push(location.hash);
      await sendKeys({ press: 'Escape' });
      await untilClosed();
    }
    expect(new Set(addresses).size).to.equal(2);
    location.hash = addresses[1]!;
    await untilOpen();
    await sendKeys({ press: 'Escape' });
    await untilClosed();
    expect(byRole(galleries[1]!, opener('Colour 1')).matches(':focus')).to.equal(true);
  });

  it('keeps its fragments when a gallery is inserted before it', async () => {
    const gallery = await openGallery();
    await tap(byRole(gallery, opener('Colour 1')));
    await untilOpen();
    await waitUntil(() => location.hash.endsWith('/1'));
    const [prefix] = location.hash.split('/', 1);
    gallery.before(document.createElement('gallery-block'));
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => location.hash === `${prefix}/2`);
    await sendKeys({ press: 'Escape' });
    await untilClosed();
  });

  it('opens and closes without an alert where the browser refuses history entries', async () => {
    const gallery = await openGallery();
    history.replaceState(null, '', '#lightbox=refused/1');
    gallery.id = 'refused';
    try {
      await tap(byRole(gallery, opener('Colour 1')));
      await untilOpen();
      history.replaceState = () => {
        throw new DOMException('Too many entries.', 'SecurityError');
      };
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => !isOpen());
      await waitUntil(() => document.activeElement === byRole(gallery, opener('Colour 1')));
      expect(gallery.shadowRoot!.querySelector('[role=alert]')!.textContent).to.equal('');
    } finally {
      Reflect.deleteProperty(history, 'replaceState');
      history.replaceState(null, '', location.pathname + location.search);
    }
  });

  it('does not open if the page prevents it, and emits an event on close', async () => {
    const gallery = await openGallery();
    const received: string[] = [];
    for (const type of ['store-open', 'store-close']) {
      gallery.addEventListener(type, (event) =>
        received.push(`${type} ${(event as Event & { name: string }).name}`),
      );
    }
    const prevent = (event: Event) => {
      event.preventDefault();
    };
    gallery.addEventListener('store-open', prevent, { once: true });
    const picture = byRole(gallery, opener('Colour 1'));
    await tap(picture);
    await waitUntil(() => received.length === 1);
    expect(isOpen()).to.equal(false);
    await waitUntil(() => document.activeElement === picture);
    await sendKeys({ press: 'Enter' });
    await untilOpen();
    await sendKeys({ press: 'Escape' });
    await untilClosed();
    expect(received).to.eql(['store-open lightbox', 'store-open lightbox', 'store-close lightbox']);
  });

  it('opens in place of a link; a link to a picture shows that picture', async () => {
    // A full buffer records no more entries.
    performance.clearResourceTimings();
    const linked = `<figure><a href="/large.png"><img src="${pictureUrl(0)}" alt="Kiln"></a></figure>`;
    const gallery = await openGallery('', linked);
    await tap(byRole(gallery, { role: 'link', name: 'Kiln' }));
    await untilOpen();
    // The file does not exist here.
    await waitUntil(() => byRole(document.body, DIALOG_GROUP).textContent.includes('could not be loaded'));
    const { href } = new URL('/large.png', location.href);
    await waitUntil(() => performance.getEntriesByName(href).length > 0, 'not asked for');
  });

  it('restores links and pictures when it is disabled', async () => {
    const gallery = await openGallery();
    gallery.removeAttribute('lightbox');
    await waitUntil(() => allByRole(gallery, opener('Colour 1')).length === 0);
    expect(gallery.querySelector('[tabindex], [aria-haspopup], [data-opens]')).to.equal(null);
  });
});
