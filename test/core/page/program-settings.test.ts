import { expect } from '@open-wc/testing';
import { createPageSettings, type PageSettings } from '../../../core/page/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';

function openPage(): { readonly page: PageSettings; readonly warnings: string[] } {
  const warnings: string[] = [];
  return {
    page: createPageSettings({ parse: parseSettings, warn: (sentence) => warnings.push(sentence) }),
    warnings,
  };
}

describe('program settings', () => {
  it('are stored apart from the others, and merged', () => {
    const { page, warnings } = openPage();
    const reportError = (): void => undefined;
    const gateway = { read: () => Promise.resolve() };
    const middleware = (): void => undefined;
    page.configure({ reportError, currency: 'EUR' });
    page.configure({ gateway, use: middleware });
    expect(page.$program.get()).to.deep.equal({
      reportError,
      gateway,
      use: [middleware],
      analytics: [],
    });
    expect(page.$settings.get().currency).to.equal('EUR');
    expect(page.$settings.get()).not.to.have.property('reportError');
    expect(warnings).to.deep.equal([]);
  });

  it('are empty at first', () => {
    expect(openPage().page.$program.get()).to.deep.equal({
      reportError: null,
      gateway: null,
      use: [],
      analytics: [],
    });
  });

  it('accept a gateway as object or name: the last one wins', () => {
    const { page, warnings } = openPage();
    const gateway = { cart: {} };
    page.configure({ gateway: 'memory' });
    page.configure({ gateway });
    expect(page.$program.get().gateway).to.equal(gateway);
    page.configure({ gateway: 'memory' });
    expect(page.$program.get().gateway).to.equal(null);
    expect(page.$settings.get().gateway).to.equal('memory');
    expect(warnings).to.deep.equal([]);
  });

  it('accept only the name of a gateway in the document', () => {
    const { page, warnings } = openPage();
    page.setElementSettings({ gateway: 'memory' });
    expect(page.$settings.get().gateway).to.equal('memory');
    page.setElementSettings({ gateway: {} });
    expect(page.$settings.get().gateway).to.equal(null);
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.contain('configureStore');
  });

  it('warn once about an unknown gateway name', () => {
    const { page, warnings } = openPage();
    for (let time = 0; time < 2; time += 1) page.setElementSettings({ gateway: 'memmory' });
    expect(warnings).to.deep.equal([
      'the setting "gateway" in <store-config> is not usable: expected one of memory, vendure, medusa, shopify, woocommerce, got "memmory"',
    ]);
  });

  const mistakes = [
    ['reportError', 'console.error'],
    ['gateway', 7],
    ['gateway', []],
    ['use', {}],
    ['use', [() => undefined, null]],
    ['analytics', { name: 'without record' }],
    ['analytics', [{ record: () => undefined }]],
    ['analytics', { name: 7, record: () => undefined }],
  ] as const;
  for (const [key, value] of mistakes) {
    it(`throw if ${key} is ${JSON.stringify(value)}, and apply nothing`, () => {
      const { page } = openPage();
      expect(() => {
        page.configure({ currency: 'EUR', [key]: value });
      }).to.throw(`configureStore: ${key}: expected`);
      expect(page.$settings.get().currency).to.equal('USD');
      expect(page.$program.get().reportError).to.equal(null);
    });
  }

  for (const value of [undefined, null, 'EUR', 7, [], [['currency', 'EUR']]]) {
    it(`throw if the argument is ${JSON.stringify(value)}`, () => {
      expect(() => {
        openPage().page.configure(value);
      }).to.throw('configureStore: expected an object of settings');
    });
  }

  it('are not accepted from an element', () => {
    const { page, warnings } = openPage();
    page.setElementSettings({ gateway: {}, reportError: 'console.error' });
    expect(page.$program.get().gateway).to.equal(null);
    expect(warnings).to.deep.equal([
      'the setting "gateway" in <store-config> can only be given through configureStore',
      'the setting "reportError" in <store-config> can only be given through configureStore',
    ]);
  });

  it('do not make an element throw, whatever it sets', () => {
    const { page } = openPage();
    for (const value of [undefined, null, 'EUR', 7, []]) page.setElementSettings(value);
    expect(page.$settings.get().currency).to.equal('USD');
  });
});
