import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { untilRole } from '../../support/by-role.ts';
import { drawnPicture } from '../../support/drawn-picture.ts';
import { waitUntil } from '../../support/wait-until.ts';

const OWN = drawnPicture('gray');
const INK = drawnPicture('navy');
const TALL = drawnPicture('tan', { width: 40, height: 80 });

const picture = (assetUrl: string, altText: string) => ({ mainImage: { assetUrl, altText } });
const variant = (Color: string, rest: object) => ({
  sku: Color,
  attributes: { Color },
  priceMoney: { value: '10.00', currency: 'USD' },
  unlimited: true,
  ...rest,
});
const TEE = {
  id: 'tee',
  title: 'Tee',
  ...picture(OWN, 'The tee'),
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Color'],
    variants: [
      variant('Ink', picture(INK, 'The tee in ink')),
      variant('Sand', picture(TALL, 'The tee in sand')),
      variant('Bare', {}),
      variant('Torn', picture('data:image/png;base64,AAAA', 'Torn')),
    ],
  },
};

const LOOK = 'width="60" height="40" loader="raw"';
const image = (name: string) => ({ role: 'img', name });

async function productWith(images: string) {
  const product = await fixture<HTMLElement>(
    `<store-product>${images}<store-add-to-cart></store-add-to-cart></store-product>`,
  );
  Object.assign(product, { product: TEE });
  const list = (await untilRole(product, { role: 'combobox', name: 'Color' })) as HTMLSelectElement;
  const choose = (color: string) => {
    list.value = color;
    list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  };
  return { product, choose };
}

/** Records announcements from now on. */
function listenIn(): readonly string[] {
  const said: string[] = [];
  const region = document.querySelector('[aria-live=polite]');
  const listen = (target: Node) => {
    new MutationObserver(() => {
      const text = document.querySelector('[aria-live=polite]')?.textContent ?? '';
      if (text !== '' && said.at(-1) !== text) said.push(text);
    }).observe(target, { childList: true, subtree: true, characterData: true });
  };
  listen(region ?? document.body);
  return said;
}

describe('<store-image> in a product', () => {
  beforeEach(useMemoryStore);

  it('follows the variant, and returns to its own picture', async () => {
    const { product, choose } = await productWith(
      `<store-image src="${OWN}" alt="My tee" ${LOOK}></store-image>`,
    );
    await untilRole(product, image('My tee'));
    choose('Ink');
    const shown = (await untilRole(product, image('The tee in ink'))) as HTMLImageElement;
    expect(shown.src).to.equal(INK);
    choose('Bare');
    await untilRole(product, image('My tee'));
    expect(shown.src).to.equal(OWN);
  });

  it("shows the product's picture if it has none", async () => {
    const { product, choose } = await productWith(`<store-image ${LOOK}></store-image>`);
    const shown = (await untilRole(product, image('The tee'))) as HTMLImageElement;
    expect(shown.src).to.equal(OWN);
    choose('Ink');
    await untilRole(product, image('The tee in ink'));
  });

  it('keeps its box, and shows a picture of another shape whole', async () => {
    const { product, choose } = await productWith(`<store-image ${LOOK}></store-image><p>Below</p>`);
    const shown = await untilRole(product, image('The tee'));
    const below = product.querySelector('p')!.offsetTop;
    choose('Sand');
    await untilRole(product, image('The tee in sand'));
    expect([shown.offsetWidth, shown.offsetHeight]).to.deep.equal([60, 40]);
    expect(getComputedStyle(shown).objectFit).to.equal('contain');
    expect(product.querySelector('p')!.offsetTop).to.equal(below);
  });

  it("keeps the current picture if the variant's fails to load", async () => {
    const { product, choose } = await productWith(`<store-image ${LOOK}></store-image>`);
    await untilRole(product, image('The tee'));
    choose('Torn');
    choose('Ink');
    await untilRole(product, image('The tee in ink'));
    choose('Torn');
    const torn = new Image();
    torn.src = 'data:image/png;base64,AAAA';
    await torn.decode().catch(() => undefined);
    await untilRole(product, image('The tee in ink'));
  });

  it("leaves the author's own picture to the product; a change is announced once", async () => {
    const own = `<img src="${OWN}" alt="The tee" width="60" height="40">`;
    const { product, choose } = await productWith(
      `<store-image>${own}</store-image><store-image ${LOOK}></store-image>`,
    );
    await waitUntil(() => product.querySelectorAll('store-image')[1]!.shadowRoot!.querySelector('img'));
    const said = listenIn();
    choose('Ink');
    await waitUntil(() => product.querySelector('img')!.src === INK);
    await waitUntil(() => said.includes('The tee in ink'));
    choose('Sand');
    await waitUntil(() => said.includes('The tee in sand'), 'nothing said');
    expect(said.filter((text) => text.startsWith('The tee'))).to.deep.equal([
      'The tee in ink',
      'The tee in sand',
    ]);
  });
});
