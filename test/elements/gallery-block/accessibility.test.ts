import axe from 'axe-core';
import { expect, fixture } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures, pictureUrl } from '../../support/gallery-pictures.ts';
import { emulateFeatures } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
const DESIGNS = ['grid', 'stacked', 'slideshow', 'carousel'] as const;

const DIALOG = { role: 'dialog', name: 'Gallery' };
const STOP = { role: 'button', name: 'Pause slideshow' };
const PLAY = { role: 'button', name: 'Play slideshow' };
const FILM = { role: 'button', name: 'Play: Firing' };
const ZOOM_OUT = { role: 'button', name: 'Zoom out' };

/** A page that exists; the content of the frame does not matter. */
const PAGE = `${location.origin}/test/support/film.html`;
const POSTER = `<figure><a href="${PAGE}" data-embed="${PAGE}"><img src="${pictureUrl(0)}" alt="" width="600" height="400"></a><figcaption>Firing</figcaption></figure>`;
const FAILING = '<figure><img src="/nowhere.png" alt="Lost" width="600" height="400"></figure>';

type Design = (typeof DESIGNS)[number];

const isMoving = (design: Design) => design === 'slideshow' || design === 'carousel';

async function openGallery(design: Design, attributes: string, content: string): Promise<StoreTag> {
  const html = `<gallery-block design="${design}" controls thumbnails ${attributes}>${content}</gallery-block>`;
  const gallery = await fixture<StoreTag>(html);
  await gallery.ready;
  return gallery;
}

async function openOver(design: Design, content: string, name: string): Promise<Element> {
  const gallery = await openGallery(design, 'lightbox', content);
  (await untilRole(gallery, { role: 'button', name })).click();
  await untilRole(document.body, DIALOG);
  return document.querySelector('[data-store-dialog]')!;
}

/** The states of a gallery; each function enters one and returns the root to check. */
const STATES: Readonly<Record<string, (design: Design) => Promise<Element>>> = {
  playing: async (design) => {
    const gallery = await openGallery(design, 'autoplay', figures(3));
    if (isMoving(design)) await untilRole(gallery, STOP);
    return gallery;
  },
  paused: async (design) => {
    const gallery = await openGallery(design, 'autoplay', figures(3));
    if (!isMoving(design)) return gallery;
    (await untilRole(gallery, STOP)).click();
    await untilRole(gallery, PLAY);
    return gallery;
  },
  'with a playing video': async (design) => {
    const gallery = await openGallery(design, '', POSTER + figures(2));
    (await untilRole(gallery, FILM)).click();
    await waitUntil(() => gallery.querySelector('iframe'), 'no film');
    return gallery;
  },
  'with a failed picture': async (design) => {
    const gallery = await openGallery(design, '', FAILING + figures(2));
    await waitUntil(() => gallery.querySelector('img')?.complete);
    return gallery;
  },
  'without pictures': (design) => openGallery(design, 'autoplay lightbox', ''),
  'with an enlarged lightbox picture': async (design) => {
    const dialog = await openOver(design, figures(3), 'Colour 1');
    // Before it has loaded it is not enlarged.
    await waitUntil(async () => {
      await sendKeys({ press: '+' });
      return allByRole(document.body, ZOOM_OUT).length > 0;
    }, 'it is not enlarged');
    return dialog;
  },
  'with a failed lightbox picture': async (design) => {
    const dialog = await openOver(design, FAILING + figures(2), 'Lost');
    const track = await untilRole(document.body, { role: 'group', name: '1 of 3: Lost' });
    await waitUntil(() => track.textContent.includes('could not be loaded'));
    return dialog;
  },
};

async function findFaults(root: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(root, { resultTypes: ['violations'], preload: false, iframes: false });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''} ${nodes[0]?.failureSummary ?? ''}`,
  );
}

async function closeWhatIsOpen(): Promise<void> {
  if (allByRole(document.body, DIALOG).length === 0) return;
  await sendKeys({ press: 'Escape' });
  await waitUntil(
    () => allByRole(document.body, DIALOG).length === 0 && !location.hash.startsWith('#lightbox'),
  );
}

for (const [device, viewport] of Object.entries(WIDTHS))
  describe(`axe on a ${device}`, () => {
    before(() => setViewport(viewport));
    afterEach(closeWhatIsOpen);
    after(() => setViewport({ width: 800, height: 600 }));

    for (const design of DESIGNS)
      for (const [state, enter] of Object.entries(STATES))
        it(`finds no violations: ${design}, ${state}`, async () => {
          expect(await findFaults(await enter(design))).to.eql([]);
        });
  });

describe('a gallery in forced colours', () => {
  before(async function () {
    if (!(await emulateFeatures({ 'forced-colors': 'active' }))) this.skip();
  });
  after(() => emulateFeatures({}));

  it('shows the play icon of a video against its background', async () => {
    const gallery = await openGallery('grid', '', POSTER);
    const poster = await untilRole(gallery, FILM);
    const [ground, sign] = ['::before', '::after'].map((part) => getComputedStyle(poster, part));
    expect(sign!.backgroundColor).not.to.equal(ground!.backgroundColor);
  });
});

describe('semantics by design', () => {
  for (const design of ['slideshow', 'carousel'] as const) {
    it(`${design}: is a carousel of slides, each with its position`, async () => {
      const gallery = await openGallery(design, '', figures(3));
      await untilRole(gallery, { role: 'button', name: 'Next picture' });
      const track = byRole(gallery, { role: 'group', name: 'Gallery' });
      expect(track.getAttribute('aria-roledescription')).to.equal('carousel');
      const slides = [...gallery.children].map((slide) => [
        slide.getAttribute('aria-roledescription'),
        slide.ariaLabel,
      ]);
      expect(slides).to.eql([1, 2, 3].map((place) => ['slide', `${place} of 3: Picture ${place}`]));
    });

    it(`${design}: puts the pause button first in tab order, and changes its name instead of \`aria-pressed\``, async () => {
      const gallery = await openGallery(design, 'autoplay', figures(3));
      const stop = await untilRole(gallery, STOP);
      const voice = () => gallery.shadowRoot!.querySelector('[aria-live]')!.ariaLive;
      expect(voice()).to.equal('off');
      await sendKeys({ press: 'Tab' });
      expect(focusedNode() === stop, 'it is the first').to.equal(true);
      expect(byRole(gallery, STOP).ariaPressed, 'to come to it stops nothing').to.equal(null);
      await sendKeys({ press: 'Enter' });
      const play = await untilRole(gallery, PLAY);
      expect([play.ariaPressed, focusedNode() === play, voice()]).to.eql([null, true, 'polite']);
    });

    it(`${design}: has one thumbnail in the tab order, which is disabled`, async () => {
      const gallery = await openGallery(design, '', figures(3));
      await untilRole(gallery, { role: 'button', name: '1 of 3: Picture 1' });
      const strip = byRole(gallery, { role: 'group', name: 'Choose a picture' });
      const stops = () =>
        allByRole(strip, { role: 'button', name: /^\d of 3/ }).map((button) => [
          button.tabIndex,
          button.ariaDisabled,
        ]);
      expect(stops()).to.eql([
        [0, 'true'],
        [-1, null],
        [-1, null],
      ]);
    });
  }

  for (const design of ['grid', 'stacked'] as const)
    it(`${design}: has no carousel semantics`, async () => {
      const gallery = await openGallery(design, 'autoplay', figures(3));
      expect(allByRole(gallery, { role: 'button', name: /./ }).length).to.equal(0);
      expect(allByRole(gallery, { role: 'group', name: 'Gallery' }).length).to.equal(0);
      expect(gallery.querySelector('[aria-roledescription], [inert]')).to.equal(null);
    });
});
