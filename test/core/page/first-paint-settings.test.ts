import { expect } from '@open-wc/testing';
import { createPageSettings } from '../../../core/page/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';

const STATED = {
  currency: ' nok ',
  locale: 'fr_CA',
  pageType: 'show-cart',
  urls: { cart: '/basket' },
  storeSettings: { multipleQuantityAllowedForServices: false, minimumSubtotalCents: 500 },
  merchandising: { mug: { customSoldOutText: 'gone', scarcityEnabled: true } },
  curency: 'EUR',
};

function openPage() {
  const warnings: string[] = [];
  const page = createPageSettings({ warn: (sentence) => warnings.push(sentence) });
  return { page, warnings, now: () => page.$settings.get() };
}

describe('settings before the network bundle', () => {
  it('include those of the first paint, without warnings', () => {
    const { page, warnings, now } = openPage();
    page.configure(STATED);
    const { currency, locale, storeSettings, merchandising } = now();
    expect([currency, locale, storeSettings.multipleQuantityAllowedForServices]).to.deep.equal([
      'NOK',
      'fr-CA',
      false,
    ]);
    expect(merchandising.mug?.customSoldOutText).to.equal('gone');
    expect(now().urls.cart).to.equal('/cart');
    expect(warnings).to.deep.equal([]);
  });

  it('treat an unusable value as absent', () => {
    const { page, now } = openPage();
    const defaults = now();
    for (const junk of [7, 'XXX', {}, [], true, null]) {
      page.configure({
        currency: junk,
        locale: junk === 'XXX' ? '?' : junk,
        storeSettings: junk,
        merchandising: junk,
      });
      page.configure({ storeSettings: { currency: junk, multipleQuantityAllowedForServices: 'true' } });
      page.configure({ merchandising: { mug: junk } });
    }
    const { merchandising, ...others } = now();
    const { merchandising: none, ...expected } = defaults;
    expect(none).to.deep.equal({});
    expect(merchandising.mug?.customSoldOutText).to.equal(undefined);
    expect(others).to.deep.equal(expected);
  });

  it('are all read, from every source, when the bundle loads', () => {
    const { page, warnings, now } = openPage();
    page.configure(STATED);
    page.configure({ urls: { checkout: '/till' } });
    page.setElementSettings({ captchaSiteKey: 'key' });
    page.readBy(parseSettings);
    expect(now().pageType).to.equal(200);
    expect([now().urls.cart, now().urls.checkout, now().captchaSiteKey]).to.deep.equal([
      '/basket',
      '/till',
      'key',
    ]);
    expect(now().storeSettings).to.deep.include({ minimumSubtotalCents: 500, currency: 'NOK' });
    expect(now().merchandising.mug).to.deep.include({ customSoldOutText: 'gone', scarcityEnabled: true });
    expect(warnings).to.deep.equal(['the setting "curency" in configureStore is not a known setting']);
    page.configure({ currency: 'no money' });
    expect(warnings[1]).to.include('is not usable: expected the code of one of the 27 currencies');
  });

  it('do not notify listeners without a change', () => {
    const { page } = openPage();
    page.configure({ currency: 'EUR' });
    let changes = 0;
    page.$settings.listen(() => (changes += 1));
    page.readBy(parseSettings);
    expect(changes).to.equal(0);
  });
});
