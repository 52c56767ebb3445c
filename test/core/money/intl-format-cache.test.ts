import { expect } from '@open-wc/testing';
import { formatMoney, money } from '../../../core/money/index.ts';

const price = money(123456, 'EUR');

describe('the cache of Intl formats', () => {
  const NumberFormat = Intl.NumberFormat;
  let asked: unknown[] = [];

  beforeEach(() => {
    asked = [];
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct(target, [locales, options]: ConstructorParameters<typeof NumberFormat>) {
        asked.push(locales);
        return new target(locales, options);
      },
    });
  });

  afterEach(() => {
    Intl.NumberFormat = NumberFormat;
  });

  const print = (locale: string) => formatMoney(price, { locale });

  it('creates one format per currency', () => {
    for (let time = 0; time < 5; time++) print('de-DE-x-once');
    expect(asked).to.have.length(1);
  });

  it("calls Intl with en-US as a fallback, so that an unknown locale does not use the visitor's own", () => {
    print('zz-ZZ-x-behind');
    expect(asked).to.deep.equal([['zz-ZZ-x-behind', 'en-US']]);
  });

  it('drops a format after two hundred others, so that memory stays bounded', () => {
    print('de-DE-x-oldest');
    for (let other = 0; other < 199; other++) print(`de-DE-x-other${other}`);
    asked = [];
    print('de-DE-x-oldest');
    expect(asked, 'the two hundredth is still kept').to.have.length(0);
    print('de-DE-x-other199');
    print('de-DE-x-oldest');
    expect(asked).to.deep.equal([
      ['de-DE-x-other199', 'en-US'],
      ['de-DE-x-oldest', 'en-US'],
    ]);
  });
});
