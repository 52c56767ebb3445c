import type { TagName } from '../../elements/index.ts';
import { GALLERY_CASES } from './gallery-property-cases.ts';
import { IMAGE_CASES } from './image-property-cases.ts';
import { INSTALLMENT_CASES } from './installment-property-cases.ts';
import { SWITCH_CASES, textCase, type KindCases } from './kinds-of-property.ts';
import { RESTOCK_CASES } from './restock-property-cases.ts';

/** The cases of one attribute. */
export interface PropertyCase extends KindCases {
  readonly tag: TagName;
  readonly property: string;
  readonly attribute: string;
}

/** The attributes for which the cases of their kind (`casesOfKind`) are not enough. */
export const PROPERTY_CASES: readonly PropertyCase[] = [
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
    property: 'sticky',
    attribute: 'sticky',
    fallback: false,
    good: [
      ['', true],
      ['sticky', true],
      ['false', false],
      [' Always ', 'always'],
    ],
    bad: [['sometimes', false]],
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
  { tag: 'store-price', property: 'freeIfZero', attribute: 'free-if-zero', ...SWITCH_CASES },
  { tag: 'store-price', property: 'keepBillingUnit', attribute: 'keep-billing-unit', ...SWITCH_CASES },
  { tag: 'store-price', property: 'freeLabel', attribute: 'free-label', ...textCase('Free') },
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
  { tag: 'popup-overlay', property: 'overlayId', attribute: 'overlay-id', ...textCase('letters') },
  { tag: 'popup-overlay', property: 'version', attribute: 'version', ...textCase('2') },
  {
    tag: 'popup-overlay',
    property: 'delayMs',
    attribute: 'delay-ms',
    fallback: 5_000,
    good: [
      ['0', 0],
      ['600000', 600_000],
    ],
    bad: [
      ['-1', 0],
      ['soon', 5_000],
    ],
  },
  {
    tag: 'visit-tracker',
    property: 'kind',
    attribute: 'kind',
    fallback: 'lesson',
    good: [['paywall', 'paywall']],
    bad: [['video', 'lesson']],
  },
  ...GALLERY_CASES,
  ...IMAGE_CASES,
  ...INSTALLMENT_CASES,
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
  {
    tag: 'store-cart',
    property: 'freeShippingThresholdCents',
    attribute: 'free-shipping-threshold-cents',
    fallback: null,
    good: [
      ['0', 0],
      ['5000', 5000],
    ],
    bad: [['much', null]],
  },
  { tag: 'cart-drawer', property: 'openOnAdd', attribute: 'open-on-add', ...SWITCH_CASES },
  {
    tag: 'cart-pill',
    property: 'opens',
    attribute: 'opens',
    fallback: 'page',
    good: [['drawer', 'drawer']],
    bad: [['window', 'page']],
  },
  ...RESTOCK_CASES,
  {
    tag: 'site-form',
    property: 'allowPostSubmitScripts',
    attribute: 'allow-post-submit-scripts',
    fallback: false,
    good: [
      ['', true],
      ['off', false],
    ],
    bad: [['maybe', false]],
  },
  {
    tag: 'site-form',
    property: 'draft',
    attribute: 'draft',
    fallback: true,
    good: [
      ['off', false],
      ['on', true],
    ],
    bad: [['maybe', true]],
  },
  {
    tag: 'site-form',
    property: 'formId',
    attribute: 'form-id',
    ...textCase('contact'),
  },
  {
    tag: 'site-form',
    property: 'formType',
    attribute: 'form-type',
    ...textCase('newsletter'),
  },
  {
    tag: 'site-form',
    property: 'name',
    attribute: 'name',
    ...textCase('additionalFields'),
  },
  { tag: 'site-form', property: 'newsletter', attribute: 'newsletter', ...SWITCH_CASES },
  {
    tag: 'site-form',
    property: 'busyText',
    attribute: 'busy-text',
    ...textCase('Saving…'),
  },
  {
    tag: 'site-form',
    property: 'submitText',
    attribute: 'submit-text',
    ...textCase('Send'),
  },
  {
    tag: 'form-editor',
    property: 'formId',
    attribute: 'form-id',
    ...textCase('contact'),
  },
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
