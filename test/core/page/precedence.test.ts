import { expect } from '@open-wc/testing';
import { createPageSettings, type PageSettings } from '../../../core/page/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';
import { addConfigScript } from './config-script.ts';

const ELEMENT = { currency: 'EUR', urls: { cart: '/element' }, flags: { element: true, shared: true } };
const SCRIPT = {
  currency: 'GBP',
  locale: 'en-GB',
  urls: { cart: '/script', checkout: '/script' },
  flags: { shared: false, script: true },
};
const PROGRAM = {
  currency: 'JPY',
  locale: 'ja-JP',
  websiteId: 'program',
  urls: { cart: '/program', checkout: '/program', subscriptionCheckout: '/program' },
};

const SAY: Readonly<Record<string, (page: PageSettings) => void>> = {
  element: (page) => {
    page.setElementSettings(ELEMENT);
  },
  script: (page) => {
    addConfigScript(JSON.stringify(SCRIPT));
    page.readDocument();
  },
  program: (page) => {
    page.configure(PROGRAM);
  },
};

const ORDERS = [
  ['element', 'script', 'program'],
  ['element', 'program', 'script'],
  ['script', 'element', 'program'],
  ['script', 'program', 'element'],
  ['program', 'element', 'script'],
  ['program', 'script', 'element'],
];

function openPage(): PageSettings {
  return createPageSettings({
    parse: parseSettings,
    warn: (sentence) => {
      throw new Error(`unexpected warning: ${sentence}`);
    },
  });
}

describe('settings of several sources', () => {
  for (const order of ORDERS) {
    it(`rank element, script, program, when set in the order ${order.join(', ')}`, () => {
      const page = openPage();
      for (const place of order) SAY[place]?.(page);
      const settings = page.$settings.get();
      expect(settings.currency).to.equal('EUR');
      expect(settings.locale).to.equal('en-GB');
      expect(settings.websiteId).to.equal('program');
      expect(settings.timeZone).to.equal('America/New_York');
      expect(settings.urls).to.include({
        cart: '/element',
        checkout: '/script',
        subscriptionCheckout: '/program',
      });
      expect({ ...settings.flags }).to.deep.equal({ element: true, shared: true, script: true });
    });
  }

  it('fall back to the next source if a value is unusable', () => {
    const page = createPageSettings({ parse: parseSettings, warn: () => undefined });
    page.configure(PROGRAM);
    page.setElementSettings({ currency: 'euros', urls: { cart: 'javascript:void 0' } });
    expect(page.$settings.get().currency).to.equal('JPY');
    expect(page.$settings.get().urls.cart).to.equal('/program');
  });

  it('can clear a text with an empty one', () => {
    const page = openPage();
    page.configure({ captchaSiteKey: 'key' });
    page.setElementSettings({ captchaSiteKey: '' });
    expect(page.$settings.get().captchaSiteKey).to.equal(null);
  });
});

describe('a program that configures twice', () => {
  it('merges its settings; later ones win', () => {
    const page = openPage();
    page.configure({ currency: 'JPY', urls: { cart: '/one', checkout: '/one' } });
    page.configure({ locale: 'ja-JP', urls: { cart: '/two' } });
    expect(page.$settings.get()).to.include({ currency: 'JPY', locale: 'ja-JP' });
    expect(page.$settings.get().urls).to.include({ cart: '/two', checkout: '/one' });
  });
});

describe('a store-config element', () => {
  it('drops settings that it no longer has, and all when it is removed', () => {
    const page = openPage();
    page.configure({ currency: 'JPY' });
    page.setElementSettings({ currency: 'EUR', locale: 'de-DE' });
    page.setElementSettings({ currency: 'EUR' });
    expect(page.$settings.get()).to.include({ currency: 'EUR', locale: 'en-US' });
    page.setElementSettings(null);
    expect(page.$settings.get().currency).to.equal('JPY');
  });
});

describe('the currency', () => {
  it('is that of the store settings if nothing else sets it', () => {
    const page = openPage();
    page.configure({ storeSettings: { currency: 'SEK' } });
    expect(page.$settings.get().currency).to.equal('SEK');
  });

  it('is that of the nearest source that sets either key, and both keys agree', () => {
    const page = openPage();
    page.configure({ currency: 'JPY' });
    page.setElementSettings({ storeSettings: { currency: 'SEK' } });
    expect(page.$settings.get().currency).to.equal('SEK');
    page.setElementSettings({ currency: 'EUR' });
    expect(page.$settings.get().currency).to.equal('EUR');
    expect(page.$settings.get().storeSettings.currency).to.equal('EUR');
  });

  it('is the outer one if one source sets both keys', () => {
    const page = openPage();
    page.configure({ currency: 'EUR', storeSettings: { currency: 'SEK' } });
    expect(page.$settings.get().currency).to.equal('EUR');
  });
});

describe('the settings', () => {
  it('notify listeners of changes', () => {
    const page = openPage();
    const heard: string[] = [];
    const stop = page.$settings.listen(({ currency }) => heard.push(currency));
    page.configure({ currency: 'EUR' });
    stop();
    expect(heard).to.deep.equal(['EUR']);
  });

  it('cannot be changed from outside', () => {
    const { $settings } = openPage();
    const { urls, storeSettings, flags, cookies, reviews } = $settings.get();
    for (const part of [$settings.get(), urls, storeSettings, flags, cookies, reviews]) {
      expect(Object.isFrozen(part)).to.equal(true);
    }
  });
});
