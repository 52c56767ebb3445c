import { expect } from '@open-wc/testing';
import { answer, closeNetwork, openNetwork } from './scripted-fetch.ts';

const ELSEWHERE = { read: () => 'token', keep: () => undefined };

/** An answer's addresses, as the store's own pages would resolve them. */
const ANSWER = {
  // products: docs/behaviour/products.md §1
  fullUrl: '/shop/mug',
  items: [{ assetUrl: '/assets/mug.webp' }, { assetUrl: 'https://pictures.example/mug.webp' }],
  structuredContent: {
    variants: [{ image: { assetUrl: 'small.webp' }, attributes: { url: '/a4', fullUrl: '/a5' } }],
  },
  // carts
  checkoutUrl: '/checkout',
  entries: [{ productUrl: '/shop/mug', image: { assetUrl: '//pictures.example/mug.webp' } }],
  // forms
  successUrl: '/thanks?from=form#top',
  // languages, checkout codes
  languages: [{ url: '/de/' }],
  // nothing
  url: '',
  title: '/shop/mug',
};

const ABSOLUTE = {
  fullUrl: 'https://store.example/shop/mug',
  items: [
    { assetUrl: 'https://store.example/assets/mug.webp' },
    { assetUrl: 'https://pictures.example/mug.webp' },
  ],
  structuredContent: {
    variants: [
      {
        image: { assetUrl: 'https://store.example/root/small.webp' },
        attributes: { url: '/a4', fullUrl: '/a5' },
      },
    ],
  },
  checkoutUrl: 'https://store.example/checkout',
  entries: [
    {
      productUrl: 'https://store.example/shop/mug',
      image: { assetUrl: 'https://pictures.example/mug.webp' },
    },
  ],
  successUrl: 'https://store.example/thanks?from=form#top',
  languages: [{ url: 'https://store.example/de/' }],
  url: '',
  title: '/shop/mug',
};

describe('addresses in the answers of a store', () => {
  afterEach(closeNetwork);

  it('of another origin are absolute, but not the names of options', async () => {
    const { api } = openNetwork([answer(ANSWER)], { getTokens: () => ELSEWHERE });
    expect(await api.read('/x')).to.deep.equal(ABSOLUTE);
    expect(await api.write('POST', '/x')).to.deep.equal(ABSOLUTE);
  });

  it('are those of the store that was asked, even if the page has turned to another one meanwhile', async () => {
    let apiRoot = 'https://store.example/root';
    const turn = answer({ url: '/de/' });
    const { api } = openNetwork(
      [
        (request) => {
          apiRoot = 'https://other.example';
          return turn(request);
        },
      ],
      { getApiRoot: () => apiRoot, getTokens: () => ELSEWHERE },
    );
    expect(await api.read('/x')).to.deep.equal({ url: 'https://store.example/de/' });
  });

  it('of the page’s own origin are left alone', async () => {
    const { api } = openNetwork([answer(ANSWER)]);
    expect(await api.read('/x')).to.deep.equal(ANSWER);
  });
});
