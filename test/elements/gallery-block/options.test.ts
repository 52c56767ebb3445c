import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures, pictureUrl } from '../../support/gallery-pictures.ts';
import { waitUntil } from '../../support/wait-until.ts';

async function openGallery(attributes: string, slides = figures(3)): Promise<StoreTag> {
  const place = await fixture<HTMLElement>(
    `<div style="inline-size: 700px"><gallery-block ${attributes}>${slides}</gallery-block></div>`,
  );
  const gallery = place.querySelector<StoreTag>('gallery-block')!;
  await gallery.ready;
  return gallery;
}

describe('gallery options', () => {
  it("new-window: sets `target` on the author's links that have none", async () => {
    const link = (target: string) =>
      `<figure><a href="/shop" ${target}><img src="${pictureUrl(0)}" alt="Kiln"></a></figure>`;
    const gallery = await openGallery('new-window', link('') + link('target="_self"') + link('rel="author"'));
    const links = [...gallery.querySelectorAll('a')];
    const targets = () => links.map(({ target, rel }) => `${target} ${rel}`);
    await waitUntil(() => links[0]!.target === '_blank', 'no new window');
    expect(targets()).to.eql(['_blank noopener', '_self ', '_blank author']);
    gallery.setAttribute('new-window', 'false');
    await waitUntil(() => links[0]!.target === '', 'still a new window');
    expect(targets()).to.eql([' ', '_self ', ' author']);
  });

  it('transparent-background: paints nothing behind pictures', async () => {
    for (const design of ['grid', 'stacked', 'slideshow', 'carousel']) {
      const gallery = await openGallery(`design="${design}" auto-crop="false"`);
      const image = gallery.querySelector('img')!;
      const paper = () => getComputedStyle(image).backgroundColor;
      await waitUntil(() => paper() !== 'rgba(0, 0, 0, 0)', `${design}: nothing is painted`);
      gallery.toggleAttribute('transparent-background', true);
      await waitUntil(() => paper() === 'rgba(0, 0, 0, 0)', `${design}: something is painted`);
    }
  });

  it('meta-position: aligns the pictures of a row below captions of any length', async () => {
    const figure = (words: string) =>
      `<figure><img src="${pictureUrl(0)}" alt="Kiln"><figcaption>${words}</figcaption></figure>`;
    for (const design of ['grid', 'carousel']) {
      const gallery = await openGallery(
        `design="${design}" meta-position="top"`,
        figure('Kiln') + figure('It is fired twice a month, and opened two days later. '.repeat(3)),
      );
      const tops = () =>
        [...gallery.querySelectorAll('img')].map((image) => image.getBoundingClientRect().top);
      await waitUntil(() => tops()[0] === tops()[1], `${design}: ${String(tops())}`);
      expect(tops()[0]! - gallery.getBoundingClientRect().top).to.be.above(40);
    }
  });

  it('controls: centres the buttons on the visible picture, wherever captions are', async () => {
    const middleOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    for (const position of ['top', 'bottom']) {
      for (const look of [
        'carousel',
        'slider" active-alignment="left',
        'slideshow" aspect-ratio="standard',
      ]) {
        const gallery = await openGallery(
          `controls design="${look}" thumbnails-per-row="2" meta-position="${position}"`,
        );
        const next = await untilRole(gallery, { role: 'button', name: 'Next picture' });
        const offset = () => Math.abs(middleOf(next) - middleOf(gallery.querySelector('img')!));
        await waitUntil(() => offset() < 1, `${look}, ${position}: ${offset()} px`);
      }
    }
  });

  it('show-meta-on-hover: makes pictures with a caption and no control focusable', async () => {
    const linked = `<figure><a href="/shop"><img src="${pictureUrl(0)}" alt="Kiln"></a><figcaption>Kiln</figcaption></figure>`;
    const gallery = await openGallery('show-meta-on-hover', figures(1) + linked);
    const stops = () => [...gallery.children].map((slide) => slide.getAttribute('tabindex'));
    await waitUntil(() => String(stops()) === '0,', String(stops()));
    gallery.removeAttribute('show-meta-on-hover');
    await waitUntil(() => String(stops()) === ',', String(stops()));
  });

  it('thumbnail-strip: takes no space without height and margin', async () => {
    const gallery = await openGallery(
      'design="slideshow" thumbnails thumbnail-strip-height="0" thumbnail-strip-margin="0"',
    );
    await untilRole(gallery, { role: 'group', name: 'Choose a picture' });
    const [whole, track] = [gallery, gallery.shadowRoot!.querySelector('[part=track]')!];
    expect(whole.getBoundingClientRect().height).to.be.closeTo(track.getBoundingClientRect().height, 1);
  });
});
