import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import type { StoreTag } from '../../support/elements.ts';
import { pictureUrl } from '../../support/gallery-pictures.ts';
import { waitUntil } from '../../support/wait-until.ts';

const image = (attributes = '') => `<img src="${pictureUrl(0)}" alt="Kiln" ${attributes}>`;
const positionOf = (picture: Element) => getComputedStyle(picture).objectPosition;

describe('focal points', () => {
  it('apply from the picture or its figure, unless the author set `object-position`', async () => {
    const gallery = await fixture<StoreTag>(`<gallery-block design="slideshow">
      <figure data-image-focal-point="0.25,1">${image()}</figure>
      ${image('data-image-focal-point="0,0"')}
      <figure>${image()}</figure>
      <figure data-image-focal-point="2,0">${image()}</figure>
      <figure data-image-focal-point="0,0">${image('style="object-position: 10% 20%"')}</figure>
    </gallery-block>`);
    await gallery.ready;
    const pictures = [...gallery.querySelectorAll('img')];
    await waitUntil(() => positionOf(pictures[0]!) === '25% 100%');
    expect(pictures.map(positionOf)).to.deep.equal(['25% 100%', '0% 0%', '50% 50%', '50% 50%', '10% 20%']);
    gallery.remove();
    await waitUntil(() => !pictures[0]!.hasAttribute('style'));
    expect(pictures[4]!.style.objectPosition).to.equal('10% 20%');
  });

  it("follow the author's changes, and keep styles that the page has set meanwhile", async () => {
    const gallery = await fixture<StoreTag>(
      `<gallery-block><figure data-image-focal-point="0,0">${image('style="opacity: 0.5"')}</figure></gallery-block>`,
    );
    await gallery.ready;
    const [figure, picture] = [gallery.querySelector('figure')!, gallery.querySelector('img')!];
    await waitUntil(() => positionOf(picture) === '0% 0%');
    figure.dataset['imageFocalPoint'] = '1,0.5';
    await waitUntil(() => positionOf(picture) === '100% 50%');
    picture.style.opacity = '0.75';
    gallery.remove();
    await waitUntil(() => picture.style.objectPosition === '');
    expect(picture.getAttribute('style')).to.equal('opacity: 0.75;');
  });

  it('apply to a picture that replaces another', async () => {
    const gallery = await fixture<StoreTag>(
      `<gallery-block><figure data-image-focal-point="0,0">${image()}</figure></gallery-block>`,
    );
    await gallery.ready;
    await waitUntil(() => positionOf(gallery.querySelector('img')!) === '0% 0%');
    const other = document.createElement('figure');
    other.dataset['imageFocalPoint'] = '1,1';
    other.innerHTML = image();
    gallery.replaceChildren(other);
    await waitUntil(() => positionOf(other.firstElementChild!) === '100% 100%');
  });
});
