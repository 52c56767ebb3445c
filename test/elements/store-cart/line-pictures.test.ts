import { expect } from '@open-wc/testing';
import { answerCarts, MUG, openCart, PRINT } from './cart-page.ts';
import '../../support/no-uncaught.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('the pictures of cart lines', () => {
  it('load in the width of their place and keep their query', async () => {
    const page = await openCart();
    const { entries } = await page.gateway.load();
    const addresses = [
      '/demo/site/assets/pictures/mark.svg?v=2',
      'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    ];
    const pictured = entries.map((entry, index) => ({ ...entry, image: { assetUrl: addresses[index]! } }));
    await answerCarts(page.gateway, { entries: pictured });
    await page.settle();
    expect([MUG, PRINT].map((title) => page.field(title).value)).to.eql(['1', '1']);
    const shown = [...page.element.shadowRoot!.querySelectorAll('img')].map((image) =>
      image.getAttribute('src'),
    );
    expect(shown).to.eql(['/demo/site/assets/pictures/mark.svg?v=2&format=300w', addresses[1]]);
  });

  it('are replaced by the initial of the title where there is none, or where it does not load', async () => {
    const page = await openCart();
    const { entries } = await page.gateway.load();
    const [mug, print] = entries;
    await answerCarts(page.gateway, {
      entries: [
        { ...mug, image: { assetUrl: 'data:image/gif;base64,AAAA' } },
        { ...print, title: '👩‍🎨 Poster', image: null },
      ],
    });
    await page.settle();
    const root = page.element.shadowRoot!;
    await waitUntil(() => root.querySelector('img') === null, 'the broken picture stays');
    const places = [...root.querySelectorAll('[part="image"]')];
    expect(places.map((place) => [place.textContent, place.getAttribute('aria-hidden')])).to.eql([
      ['S', 'true'],
      ['👩‍🎨', 'true'],
    ]);
  });
});
