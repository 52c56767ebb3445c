import { expect } from '@open-wc/testing';
import { createPageSettings, type PageSettings } from '../../../core/page/index.ts';

function openPage(): { readonly page: PageSettings; readonly warnings: string[] } {
  const warnings: string[] = [];
  return { page: createPageSettings({ warn: (sentence) => warnings.push(sentence) }), warnings };
}

describe('what only a program can say', () => {
  it('is kept beside the settings, and adds up', () => {
    const { page, warnings } = openPage();
    const reportError = (): void => undefined;
    const gateway = { read: () => Promise.resolve() };
    const middleware = (): void => undefined;
    page.configure({ reportError, currency: 'EUR' });
    page.configure({ gateway, strings: { cart: { title: 'Korb' } }, use: middleware });
    expect(page.$program.get()).to.deep.equal({
      reportError,
      gateway,
      strings: { cart: { title: 'Korb' } },
      use: [middleware],
    });
    expect(page.$settings.get().currency).to.equal('EUR');
    expect(page.$settings.get()).not.to.have.property('reportError');
    expect(warnings).to.deep.equal([]);
  });

  it('is nothing at first', () => {
    expect(openPage().page.$program.get()).to.deep.equal({
      reportError: null,
      gateway: null,
      strings: {},
      use: [],
    });
  });

  const mistakes = [
    ['reportError', 'console.error'],
    ['strings', 'Korb'],
    ['gateway', 7],
    ['gateway', []],
    ['use', {}],
    ['use', [() => undefined, null]],
  ] as const;
  for (const [key, value] of mistakes) {
    it(`is a programmer's mistake when ${key} is ${JSON.stringify(value)}, and nothing of it is taken`, () => {
      const { page } = openPage();
      expect(() => {
        page.configure({ currency: 'EUR', [key]: value });
      }).to.throw(`configureStore: ${key}: expected`);
      expect(page.$settings.get().currency).to.equal('USD');
      expect(page.$program.get().reportError).to.equal(null);
    });
  }

  for (const value of [undefined, null, 'EUR', 7, [], [['currency', 'EUR']]]) {
    it(`is a programmer's mistake when all of it is ${JSON.stringify(value)}`, () => {
      expect(() => {
        openPage().page.configure(value);
      }).to.throw('configureStore: expected an object of settings');
    });
  }

  it('is not taken from an element', () => {
    const { page, warnings } = openPage();
    page.setElementSettings({ gateway: {}, reportError: 'console.error' });
    expect(page.$program.get().gateway).to.equal(null);
    expect(warnings).to.deep.equal([
      'storefront-elements: the setting "gateway" in <store-config> can only be given through configureStore',
      'storefront-elements: the setting "reportError" in <store-config> can only be given through configureStore',
    ]);
  });

  it('does not make an element throw, whatever it says', () => {
    const { page } = openPage();
    for (const value of [undefined, null, 'EUR', 7, []]) page.setElementSettings(value);
    expect(page.$settings.get().currency).to.equal('USD');
  });
});
