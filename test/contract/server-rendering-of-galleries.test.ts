import { expect, fixture } from '@open-wc/testing';
import { computeAccessibleName } from 'dom-accessibility-api';
import { renderToHTML } from '../../entries/server/index.ts';
import { allByRole, byRole, untilRole } from '../support/by-role.ts';
import { type StoreTag } from '../support/elements.ts';
import { pictureUrl } from '../support/gallery-pictures.ts';
import { waitUntil } from '../support/wait-until.ts';

const SIZE = { originalSize: '600x400' };
const EMBED = { html: '<iframe src="https://player.example/7"></iframe>' };
const SOUND = { audioAssetUrl: '/bell.mp3' };

/** One of each kind. */
const ITEMS = [
  { ...SIZE, title: 'Kiln', body: '<p>At &amp; about</p>', assetUrl: pictureUrl(0) },
  { ...SIZE, title: 'Yard', assetUrl: pictureUrl(1), mediaFocalPoint: { x: 0.25, y: 1 } },
  { ...SIZE, title: 'To the shop', altText: '', assetUrl: pictureUrl(2), clickthroughUrl: '/shop.html' },
  { ...SIZE, title: 'Film', assetUrl: pictureUrl(3), oembed: EMBED },
  { title: 'Bare film', oembed: EMBED },
  { ...SIZE, title: 'Bell', assetUrl: pictureUrl(4), structuredContent: SOUND },
  { title: 'Wheel', assetUrl: '/wheel.mp4' },
  { title: 'Words', body: 'Nothing else', clickthroughUrl: '/words' },
  { title: 'Chosen later', mediaType: 'imageEmpty' },
  { ...SIZE, title: 'Preview', assetUrl: pictureUrl(5), licensedAssetPreview: {} },
];

const ROLES = ['figure', 'img', 'link', 'button', 'group'];

/** Design and width → a gallery. */
const GALLERIES = (['grid', 'stacked', 'slideshow', 'carousel', 'slider'] as const).flatMap((design) =>
  ['358px', '760px'].map((width) => ({ design, width })),
);
type Shown = (typeof GALLERIES)[number];

const titleOf = ({ design, width }: Shown) => `${design}, ${width} wide`;

const namesIn = (gallery: Element) =>
  ROLES.flatMap((role) =>
    allByRole(gallery, { role, name: /(?:)/ }).map((node) => `${role} ${computeAccessibleName(node)}`),
  );

const nodesIn = (gallery: Element) => [
  ...gallery.querySelectorAll<HTMLElement>('figure, figure > *, figure img, figure strong'),
];

const placesIn = (gallery: Element) =>
  [gallery, ...nodesIn(gallery)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.localName, ...[x, y, width, height].map((side) => Math.round(side * 10) / 10)].join(' ');
  });

/** A gallery, and what was in it before the script. */
interface PrintedGallery {
  readonly gallery: StoreTag;
  readonly nodes: readonly Element[];
  readonly places: readonly string[];
}

/** Prints a gallery into the page. */
async function print(props: Readonly<Record<string, unknown>>): Promise<StoreTag> {
  const place = await fixture('<div></div>');
  place.setHTMLUnsafe(renderToHTML('gallery-block', props));
  return place.firstElementChild as StoreTag;
}

/** The gallery that draws the same document itself. */
async function drawn(items: unknown, attributes = ''): Promise<StoreTag> {
  const gallery = await fixture<StoreTag>(`<gallery-block ${attributes}></gallery-block>`);
  Object.assign(gallery, { items });
  await gallery.ready;
  return gallery;
}

const start = () => import('../../elements/gallery-block/define.ts');

describe('a gallery of a document that a server has rendered', () => {
  const printed = new Map<Shown, PrintedGallery>();

  before(async () => {
    expect(customElements.get('gallery-block')).to.equal(undefined);
    const page = document.createElement('div');
    document.body.append(page);
    for (const shown of GALLERIES) {
      const place = page.appendChild(document.createElement('div'));
      place.style.width = shown.width;
      place.setHTMLUnsafe(renderToHTML('gallery-block', { items: ITEMS, design: shown.design }));
      const gallery = place.firstElementChild as StoreTag;
      printed.set(shown, { gallery, nodes: nodesIn(gallery), places: [] });
    }
    // Once all of them are in the page.
    for (const [shown, one] of printed) printed.set(shown, { ...one, places: placesIn(one.gallery) });
    await start();
    await Promise.all([...printed.values()].map(({ gallery }) => gallery.ready));
  });

  after(() => {
    for (const { gallery } of printed.values()) gallery.parentElement?.parentElement?.remove();
  });

  for (const shown of GALLERIES) {
    it(`keeps its very nodes and their places: ${titleOf(shown)}`, () => {
      const { gallery, nodes, places } = printed.get(shown)!;
      expect(nodes.length).to.be.greaterThan(ITEMS.length);
      expect(nodesIn(gallery)).to.deep.equal(nodes);
      expect(placesIn(gallery)).to.deep.equal(places);
    });

    it(`has the names of one that the tag draws: ${titleOf(shown)}`, async () => {
      const { gallery } = printed.get(shown)!;
      const names = namesIn(await drawn(ITEMS, `design="${shown.design}"`));
      expect(names.length).to.be.greaterThan(ITEMS.length);
      expect(namesIn(gallery)).to.deep.equal(names);
    });
  }
});

describe('a printed gallery', () => {
  before(start);

  it('opens its pictures in the lightbox', async () => {
    const gallery = await print({ items: ITEMS, lightbox: true });
    (await untilRole(gallery, { role: 'button', name: 'Yard' })).click();
    await untilRole(document.body, { role: 'group', name: /^2 of \d+: Yard$/ });
    byRole(document.body, { role: 'button', name: 'Close' }).click();
    await waitUntil(
      () => allByRole(document.body, { role: 'dialog', name: 'Gallery' }).length === 0,
      'it stays open',
    );
  });

  it('takes the options of its document, unless the tag has its own', async () => {
    const options = { design: 'slideshow', controls: true, 'aspect-ratio': 'anamorphic-widescreen' };
    const gallery = await print({ items: { items: ITEMS, options } });
    await untilRole(gallery, { role: 'button', name: 'Next picture' });
    expect(gallery.getAttribute('aspect-ratio')).to.equal('anamorphic-widescreen');
    const other = await print({ items: { items: ITEMS, options }, controls: false });
    await other.ready;
    expect(allByRole(other, { role: 'button', name: 'Next picture' })).to.deep.equal([]);
  });

  it('keeps focal points visible, before the script by its sheet', async () => {
    const html = renderToHTML('gallery-block', { items: ITEMS });
    const place = await fixture('<div></div>');
    place.setHTMLUnsafe(html.replaceAll('gallery-block', 'gallery-block-that-is-late'));
    const positionIn = (root: ParentNode) =>
      getComputedStyle(root.querySelector('img[alt="Yard"]')!).objectPosition;
    expect(positionIn(place)).to.equal('25% 100%');
    const gallery = await print({ items: ITEMS });
    await gallery.ready;
    expect(positionIn(gallery)).to.equal('25% 100%');
  });

  it('shows texts that contain markup as texts, and follows no script URLs', async () => {
    const text = '</figcaption></template></script><img src=x onerror="alert(1)">"';
    const hostile = [
      { ...ITEMS[0], title: text, altText: text, clickthroughUrl: 'javascript:alert(1)' },
      { title: text, oembed: { html: '<iframe src="javascript:alert(2)"></iframe>' } },
      { title: 'Video', assetUrl: 'javascript:alert(3).mp4' },
      { title: 'Picture', assetUrl: 'data:text/html,<script>alert(4)</script>' },
      { assetUrl: 'https://a.example/"onerror="alert(5)".jpg', altText: 'Quotes' },
    ];
    const gallery = await print({ items: hostile });
    await gallery.ready;
    expect(byRole(gallery, { role: 'img', name: text.trim() }).hasAttribute('onerror')).to.equal(false);
    expect([...gallery.querySelectorAll('strong')].map(({ textContent }) => textContent)).to.deep.equal([
      text,
      text,
      'Video',
      'Picture',
    ]);
    expect(gallery.querySelectorAll('img')).to.have.lengthOf(2);
    expect(gallery.querySelectorAll('a, [href], script, [onerror]')).to.have.lengthOf(0);
    expect(namesIn(gallery)).to.deep.equal(namesIn(await drawn(hostile)));
  });
});
