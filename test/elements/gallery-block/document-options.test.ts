import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures, pictureUrl } from '../../support/gallery-pictures.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const NEXT = { role: 'button', name: 'Next picture' };
const items = [0, 1, 2].map((index) => ({ title: `Kiln ${index + 1}`, assetUrl: pictureUrl(index) }));
const options = { design: 'slideshow', controls: true, 'aspect-ratio': 'anamorphic-widescreen' };

const partOf = (gallery: Element, part: string) => gallery.shadowRoot!.querySelector(`[part=${part}]`)!;
const ratioOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return Math.round((width / height) * 10) / 10;
};

describe('the options of a gallery document', () => {
  it('apply from a property and from a script inside', async () => {
    const text = JSON.stringify({ items, options });
    const gallery = await fixture<StoreTag>(
      `<gallery-block><script type="application/json">${text}</script></gallery-block>`,
    );
    await untilRole(gallery, NEXT);
    const other = await fixture<StoreTag>('<gallery-block></gallery-block>');
    Object.assign(other, { items: { items, options } });
    await untilRole(other, NEXT);
    expect(ratioOf(byRole(other, { role: 'img', name: 'Kiln 1' }))).to.equal(2.4);
  });

  it("give way to the tag's attributes", async () => {
    const gallery = await fixture<StoreTag>('<gallery-block design="grid" auto-crop></gallery-block>');
    Object.assign(gallery, { items: { items, options: { ...options, 'auto-crop': false } } });
    const image = await untilRole(gallery, { role: 'img', name: 'Kiln 1' });
    expect(getComputedStyle(image).objectFit).to.equal('cover');
    expect(getComputedStyle(partOf(gallery, 'track')).display).to.equal('grid');
  });

  it('work in both spellings; invalid values warn the author', async () => {
    const gallery = await fixture<StoreTag>('<gallery-block></gallery-block>');
    const warnings: string[] = [];
    const { warn } = console;
    console.warn = (...words: unknown[]) => warnings.push(words.join(' '));
    try {
      Object.assign(gallery, { items: { items, options: { squareThumbs: false, 'meta-position': 'left' } } });
      const image = await untilRole(gallery, { role: 'img', name: 'Kiln 1' });
      await waitUntil(() => ratioOf(image) === 1.5, 'it is cropped');
      await waitUntil(() => warnings.some((warning) => warning.includes('bottom-right')), 'no warning');
    } finally {
      console.warn = warn;
    }
  });

  it('set `sizes` by the number of columns', async () => {
    const gallery = await fixture<StoreTag>('<gallery-block thumbnails-per-row="2"></gallery-block>');
    const [first] = items;
    Object.assign(gallery, { items: [{ ...first, systemDataVariants: '100w,300w' }] });
    const image = (await untilRole(gallery, { role: 'img', name: 'Kiln 1' })) as HTMLImageElement;
    expect(image.sizes).to.equal('auto, 50vw');
    gallery.setAttribute('thumbnails-per-row', '5');
    await waitUntil(() => image.sizes === 'auto, 20vw', image.sizes);
    gallery.setAttribute('design', 'slideshow');
    await waitUntil(() => image.sizes === 'auto, 100vw', image.sizes);
  });

  it('a slider without a shape is half as high as wide', async () => {
    const gallery = await fixture<StoreTag>(`<gallery-block design="slider">${figures(2)}</gallery-block>`);
    await waitUntil(() => ratioOf(gallery.querySelector('img')!) === 2, 'another shape');
    gallery.setAttribute('aspect-ratio', 'square');
    await waitUntil(() => ratioOf(gallery.querySelector('img')!) === 1, 'no square');
  });
});

describe('a connected gallery', () => {
  it('emits the index of the picture that is shown', async () => {
    const gallery = await fixture<StoreTag>(
      `<gallery-block design="slideshow" aspect-ratio="anamorphic-widescreen" controls>${figures(3)}</gallery-block>`,
    );
    const received: unknown[] = [];
    document.addEventListener('store-gallery-change', ({ detail }) => received.push(detail), { once: true });
    await tap(await untilRole(gallery, NEXT));
    await waitUntil(() => received.length > 0, 'no event');
    expect(received).to.eql([{ index: 1, count: 3 }]);
  });

  it('follows added, removed and changed pictures', async () => {
    const gallery = await fixture<StoreTag>(
      `<gallery-block design="slideshow" aspect-ratio="anamorphic-widescreen" thumbnails>${figures(2)}</gallery-block>`,
    );
    const thumbnail = (name: string) => untilRole(gallery, { role: 'button', name });
    await thumbnail('2 of 2: Picture 2');
    gallery.insertAdjacentHTML('beforeend', figures(1));
    await thumbnail('3 of 3: Picture 1');
    gallery.firstElementChild!.remove();
    await thumbnail('1 of 2: Picture 2');
    gallery.querySelector('strong')!.textContent = 'The kiln';
    await thumbnail('1 of 2: The kiln');
    const url = pictureUrl(5);
    gallery.querySelector('img')!.src = url;
    await waitUntil(() => partOf(gallery, 'thumbnail').querySelector('img')?.src === url, 'the old picture');
  });
});
