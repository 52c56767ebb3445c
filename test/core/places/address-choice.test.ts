import { expect } from '@open-wc/testing';
import { withTypedNumber, type Address } from '../../../core/places/index.ts';
import { CHOSEN, openSearch, refusal } from './search.ts';

const component = (type: string, long: string, short = long) => ({
  long_name: long,
  short_name: short,
  types: [type, 'political'],
});

const PORTLAND = [
  component('subpremise', '4'),
  component('street_number', '12'),
  component('route', 'Slipway Lane', 'Slipway Ln'),
  component('locality', 'Portland'),
  component('administrative_area_level_1', 'Maine', 'ME'),
  component('country', 'United States', 'US'),
  component('postal_code', '04101'),
  component('postal_code_suffix', '1234'),
];

const detailsOf = (components: readonly unknown[], formatted = '') => ({
  status: 'OK',
  result: { address_components: components, formatted_address: formatted },
});

const textsOf = (address: Address | null) =>
  address && Object.fromEntries(Object.entries(address).map(([part, text]) => [part, text?.text ?? null]));

async function choose(details: unknown, typed = '') {
  const { search, reports } = openSearch(() => details);
  const address = await search.choose(CHOSEN, typed);
  return { address, texts: textsOf(address), reports };
}

const NOTHING = { Line1: null, Line2: null, City: null, State: null, Zip: null, Country: null };

describe('choosing an address', () => {
  it('returns the parts of the field, with their alternatives', async () => {
    const { address, texts } = await choose(detailsOf(PORTLAND));
    expect(texts).to.deep.equal({
      Line1: '12 Slipway Lane',
      Line2: '4',
      City: 'Portland',
      State: 'ME',
      Zip: '04101-1234',
      Country: 'United States',
    });
    expect(address?.State?.others).to.deep.equal(['Maine']);
    expect(address?.Country?.others).to.deep.equal(['US']);
  });

  it('writes the number in the order of the country, and the state in full', async () => {
    const hamburg = [
      component('street_number', '5b'),
      component('route', 'Töpferweg'),
      component('sublocality_level_1', 'Ottensen'),
      component('locality', 'Hamburg'),
      component('administrative_area_level_1', 'Hamburg', 'HH'),
      component('country', 'Deutschland', 'DE'),
      component('postal_code', '22765'),
    ];
    const { texts } = await choose(detailsOf(hamburg, 'Töpferweg 5b, 22765 Hamburg, Deutschland'));
    expect(texts).to.deep.equal({
      ...NOTHING,
      Line1: 'Töpferweg 5b',
      City: 'Hamburg',
      State: 'Hamburg',
      Zip: '22765',
      Country: 'Deutschland',
    });
  });

  const BEHIND = [
    ['Calle Mayor', 'Calle Mayor', '5', 'Calle Mayor, 5, 28013 Madrid, España', 'Calle Mayor, 5'],
    ['Avenida Paulista', 'Av. Paulista', '1578', 'Av. Paulista, 1578 - São Paulo', 'Avenida Paulista, 1578'],
    ['Lange Straße', 'Lange Str.', '7', 'Lange Str. 7, 10243 Berlin, Deutschland', 'Lange Straße 7'],
    ['Rue de Nice', 'Rue de Nice', '75', '75 Rue de Nice, 75011 Paris, France', '75 Rue de Nice'],
  ] as const;
  for (const [long, short, number, formatted, line] of BEHIND) {
    it(`reads "${line}" from "${formatted}"`, async () => {
      const street = [component('street_number', number), component('route', long, short)];
      expect((await choose(detailsOf(street, formatted))).texts?.Line1).to.equal(line);
    });
  }

  const NUMBERS = [
    ['12 slipw', '12 Slipway Lane'],
    ['12b/3, slipway', '12b/3 Slipway Lane'],
    ['slipway lane 7-9', 'Slipway Lane 7-9'],
    ['slipway lane 04101', 'Slipway Lane'],
    ['slipway', 'Slipway Lane'],
    ['', 'Slipway Lane'],
  ] as const;
  for (const [typed, line] of NUMBERS) {
    it(`without a number, after "${typed}", reads "${line}"`, async () => {
      const street = [component('route', 'Slipway Lane'), component('postal_code', '04101')];
      expect((await choose(detailsOf(street), typed)).texts?.Line1).to.equal(line);
    });
  }

  for (const [typed, line] of [
    ['slipway lane 04101', 'Slipway Lane'],
    ['slipway lane 04101-1234', 'Slipway Lane'],
    ['slipway lane 041011234', 'Slipway Lane'],
    ['12 slipway lane, 04101', '12 Slipway Lane'],
    ['slipway lane 1578', 'Slipway Lane 1578'],
  ] as const) {
    it(`with a long postal code, after "${typed}", reads "${line}"`, async () => {
      const zip = [component('postal_code', '04101'), component('postal_code_suffix', '1234')];
      const { texts } = await choose(detailsOf([component('route', 'Slipway Lane'), ...zip]), typed);
      expect(texts?.Line1).to.equal(line);
    });
  }

  it('takes no four digits after the street for a number while the postal code is unknown', () => {
    const lines = ['slipway lane 04101', 'slipway lane 12', '1578 slipway'].map((typed) =>
      withTypedNumber('Slipway Lane', typed, null),
    );
    expect(lines).to.deep.equal(['Slipway Lane', 'Slipway Lane 12', '1578 Slipway Lane']);
  });

  it('does not repeat a number that is part of the name, and adds one to a name with an ordinal', async () => {
    const lineAfter = async (route: string, typed: string) =>
      (await choose(detailsOf([component('route', route)]), typed)).texts?.Line1;
    expect(await lineAfter('Highway 61', 'highway 61')).to.equal('Highway 61');
    expect(await lineAfter('5th Avenue', '12 5th av')).to.equal('12 5th Avenue');
  });

  it('omits only missing and invalid components', async () => {
    const odd = [
      null,
      7,
      { types: ['country'] },
      { long_name: 'Atlantis', types: 'country' },
      { long_name: ' ', short_name: 7, types: ['locality'] },
      component('locality', 'B'.repeat(301)),
      component('postal_town', 'Bath'),
    ];
    const { texts, reports } = await choose(detailsOf(odd));
    expect(texts).to.deep.equal({ ...NOTHING, City: 'Bath' });
    expect(reports).to.deep.equal([]);
    expect((await choose({ result: {} })).texts).to.deep.equal(NOTHING);
  });

  for (const [what, details] of [
    ['no result', { status: 'OK' }],
    ['a place that is gone', { status: 'NOT_FOUND', result: {} }],
    ['no object', '<html>'],
  ] as const) {
    it(`returns null and reports: ${what}`, async () => {
      const { address, reports } = await choose(details);
      expect([address, reports.length]).to.deep.equal([null, 1]);
    });
  }

  it('returns null if another one is chosen meanwhile, or if the store refuses', async () => {
    const { search, calls, reports } = openSearch(() => detailsOf(PORTLAND));
    const [former, latter] = [search.choose(CHOSEN, ''), search.choose(CHOSEN, '')];
    expect([await former, (await latter)?.City?.text]).to.deep.equal([null, 'Portland']);
    expect([calls[0]?.signal.aborted, reports.length]).to.deep.equal([true, 0]);
    const refused = openSearch(refusal());
    expect(await refused.search.choose(CHOSEN, '')).to.equal(null);
    expect(refused.reports.length).to.equal(1);
  });

  it('is aborted by a reset', async () => {
    const { search, calls, shown } = openSearch(() => detailsOf(PORTLAND));
    const chosen = search.choose(CHOSEN, '');
    search.reset();
    expect([await chosen, calls[0]?.signal.aborted, shown.length]).to.deep.equal([null, true, 1]);
  });

  it('continues while the visitor types on or leaves the line', async () => {
    const { search } = openSearch(() => detailsOf(PORTLAND));
    const chosen = search.choose(CHOSEN, '');
    search.type('');
    search.stop();
    expect((await chosen)?.City?.text).to.equal('Portland');
  });
});
