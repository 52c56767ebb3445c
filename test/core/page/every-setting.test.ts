import { expect } from '@open-wc/testing';
import { createPageSettings, type Settings } from '../../../core/page/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';

interface SettingCase {
  /** Accepted values and their meaning; the second one is omitted where both are the same. */
  readonly good: readonly (readonly [said: unknown, meant?: unknown])[];
  /** Refused values; the default applies then. */
  readonly bad: readonly unknown[];
}

const TEXT: SettingCase = { good: [['abc'], ['', null]], bad: [1, true, [], {}] };
const SWITCH: SettingCase = { good: [[true], [false]], bad: ['true', 1, {}] };
const SUBJECT: SettingCase = {
  good: [
    [{ id: 'a', title: 'A', recordType: 11, permissionType: 1 }],
    [{ id: 'a' }, { id: 'a', title: null, recordType: null, permissionType: null }],
    [
      { id: 'a', title: 7, recordType: 'x' },
      { id: 'a', title: null, recordType: null, permissionType: null },
    ],
  ],
  bad: ['a', [], {}, { id: '' }, { id: 7 }],
};
const PLACE: SettingCase = {
  good: [
    ['/kasse'],
    ['/kasse?step=1#top'],
    [`${location.origin}/kasse`, '/kasse'],
    ['https://other.example/kasse'],
  ],
  bad: ['', 'javascript:alert(1)', 7, {}],
};

const API_ROOT: SettingCase = {
  good: [
    ['https://api.example/v1/', 'https://api.example/v1'],
    ['/shop/', `${location.origin}/shop`],
    ['https://api.example?query#hash', 'https://api.example'],
  ],
  bad: ['', 'ftp://api.example', 7],
};

const NOTHING = { mailingListSignUpEnabled: undefined, scarcityText: undefined };

const CASES: Readonly<Record<string, SettingCase>> = {
  apiRoot: API_ROOT,
  gateway: {
    good: [['memory'], [' Vendure ', 'vendure'], ['medusa'], ['shopify'], ['WooCommerce', 'woocommerce']],
    bad: ['', 'vendur', 'rest'],
  },
  apiKey: TEXT,
  apiRegion: TEXT,
  websiteId: TEXT,
  websiteStatus: TEXT,
  templateId: TEXT,
  currency: { good: [['EUR'], [' jpy ', 'JPY']], bad: ['', 'XXX', 'dollars', 'constructor', 840] },
  locale: { good: [['fr-CA'], ['fr_ca', 'fr-CA']], bad: ['', 'not a language', '../..', 7] },
  memberLocale: { good: [['de-AT'], ['de_at', 'de-AT']], bad: ['', 'not a language', 7] },
  captchaSiteKey: TEXT,
  captchaProvider: {
    good: [['recaptcha'], ['recaptcha-enterprise'], ['hcaptcha'], ['turnstile'], ['altcha']],
    bad: ['', 'other', 7],
  },
  pageType: { good: [[200], ['200', 200], ['show-cart', 200]], bad: ['', 'cart', 4, 'toString', -1, 2.5] },
  collection: SUBJECT,
  item: SUBJECT,
  authenticatedAccountId: TEXT,
  websiteRoles: { good: [[[1, 10]], [[]]], bad: ['1', 1, ['admin'], {}] },
  timeZone: {
    good: [['Europe/Berlin'], ['UTC'], ['US/Eastern'], [' Asia/Tokyo ', 'Asia/Tokyo']],
    bad: ['', 'Mars/Olympus', 7],
  },
  sourceEnvironment: { good: [['dev'], ['qa'], ['staging'], ['prod']], bad: ['', 'test', 7] },
  'storeSettings.multipleQuantityAllowedForServices': SWITCH,
  'storeSettings.minimumSubtotalCents': {
    good: [[0], [2500]],
    bad: ['2500', -1, 2.5, 2 ** 53, NaN, Infinity],
  },
  'storeSettings.freeShippingThresholdCents': { good: [[0], [5000]], bad: ['5000', -1, 2.5, NaN] },
  'storeSettings.currency': { good: [['EUR']], bad: ['XXX', 7] },
  'merchandising.product-1': {
    good: [
      [{ scarcityEnabled: true, customSoldOutText: 'Gone' }],
      [
        { restockNotificationViews: [{}], restockNotificationMessages: { buttonText: 'Notify me' } },
        { restockNotificationViews: [{}], restockNotificationMessages: { buttonText: 'Notify me' } },
      ],
      [
        {
          mailingListSignUpEnabled: 'yes',
          mailingListOptInByDefault: true,
          scarcityText: 3,
          scarcityShownByDefault: false,
        },
        { ...NOTHING, mailingListOptInByDefault: true, scarcityShownByDefault: false },
      ],
    ],
    bad: ['text', 7, true],
  },
  'localizedStrings.productAddToCartText': { good: [['In den Korb'], ['']], bad: [7, {}] },
  'strings.addToCart': { good: [['Nimm mit'], ['']], bad: [7, [], { one: 'ein Stück' }, { other: 7 }] },
  'strings.itemCount': { good: [[{ one: '{n} Teil', other: '{n} Teile' }], ['{n} Teile']], bad: [7] },
  restockSuccessText: TEXT,
  'reviews.killSwitch': SWITCH,
  'reviews.native': SWITCH,
  'reviews.imported': SWITCH,
  'multilingual.transactionalEmails': SWITCH,
  'installments.afterPayAvailable': SWITCH,
  'installments.afterPayMin': { good: [[100]], bad: ['100', -1, 1.5] },
  'installments.afterPayMax': { good: [[200000]], bad: ['100', -1, 1.5] },
  'installments.shopperLanguage': TEXT,
  'installments.stripeAccountCountry': TEXT,
  'installments.modalUrls': {
    good: [[{ en_US: 'https://hosted.example/us' }]],
    bad: [{ en_US: 'javascript:alert(1)' }, 'https://hosted.example', 7],
  },
  'urls.cart': PLACE,
  'urls.checkout': PLACE,
  'urls.subscriptionCheckout': PLACE,
  'urls.analytics': API_ROOT,
  'urls.upgradeTrial': PLACE,
  'urls.upgrade': PLACE,
  'cookies.cart': { good: [['BASKET']], bad: ['', 'a=b', 'a;b', 'a b', 7] },
  'cookies.census': { good: [['census']], bad: ['', 'a=b', 7] },
  'cookies.domains': {
    good: [[['example.com', 'shop.example.com']], [[]]],
    bad: ['example.com', [''], ['.example.com'], ['Example.com'], ['a;b'], 7],
  },
  cookiePolicy: { good: [['standard'], ['restrictive']], bad: ['', 'strict', true] },
  consent: { good: [['granted'], ['pending'], ['denied']], bad: ['', 'yes', true] },
  censusEnabled: SWITCH,
  'flags.newCart': SWITCH,
  experiments: {
    good: [[[{ name: 'pill', variant: 'b', status: 'ACTIVE' }]], [[]]],
    bad: ['pill', {}, [{ name: 'pill' }], [7]],
  },
  nonce: TEXT,
};

for (const [path, { good, bad }] of Object.entries(CASES)) {
  describe(`the setting ${path}`, () => {
    for (const [said, meant = said] of good) {
      it(`accepts ${JSON.stringify(said)}`, () => {
        const { settings, warnings } = configured(nest(path, said));
        expect(pick(settings, path)).to.deep.equal(meant);
        expect(warnings).to.deep.equal([]);
      });
    }

    for (const said of bad) {
      it(`falls back alone, with a warning by name, for ${JSON.stringify(said)}`, () => {
        const { settings, warnings } = configured({ ...nest(path, said), ...neighbour(path) });
        expect(pick(settings, path)).to.deep.equal(pick(standard(), path));
        expect(pick(settings, Object.keys(neighbour(path))[0] ?? '')).to.equal('neighbour');
        expect(warnings).to.have.lengthOf(1);
        expect(warnings[0])
          .to.contain(`"${path}"`)
          .and.to.contain('configureStore')
          .and.to.contain('expected');
      });
    }

    it('counts as absent if it is null or undefined', () => {
      for (const nothing of [null, undefined]) {
        const { settings, warnings } = configured(nest(path, nothing));
        expect(pick(settings, path)).to.deep.equal(pick(standard(), path));
        expect(warnings).to.deep.equal([]);
      }
    });
  });
}

describe('the tested settings', () => {
  it('cover all settings', () => {
    const free = ['merchandising', 'localizedStrings', 'strings', 'flags'];
    const all = Object.entries(standard()).flatMap(([key, value]: [string, unknown]) =>
      isGroup(value) && !free.includes(key) ? Object.keys(value).map((inner) => `${key}.${inner}`) : [key],
    );
    const tried = Object.keys(CASES).map((path) =>
      free.includes(path.split('.')[0] ?? '') ? (path.split('.')[0] ?? '') : path,
    );
    // An optional setting has no default.
    const optional = ['memberLocale', 'storeSettings.freeShippingThresholdCents'];
    expect([...new Set(tried)].sort()).to.deep.equal([...all, ...optional].sort());
  });
});

function configured(partial: unknown): { readonly settings: Settings; readonly warnings: string[] } {
  const warnings: string[] = [];
  const page = createPageSettings({ parse: parseSettings, warn: (sentence) => warnings.push(sentence) });
  page.configure(partial);
  return { settings: page.$settings.get(), warnings };
}

const standard = (): Settings => configured({}).settings;

function nest(path: string, value: unknown): Record<string, unknown> {
  const [outer = '', inner] = path.split('.');
  return { [outer]: inner === undefined ? value : { [inner]: value } };
}

function pick(settings: Settings, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value) as object, key), settings);
}

const neighbour = (path: string): Record<string, unknown> =>
  path === 'templateId' ? { websiteId: 'neighbour' } : { templateId: 'neighbour' };

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
