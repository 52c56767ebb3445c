import { expect } from '@open-wc/testing';
import { useMemoryStore } from '../../../elements/testing.ts';
import { enhanceMarkup, enhanced, print, printed } from './printed-page.ts';
import { choose, copyCard, priceIn, variedTee } from './varied-prices.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('the chosen variant changes', () => {
  const merchandising = {
    scarcityEnabled: true,
    scarcityText: 'Only {qtyInStock} left',
    scarcityTemplateViews: [{ attributes: { Color: 'Ink', Size: 'S' }, qtyInStock: 3 }],
  };
  const data = { ...variedTee('1500.50'), productMerchandisingContext: { tee: merchandising } };
  const WHOLE = '<article>{@|product-price}{@|product-scarcity}{@|product-checkout}</article>';

  const priceHtmlIn = (page: ParentNode) => page.querySelector('.product-price')!.innerHTML;

  beforeEach(() => useMemoryStore());

  it('the price, which returns to the printed one', async () => {
    const page = await enhanced(WHOLE, data);
    expect(priceIn(page)).to.equal('from 20.00');
    choose(page, 'Sand', 'S');
    expect(priceIn(page)).to.equal('20.00');
    choose(page, 'Ink', 'S');
    expect(priceIn(page)).to.equal('22.00');
    choose(page, 'Ink', 'M');
    expect(priceIn(page)).to.equal('Sale Price:1,500.50 Original Price:2,300.00');
    choose(page, '', '');
    expect(priceIn(page)).to.equal('from 20.00');
  });

  it('the price of a copied card, which is restored first, even in a copy of a copy', async () => {
    const page = await enhanced(WHOLE, data);
    const card = page.querySelector('article')!;
    const before = priceHtmlIn(card);
    choose(card, 'Ink', 'M');
    const copy = copyCard(page);
    await Promise.resolve();
    choose(copy, '', '');
    expect(priceIn(copy)).to.equal('from 20.00');
    choose(copy, 'Sand', 'S');
    const other = document.createElement('div');
    other.innerHTML = copy.outerHTML;
    page.append(other);
    await waitUntil(() => priceIn(other) === 'from 20.00');
    choose(other, 'Ink', 'S');
    const cards = [card, copy, other];
    expect(cards.map(priceIn)).to.deep.equal([
      'Sale Price:1,500.50 Original Price:2,300.00',
      '20.00',
      '22.00',
    ]);
    for (const each of cards) choose(each, '', '');
    expect(cards.map(priceHtmlIn)).to.deep.equal(cards.map(() => before));
  });

  it('price and scarcity of a card that holds another card, but not those of the other', async () => {
    const page = await printed(WHOLE, data);
    const outer = page.querySelector('article')!;
    const variants = outer.querySelector('.product-variants')!;
    const row = document.createElement('div');
    variants.replaceWith(row);
    row.append(variants);
    const section = document.createElement('section');
    section.innerHTML = print(WHOLE, { ...data, id: 'other' });
    outer.append(section);
    enhanceMarkup(page);
    choose(row, 'Ink', 'S');
    expect([priceIn(outer), priceIn(section)]).to.deep.equal(['22.00', 'from 20.00']);
    expect(outer.querySelector<HTMLElement>('.product-scarcity')!.hidden).to.equal(false);
    choose(section, 'Sand', 'M');
    expect([priceIn(outer), priceIn(section)]).to.deep.equal(['22.00', '21.00']);
  });

  it('the scarcity message', async () => {
    const page = await enhanced(WHOLE, data);
    const isShown = () =>
      [...page.querySelectorAll<HTMLElement>('.product-scarcity')].some(({ hidden }) => !hidden);
    expect(isShown()).to.equal(false);
    choose(page, 'Ink', 'S');
    expect(isShown()).to.equal(true);
    choose(page, 'Sand', 'M');
    expect(isShown()).to.equal(false);
  });
});
