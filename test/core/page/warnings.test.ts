import { expect } from '@open-wc/testing';
import { createPageSettings, type PageSettings } from '../../../core/page/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';
import { catchWarnings } from '../shared/console.ts';

function openPage(): { readonly page: PageSettings; readonly warnings: string[] } {
  const warnings: string[] = [];
  return {
    page: createPageSettings({ parse: parseSettings, warn: (sentence) => warnings.push(sentence) }),
    warnings,
  };
}

describe('an unknown setting', () => {
  it('is warned about once, by name and place, and the others still apply', () => {
    const { page, warnings } = openPage();
    page.configure({ curency: 'EUR', locale: 'de-DE' });
    page.configure({ curency: 'EUR' });
    expect(warnings).to.deep.equal(['the setting "curency" in configureStore is not a known setting']);
    expect(page.$settings.get().locale).to.equal('de-DE');
  });

  it('of an element has the name of its attribute; another site needs its scheme', () => {
    const { page, warnings } = openPage();
    page.setElementSettings({ apiRoot: 'shop.example', gateway: 'vendur' });
    expect(warnings).to.deep.equal([
      'the setting "api-root" in <store-config> is not usable: expected an http or https URL, another site in full, such as "https://shop.example", got "shop.example"',
      'the setting "gateway" in <store-config> is not usable: expected one of memory, vendure, medusa, shopify, woocommerce, got "vendur"',
    ]);
  });

  it('may be one of several words in any case', () => {
    const { page, warnings } = openPage();
    page.setElementSettings({ gateway: ' WooCommerce', captchaProvider: 'hCaptcha' });
    expect(page.$settings.get()).to.include({ gateway: 'woocommerce', captchaProvider: 'hcaptcha' });
    expect(warnings).to.deep.equal([]);
  });

  it('inside a known one is warned about by its full name', () => {
    const { page, warnings } = openPage();
    page.setElementSettings({ urls: { basket: '/basket', cart: '/kasse' } });
    expect(warnings).to.deep.equal(['the setting "urls.basket" in <store-config> is not a known setting']);
    expect(page.$settings.get().urls.cart).to.equal('/kasse');
  });

  it('causes at most thirty warnings for ten thousand names', () => {
    const { page, warnings } = openPage();
    page.configure(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`key${index}`, index])));
    expect(warnings).to.have.lengthOf(30);
  });

  it('is truncated to a hundred characters in a warning, like a bad value', () => {
    const { page, warnings } = openPage();
    page.configure({ ['k'.repeat(100_000)]: 1, currency: 'C'.repeat(100_000) });
    for (const warning of warnings) expect(warning.length).to.be.below(300);
    expect(warnings).to.have.lengthOf(2);
  });

  it('is logged to the console by default', async () => {
    const warnings = await catchWarnings(() => {
      createPageSettings({ parse: parseSettings }).configure({ curency: 'EUR' });
    });
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.match(/^storefront-elements: the setting "curency" in configureStore /);
  });
});
