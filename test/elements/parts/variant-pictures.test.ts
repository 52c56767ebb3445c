import { expect, fixture } from '@open-wc/testing';
import { createProductModel } from '../../../core/product/index.ts';
import { wirePictures } from '../../../elements/purchase/variant-pictures.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** A picture of the given size, in px. */
const picture = (color: string, widthPx = 40, heightPx = 40) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><rect width="99" height="99" fill="${color}"/></svg>`)}`;
const OWN = picture('gray');
const INK = picture('navy', 40, 80);
const COAL = picture('black', 40, 80);
const SAND = picture('tan');
const BROKEN = 'data:image/png;base64,AAAA';

/** Resolves after a picture has failed to load, and after all requested before it. */
async function failureOf(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => undefined);
}

describe('pictures of a product', () => {
  const reports: unknown[] = [];
  let controller: AbortController;

  beforeEach(async () => {
    await useMemoryStore();
    controller = new AbortController();
    reports.length = 0;
  });
  afterEach(() => {
    controller.abort();
  });

  async function wired(markup: string) {
    const page = await fixture<HTMLElement>(`<div>${markup}</div>`);
    const variants = Object.entries({ Ink: INK, Sand: SAND, Coal: COAL, Rust: BROKEN, Bare: undefined });
    const report = (error: unknown) => {
      reports.push(error);
    };
    const model = createProductModel({
      report,
      getFallbackCurrency: () => 'USD',
    });
    model.setProduct({
      id: 'tee',
      mainImage: { assetUrl: OWN, altText: 'The tee' },
      structuredContent: {
        productType: 1,
        variantOptionOrdering: ['Color'],
        variants: variants.map(([color, assetUrl]) => ({
          sku: color,
          attributes: { Color: color },
          ...(assetUrl && { mainImage: { assetUrl, altText: `The tee in ${color}` } }),
        })),
      },
    });
    wirePictures({ model, places: () => [page], isOwn: () => true, report, signal: controller.signal });
    const images = [...page.querySelectorAll('img')];
    await Promise.all(images.filter(({ src }) => src).map((image) => image.decode()));
    const choose = (color: string) => {
      model.choose('Color', color);
    };
    return { page, images, choose };
  }

  it('switch with all their attributes, and are restored as printed', async () => {
    const { page, images, choose } = await wired(
      `<picture data-store-image><source srcset="${OWN}"><img src="${OWN}" srcset="${OWN} 2x" sizes="10px" alt="The tee" width="40" height="40" style="height: auto"></picture><img src="${OWN}" alt="">`,
    );
    const printed = page.cloneNode(true);
    const [image, other] = images;
    const heightPx = image!.offsetHeight;
    choose('Ink');
    await waitUntil(() => image!.getAttribute('src') === INK);
    await waitUntil(() => image!.currentSrc === INK);
    expect([image!.srcset, image!.sizes, image!.alt]).to.deep.equal(['', '', 'The tee in Ink']);
    expect(image!.offsetHeight).to.equal(heightPx);
    expect(other!.getAttribute('src')).to.equal(OWN);
    choose('Bare');
    await waitUntil(() => image!.getAttribute('src') === OWN);
    expect(page.isEqualNode(printed)).to.equal(true);
    choose('Sand');
    await waitUntil(() => image!.getAttribute('src') === SAND);
    choose('');
    expect(page.isEqualNode(printed)).to.equal(true);
  });

  it('without a mark are the first that shows one of them, in whichever attribute its address is', async () => {
    const { images, choose } = await wired(
      `<img src="${picture('red')}" alt="Logo"><img data-src="${OWN}" data-image="${OWN}" alt="The tee"><img src="${OWN}" alt="Small">`,
    );
    choose('Ink');
    await waitUntil(() => images[1]!.dataset['src'] === INK);
    expect(images[1]!.dataset['image']).to.equal(INK);
    expect(images[1]!.hasAttribute('src')).to.equal(false);
    choose('Sand');
    await waitUntil(() => images[1]!.dataset['src'] === SAND);
    expect([images[0]!.alt, images[2]!.getAttribute('src')]).to.deep.equal(['Logo', OWN]);
    controller.abort();
    expect([images[1]!.dataset['src'], images[1]!.alt]).to.deep.equal([OWN, 'The tee']);
  });

  it('stay if the new one fails to load, and the newest choice wins', async () => {
    const { images, choose } = await wired(`<img data-store-image src="${OWN}" alt="">`);
    choose('Ink');
    choose('Sand');
    await waitUntil(() => images[0]!.getAttribute('src') === SAND);
    expect(images[0]!.alt).to.equal('');
    choose('Rust');
    choose('Ink');
    choose('Rust');
    await waitUntil(() => reports.length > 0);
    await failureOf(BROKEN);
    expect(reports).to.have.lengthOf(1);
    expect(images[0]!.getAttribute('src')).to.equal(SAND);
  });

  it('of equal height keep the box for two choices in a row', async () => {
    const { images, choose } = await wired(
      `<img data-store-image src="${OWN}" alt="" width="40" height="40" style="height: auto">`,
    );
    const [image] = images;
    const heightPx = image!.offsetHeight;
    for (const [color, src] of [
      ['Ink', INK],
      ['Coal', COAL],
    ] as const) {
      choose(color);
      await waitUntil(() => image!.currentSrc === src);
      expect(image!.offsetHeight).to.equal(heightPx);
    }
  });
});
