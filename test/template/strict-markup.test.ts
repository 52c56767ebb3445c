import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commerceArea } from '../../engine/template/areas/commerce/commerce-area.ts';
import { TEXTS } from '../../engine/template/areas/commerce/strings.ts';
import { contentArea } from '../../engine/template/areas/content/content-area.ts';
import { socialArea } from '../../engine/template/areas/social/social-area.ts';
import { engineFor } from './support/ours.ts';

const POISON = `"><script>alert(1)</script>'`;

/** Every field that any of these formatters reads, poisoned as deep as they read. */
const FIELDS =
  'id assetUrl title body filename altText originalSize componentKey systemDataId mainImageId recordTypeLabel promotedBlockType userName profileUrl fullUrl publicCommentCount likeCount recordType overlay';
const NESTED = {
  item: 'id publicCommentCount commentState',
  collection: 'id publicCommentCount commentState',
  coverImage: FIELDS,
  mainImage: 'assetUrl',
  oembed: 'html providerName',
  structuredContent: 'audioAssetUrl',
  colorData: 'topLeftAverage topRightAverage bottomLeftAverage bottomRightAverage centerAverage',
  mediaFocalPoint: 'x y',
  author: 'displayName',
  location: 'addressLine1 addressLine2 addressCountry',
  website: 'shareButtonOptions',
};

function poisoned(names: string): Record<string, unknown> {
  return Object.fromEntries(names.split(' ').map((name) => [name, POISON]));
}

const VALUE = {
  ...poisoned(FIELDS),
  ...Object.fromEntries(Object.entries(NESTED).map(([name, names]) => [name, poisoned(names)])),
  items: [poisoned(FIELDS)],
  categories: [POISON],
  tags: [POISON],
  startDate: 0,
  endDate: 0,
  systemDataVariants: `100w,${POISON}w`,
  website: { shareButtonOptions: [POISON] },
  websiteSettings: { simpleLikingEnabled: true },
};

/** Their text is inside a tag. */
const ATTRIBUTES = ['image-meta', 'cover-image-meta', 'child-image-meta', 'image-color', 'image-srcset'];

/** They work on a text itself. */
const ON_TEXT = ['activate-twitter-links', 'color-weight', 'width', 'height'];

/** They hand a text on, and leave the escaping to {v|x|html}. */
const NO_MARKUP = ['AbsUrl', 'capitalize'];

/** Two attributes of the button of subscriptions have no space between them. */
const TAG = /^<\/?[a-z]+((?:\s+|(?<="))([\w-]+="[^"]*"|data-dynamic-strings|hidden|checked))*\s*\/?>$/;

function assertClean(output: string): void {
  for (const [each] of output.matchAll(/<[^>]*>?/g)) assert.match(each, TAG, output);
  assert.doesNotMatch(output, /<script>alert/);
}

describe('texts in the markup of strict mode', () => {
  const names = Object.keys({ ...contentArea.formatters, ...socialArea.formatters });
  for (const name of names.filter((each) => !NO_MARKUP.includes(each))) {
    for (const args of ['', ':load-false:color-data', ':topLeft'] as const) {
      it(`cannot break out of ${name}${args}`, () => {
        const tag = `{v|${name}${args}}`;
        const data = { ...VALUE, v: ON_TEXT.includes(name) ? POISON : VALUE };
        const source = ATTRIBUTES.includes(name) && args === '' ? `<img ${tag}>` : tag;
        const { output } = engineFor({ compat: 'strict' }).render(source, data, {});
        assertClean(output);
      });
    }
  }

  it('are printed', () => {
    const { output } = engineFor({ compat: 'strict' }).render('{v|image}', { v: VALUE }, {});
    assert.equal(output.split('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;').length, 9);
  });
});

const MONEY = { value: '5', currency: POISON };

function variant(size: string): Record<string, unknown> {
  return {
    ...poisoned('id sku'),
    attributes: { [POISON]: POISON + size },
    optionValues: [{ value: POISON }],
    qtyInStock: 3,
    onSale: true,
    priceMoney: MONEY,
    salePriceMoney: { ...MONEY, value: '4' },
  };
}

const CONTENT = {
  ...poisoned('productSubscriptionUnit customAddButtonText additionalFieldsFormId'),
  productType: 1,
  useCustomAddButtonText: true,
  additionalFieldsForm: poisoned('name'),
  variantOptionOrdering: [POISON],
  variants: [variant('S'), variant('M')],
  priceMoney: MONEY,
  salePriceMoney: MONEY,
};

const PLAN = { billingPeriod: { value: 2, unit: POISON }, numBillingCycles: 3 };

/** Products of each kind, and what is printed of them alone. */
const PRODUCTS = {
  physical: CONTENT,
  'one that is sold out': { ...CONTENT, variants: [{ ...variant('S'), qtyInStock: 0 }] },
  'a subscription': {
    ...CONTENT,
    isSubscribable: true,
    subscriptionPlan: PLAN,
    productSubscriptionOptions: [poisoned('id')],
  },
  'a service': { ...CONTENT, productType: 3 },
  'a gift card': { ...CONTENT, productType: 4 },
  digital: { ...CONTENT, productType: 2 },
};

const SHOP = {
  localizedStrings: poisoned(
    Object.values(TEXTS)
      .map(({ key }) => key)
      .join(' '),
  ),
  productMerchandisingContext: {
    [POISON]: {
      ...poisoned('scarcityText customSoldOutText'),
      scarcityEnabled: true,
      scarcityTemplateViews: [{ attributes: poisoned('size') }],
      restockNotificationViews: [poisoned('variantId hiddenByDefault mailingListSignUpEnabled')],
      restockNotificationMessages: poisoned('CTAText placeholderText buttonText mailingListDescription'),
    },
  },
};

describe("texts in the shop's markup of strict mode", () => {
  for (const [kind, structuredContent] of Object.entries(PRODUCTS))
    for (const name of Object.keys(commerceArea.formatters)) {
      it(`cannot break out of ${name} of ${kind}`, () => {
        const id = { ...poisoned('id collectionId rawTitle value') };
        for (const useCLDRMoneyFormat of [false, true]) {
          const data = {
            ...SHOP,
            v: { ...id, ...variant('S'), structuredContent },
            t: POISON,
            featureFlags: { useCLDRMoneyFormat },
          };
          const engine = engineFor({ compat: 'strict', locale: 'en-US' });
          assertClean(engine.render(`{v|${name}}{t|${name}}`, data, {}).output);
        }
      });
    }

  for (const [name, times] of [
    ['add-to-cart-btn', 4],
    ['product-scarcity', 2],
    ['product-status', 1],
    ['variant-descriptor', 1],
  ] as const)
    it(`are printed by ${name}`, () => {
      const v = { ...poisoned('id'), ...variant('S'), structuredContent: CONTENT };
      const engine = engineFor({ compat: 'strict', locale: 'en-US' });
      const { output } = engine.render(`{v|${name}}`, { ...SHOP, v }, {});
      assert.equal(output.split('&lt;script&gt;').length - 1, times);
    });
});
