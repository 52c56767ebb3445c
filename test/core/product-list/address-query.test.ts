import { expect } from '@open-wc/testing';
import { NO_FILTERS, readAddressQuery, writeAddressQuery } from '../../../core/product-list/index.ts';

const read = (text: string) => readAddressQuery(new URLSearchParams(text), 'USD', 'featured');
const rewritten = (text: string) => String(writeAddressQuery(read(text), 'USD', 'featured'));

const NOTHING = { category: null, sort: 'featured', page: 1, filters: NO_FILTERS };

describe('the query of a list in an address', () => {
  it('is read and written without loss', () => {
    const text =
      'category=Mugs&option.Color=Ink&option.Color=Sand&option.Size=M&min-price=10.00&max-price=25.50&available=1&sort=title&page=3';
    expect(rewritten(text)).to.equal(text);
    expect(read(text).filters).to.deep.include({
      minPriceCents: 1_000,
      maxPriceCents: 2_550,
      isAvailable: true,
    });
  });

  it('is the same for the same filters in another order', () => {
    const text = 'page=2&option.Size=M&option.Color=Ink&option.Color=Ink';
    expect(rewritten(text)).to.equal('option.Color=Ink&option.Size=M&page=2');
  });

  for (const text of [
    '',
    'sort=cheap&page=0&min-price=ten&max-price=-1&available=yes',
    'page=1.5&page=2&category=%20&option.=M&option.Size=',
    'page=99999&page-size=5',
    `category=${'x'.repeat(101)}&option.${'x'.repeat(101)}=M`,
  ])
    it(`leaves out what it does not understand: "${text.slice(0, 70)}"`, () => {
      expect(JSON.parse(JSON.stringify(read(text)))).to.deep.equal(NOTHING);
    });

  it('has options with the names of properties of every object', () => {
    const { options } = read('option.__proto__=a&option.constructor=b').filters;
    expect(Object.keys(options)).to.deep.equal(['__proto__', 'constructor']);
  });

  it('writes yen without decimals', () => {
    const query = readAddressQuery(new URLSearchParams('min-price=1000'), 'JPY', 'featured');
    expect(query.filters.minPriceCents).to.equal(1_000);
    expect(String(writeAddressQuery(query, 'JPY', 'featured'))).to.equal('min-price=1000');
  });

  it('keeps at most a hundred values', () => {
    const text = Array.from({ length: 300 }, (_, index) => `option.Size=${index}`).join('&');
    expect(read(text).filters.options['Size']).to.have.lengthOf(100);
  });
});
