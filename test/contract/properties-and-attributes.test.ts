import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../elements/all.ts';
import { TAG_NAMES, type TagName } from '../../elements/index.ts';
import { mugProduct } from '../../elements/testing.ts';
import { catchWarnings } from '../core/shared/console.ts';
import { createTag, defineLate, readProperty, showableStore, TAG_CASES } from '../support/elements.ts';

interface PropertyCase {
  readonly tag: TagName;
  readonly property: string;
  readonly attribute: string;
  /** What it is when nothing is said. */
  readonly fallback: unknown;
  /** Attribute text → value. */
  readonly good: readonly (readonly [text: string, value: unknown])[];
  /** Attribute text → what is taken instead, with one warning. */
  readonly bad: readonly (readonly [text: string, value: unknown])[];
}

const URL_CASES = {
  fallback: '',
  good: [
    ['/checkout?x=1', '/checkout?x=1'],
    ['https://shop.example/a', 'https://shop.example/a'],
  ],
  bad: [
    ['javascript:alert(1)', ''],
    ['java\tscript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['blob:x', ''],
    ['http://[', ''],
  ],
} as const;

const LOCALE_CASES = {
  attribute: 'locale',
  property: 'locale',
  fallback: '',
  good: [
    ['de-DE', 'de-DE'],
    ['pt_BR', 'pt-BR'],
  ],
  bad: [
    ['!!', ''],
    ['"><svg onload>', ''],
  ],
} as const;

const CASES: readonly PropertyCase[] = [
  {
    tag: 'store-add-to-cart',
    property: 'quantity',
    attribute: 'quantity',
    fallback: null,
    good: [
      ['3', 3],
      [' 12 ', 12],
      ['9999', 9999],
      ['', null],
    ],
    bad: [
      ['NaN', null],
      ['Infinity', null],
      ['1e400', null],
      ['0x10', null],
      ['1.5', 1],
      ['-0', 1],
      ['0', 1],
      ['-7', 1],
      ['10000', 9999],
      ['9'.repeat(400), 9999],
      ['<b>3</b>', null],
    ],
  },
  {
    tag: 'store-add-to-cart',
    property: 'options',
    attribute: 'options',
    fallback: 'select',
    good: [
      ['radio', 'radio'],
      [' RADIO ', 'radio'],
      ['select', 'select'],
      ['', 'select'],
    ],
    bad: [['dropdown', 'select']],
  },
  {
    tag: 'store-add-to-cart',
    property: 'express',
    attribute: 'express',
    fallback: false,
    good: [
      ['', true],
      ['express', true],
      ['true', true],
      ['false', false],
    ],
    bad: [['maybe', false]],
  },
  {
    tag: 'store-add-to-cart',
    property: 'buttonText',
    attribute: 'button-text',
    fallback: '',
    good: [
      ['Buy', 'Buy'],
      ['', ''],
      ['"><svg onload=alert(1)>', '"><svg onload=alert(1)>'],
    ],
    bad: [],
  },
  { tag: 'store-add-to-cart', ...LOCALE_CASES },
  { tag: 'cart-pill', property: 'href', attribute: 'href', ...URL_CASES },
  {
    tag: 'cart-pill',
    property: 'position',
    attribute: 'position',
    fallback: 'bottom-right',
    good: [
      ['top-left', 'top-left'],
      ['inline', 'inline'],
    ],
    bad: [['middle', 'bottom-right']],
  },
  { tag: 'cart-pill', ...LOCALE_CASES },
  { tag: 'store-cart', property: 'checkoutHref', attribute: 'checkout-href', ...URL_CASES },
  {
    tag: 'store-cart',
    property: 'minimumSubtotalCents',
    attribute: 'minimum-subtotal-cents',
    fallback: null,
    good: [
      ['0', 0],
      ['2500', 2500],
    ],
    bad: [
      ['-1', 0],
      ['much', null],
    ],
  },
  { tag: 'store-cart', ...LOCALE_CASES },
  ...Object.entries({
    apiRoot: ['api-root', '/store/api'],
    gateway: ['gateway', 'memory'],
    websiteId: ['website-id', 'w-1'],
    currency: ['currency', 'EUR'],
    locale: ['locale', 'de-DE'],
    captchaSiteKey: ['captcha-site-key', 'key'],
    captchaProvider: ['captcha-provider', 'turnstile'],
    pageType: ['page-type', '1'],
  } as const).map(([property, [attribute, text]]): PropertyCase => ({
    tag: 'store-config',
    property,
    attribute,
    fallback: '',
    good: [[text, text]],
    bad: [],
  })),
];

/** JSON texts and objects: asked below and in test/elements/parts. */
const PRODUCT_ATTRIBUTE = 'product';

/** What frameworks write for a property that is not there yet. */
const OTHER_SPELLINGS = CASES.filter(({ property, attribute }) => property.toLowerCase() !== attribute).map(
  ({ property }) => property.toLowerCase(),
);

/** Lets everything be said that is to be said. */
async function untilTold(): Promise<void> {
  await import('../../elements/host/teaching/teaching.ts');
  await nextFrame();
}

function attributesOf(tag: TagName): readonly string[] {
  const { observedAttributes } = customElements.get(tag) as unknown as {
    readonly observedAttributes: readonly string[];
  };
  return observedAttributes.filter(
    (attribute) => attribute !== PRODUCT_ATTRIBUTE && !OTHER_SPELLINGS.includes(attribute),
  );
}

describe('properties and attributes', () => {
  beforeEach(showableStore);

  for (const tag of TAG_NAMES) {
    it(`of <${tag}> are all asked here`, () => {
      const asked = CASES.filter((each) => each.tag === tag).map(({ attribute }) => attribute);
      expect(asked).to.have.members(attributesOf(tag));
    });
  }

  for (const { tag, property, attribute, fallback, good, bad } of CASES) {
    describe(`<${tag} ${attribute}>`, () => {
      it('is the default when nothing is said', () => {
        expect(readProperty(createTag(tag), property)).to.equal(fallback);
      });

      it('is what was set before the tag was defined', async () => {
        for (const [, value] of good) {
          const late = defineLate(tag);
          Reflect.set(late.element, property, value);
          document.body.append(late.element);
          late.define();
          await late.element.updateComplete;
          expect(readProperty(late.element, property)).to.equal(value);
          late.element.remove();
        }
      });

      it('is what was written before the tag was defined', () => {
        for (const [text, value] of good) {
          const late = defineLate(tag);
          late.element.setAttribute(attribute, text);
          document.body.append(late.element);
          late.define();
          expect(readProperty(late.element, property)).to.equal(value);
          late.element.remove();
        }
      });

      for (const [text, value] of good) {
        it(`takes "${text}" and goes back to the default when the attribute is removed, without a word`, async () => {
          const element = createTag(tag);
          const warnings = await catchWarnings(async () => {
            element.setAttribute(attribute, text);
            expect(readProperty(element, property)).to.equal(value);
            element.removeAttribute(attribute);
            await untilTold();
          });
          expect(readProperty(element, property)).to.equal(fallback);
          expect(warnings).to.deep.equal([]);
        });
      }

      for (const [text, value] of bad) {
        it(`makes ${String(value)} of "${text.slice(0, 40)}" and warns once`, async () => {
          const element = createTag(tag);
          const warnings = await catchWarnings(async () => {
            element.setAttribute(attribute, text);
            expect(readProperty(element, property), 'as an attribute').to.equal(value);
            element.removeAttribute(attribute);
            Reflect.set(element, property, text);
            expect(readProperty(element, property), 'as a property').to.equal(value);
            await untilTold();
          });
          expect(warnings).to.have.lengthOf(1);
          expect(warnings[0]).to.contain(`"${attribute}"`).and.contain(text.slice(0, 100));
          expect(warnings[0]!.length).to.be.below(300);
        });
      }

      it('is taken from the property in lower case, which the attribute itself overrides', () => {
        const [[text, value] = ['', fallback]] = good;
        const element = createTag(tag);
        element.setAttribute(property.toLowerCase(), text);
        expect(readProperty(element, property)).to.equal(value);
        element.setAttribute(attribute, '');
        element.setAttribute(property.toLowerCase(), text);
        if (property.toLowerCase() !== attribute) expect(readProperty(element, property)).to.equal(fallback);
        element.removeAttribute(attribute);
        element.removeAttribute(property.toLowerCase());
        expect(readProperty(element, property)).to.equal(fallback);
      });

      it('takes the default for values that no attribute could hold', async () => {
        const element = createTag(tag);
        await catchWarnings(async () => {
          for (const value of [null, undefined, {}, [], Symbol('x'), () => 1, NaN]) {
            Reflect.set(element, property, value);
            expect(readProperty(element, property)).to.equal(fallback);
          }
          await untilTold();
        });
      });
    });
  }

  it('`ready` that is asked for before the tag is in the page waits for its view', async () => {
    for (const { tag, hasView } of TAG_CASES) {
      const element = createTag(tag);
      let isReady = false;
      const ready = element.ready.then(() => {
        isReady = true;
      });
      await nextFrame();
      expect(isReady, tag).to.equal(!hasView);
      document.body.append(element);
      await ready;
      const { firstElementChild } = element.shadowRoot ?? element;
      if (hasView) expect(firstElementChild!.localName, tag).to.match(/^store-view-/);
      element.remove();
    }
  });

  it('a product set before the tag was defined is shown', async () => {
    for (const tag of ['store-product', 'store-add-to-cart']) {
      const late = defineLate(tag);
      Reflect.set(late.element, 'product', mugProduct);
      late.define();
      await fixture(late.element);
      expect(readProperty(late.element, 'product')).to.equal(mugProduct);
    }
  });
});
