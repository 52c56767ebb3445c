import type { Choices } from './choices.ts';
import { anything, date, decimal, number, text, weather } from './values.ts';

/** Things that the data of a site hold, each with its oddities. */

type Thing = Record<string, unknown>;

const CURRENCIES = ['USD', 'USD', 'EUR', 'JPY', 'KWD', 'GBP', 'CAD', 'CHF', 'ZZZ', ''] as const;

/** An amount of money, in either form. */
export function money(choices: Choices): Thing {
  const [value, currency] = [decimal(choices), choices.one(CURRENCIES)];
  return choices.chance(75) ? { value, currency } : { decimalValue: value, currencyCode: currency };
}

function amount(choices: Choices): Thing {
  return { value: decimal(choices), currency: choices.chance(85) ? 'USD' : choices.one(CURRENCIES) };
}

const WIDTHS = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w'] as const;

/** An image as records hold it. */
export function image(choices: Choices): Thing {
  const averages = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'].map((corner) => [
    `${corner}Average`,
    choices.one(['112233', 'aabbcc', 'ffffff', '']),
  ]);
  return weather(choices, {
    id: choices.one(['i1', 'i2']),
    recordType: 2,
    title: text(choices),
    body: text(choices),
    filename: 'a b.jpg',
    assetUrl: choices.one(['https://img.test/a.jpg', '/i2', 'x?"<>&']),
    systemDataId: choices.one(['s1', '', 's<2>']),
    ...(choices.chance(50) && {
      systemDataVariants: [
        choices.one(['1200x800', '640x480']),
        ...WIDTHS.slice(0, choices.below(WIDTHS.length + 1)),
      ].join(','),
    }),
    mediaFocalPoint: weather(choices, { x: choices.below(101) / 100, y: choices.below(101) / 100 }),
    originalSize: size(choices),
    ...(choices.chance(60) && { colorData: weather(choices, Object.fromEntries(averages) as Thing) }),
    ...(choices.chance(20) && { licensedAssetPreview: { provider: 'x' } }),
    ...(choices.chance(20) && { componentKey: text(choices) }),
    ...(choices.chance(30) && { altText: text(choices) }),
    ...(choices.chance(15) && { blockType: 5 }),
  });
}

/** Width and height of an image, as text. */
export function size(choices: Choices): string {
  return choices.weighted([
    [8, `${1 + choices.below(3000)}x${1 + choices.below(3000)}`],
    [1, '1200x800'],
    [1, choices.one(['0x0', 'x', '100', '12x', '1.5x2', '-1x5', '10x20x30', ' 10x20'])],
  ]);
}

function variant(choices: Choices): Thing {
  const colour = choices.one(['Red', 'Blue', 'Dark "Red"', '<i>']);
  const fit = choices.one(['S', 'M', 'L']);
  return weather(choices, {
    id: `v${choices.below(5)}`,
    sku: 'SQ1',
    price: choices.below(5) * 500,
    salePrice: choices.below(5) * 400,
    priceMoney: amount(choices),
    salePriceMoney: amount(choices),
    onSale: choices.chance(30),
    unlimited: choices.chance(30),
    qtyInStock: choices.one([0, 1, 2, 5, 100]),
    attributes: weather(choices, { Color: colour, Size: fit }),
    optionValues: [{ value: colour }, { value: fit }],
    ...(choices.chance(20) && { pricingOptions: choices.some(0, 2, () => pricingOption(choices)) }),
  });
}

function pricingOption(choices: Choices): Thing {
  return weather(choices, {
    priceMoney: amount(choices),
    salePriceMoney: amount(choices),
    onSale: choices.chance(40),
  });
}

function subscription(choices: Choices): Thing {
  return weather(choices, {
    billingPeriod: weather(choices, {
      value: choices.one([1, 2, 3, 12, 26, 52]),
      unit: choices.one(['WEEK', 'MONTH', 'MONTH', 'YEAR', 'DAY']),
    }),
    numBillingCycles: choices.one([0, 1, 2, 6, 12, 26]),
  });
}

/** A product, of any type. */
export function product(choices: Choices): Thing {
  const isSubscribable = choices.chance(20);
  return weather(choices, {
    id: choices.one(['p1', 'p2']),
    collectionId: 'c1',
    recordType: 11,
    recordTypeLabel: 'store-item',
    title: text(choices),
    fullUrl: '/p/mug',
    urlId: 'mug',
    assetUrl: '/i/mug.jpg',
    ...(choices.chance(50) && { categories: choices.some(0, 3, () => text(choices)) }),
    ...(choices.chance(50) && { tags: choices.some(0, 3, () => text(choices)) }),
    ...(choices.chance(40) && { author: weather(choices, { displayName: text(choices) }) }),
    starred: choices.chance(30),
    excerpt: choices.chance(50) ? { html: text(choices) } : text(choices),
    items: choices.some(0, 3, () => image(choices)),
    structuredContent: weather(choices, {
      productType: choices.weighted<unknown>([
        [10, 1],
        [3, 2],
        [3, 3],
        [3, 4],
        [1, choices.one([null, 0, 9, '1', 'x'])],
      ]),
      variantOptionOrdering: choices.one([['Color', 'Size'], ['Size'], ['Size', 'Color'], [], ['Nope']]),
      priceMoney: amount(choices),
      salePriceMoney: amount(choices),
      onSale: choices.chance(40),
      variants: choices.some(choices.chance(10) ? 0 : 1, 4, () => variant(choices)),
      useCustomAddButtonText: choices.chance(30),
      customAddButtonText: text(choices),
      ...(isSubscribable && { isSubscribable: true, subscriptionPlan: subscription(choices) }),
      ...(choices.chance(20) && {
        additionalFieldsFormId: 'f1',
        additionalFieldsForm: { name: text(choices) },
      }),
      ...(choices.chance(20) && {
        productSubscriptionOptions: choices.some(0, 2, () => ({ id: choices.one(['o1', 'o<2>']) })),
      }),
      ...(choices.chance(15) && { group: 'g1' }),
    }),
  });
}

/** What the shop says about products besides their records, by product. */
export function merchandising(choices: Choices): Thing {
  const context = (): Thing =>
    weather(choices, {
      scarcityEnabled: choices.weighted<unknown>([
        [6, true],
        [1, 'true'],
        [1, false],
        [1, anything(choices)],
      ]),
      scarcityTemplateViews: choices.some(0, 2, () => ({
        scarcityText: choices.one([
          'Only {qtyInStock} left',
          'Low <stock>',
          '{qtyInStock plural one {# left} other {# are left}}',
        ]),
        ...(choices.chance(50) && { attributes: { Size: 'S' } }),
        ...(choices.chance(70) && { qtyInStock: choices.below(9) }),
      })),
      restockNotificationViews: choices.some(0, 2, () =>
        weather(choices, {
          variantId: choices.one(['v1', 'v<2>']),
          hiddenByDefault: choices.chance(50),
          mailingListSignUpEnabled: choices.chance(50),
        }),
      ),
      restockNotificationMessages: weather(choices, {
        CTAText: text(choices),
        placeholderText: text(choices),
        buttonText: text(choices),
        mailingListDescription: text(choices),
      }),
      mailingListSignUpEnabled: choices.chance(50),
      mailingListOptInByDefault: choices.chance(50),
      customSoldOutText: text(choices),
    });
  return { p1: context(), p2: context() };
}

/** A cart with its entries. */
export function cart(choices: Choices): Thing {
  return weather(choices, {
    entries: choices.some(0, 3, () =>
      weather(choices, { quantity: choices.one([1, 2, 5, '3']), title: text(choices) }),
    ),
    subtotalCents: choices.below(100_000),
    grandTotalCents: choices.below(100_000),
  });
}

/** An event with its place. */
export function event(choices: Choices): Thing {
  const startDate = date(choices);
  return weather(choices, {
    id: 'e1',
    recordType: 12,
    title: text(choices),
    fullUrl: '/e/party',
    startDate,
    endDate: startDate + choices.one([0, 60_000, 3_600_000, 86_400_000, 1e10]),
    location: weather(choices, {
      addressTitle: text(choices),
      addressLine1: text(choices),
      addressLine2: text(choices),
      addressCountry: text(choices),
      mapLat: 40.7,
      mapLng: -74,
    }),
  });
}

/** A post of a blog. */
export function post(choices: Choices): Thing {
  return weather(choices, {
    id: choices.one(['b1', 'b2']),
    recordType: choices.one([1, 2, 5, 7, 8, 12, 50, 54]),
    recordTypeLabel: 'text',
    promotedBlockType: choices.one(['map', 'image', 'quote', 'video', '', null]),
    title: text(choices),
    body: text(choices),
    excerpt: text(choices),
    fullUrl: '/b/one',
    addedOn: date(choices),
    author: { displayName: text(choices) },
    tags: choices.some(0, 3, () => text(choices)),
    categories: choices.some(0, 2, () => text(choices)),
    starred: choices.chance(40),
    passthrough: choices.chance(20),
    sourceUrl: choices.one(['', 'https://a.test']),
    mainImageId: choices.one(['m1', '']),
    mainImage: image(choices),
    commentState: choices.one([0, 1, 2]),
    publicCommentCount: choices.one([0, 1, 2, 17, '3']),
    likeCount: choices.below(20),
    items: choices.some(0, 2, () => image(choices)),
  });
}

/** A video with what embeds it. */
export function video(choices: Choices): Thing {
  return weather(choices, {
    ...image(choices),
    recordType: 8,
    overlay: choices.chance(60),
    mainImageId: choices.one(['m1', '']),
    oembed: weather(choices, { html: '<iframe src="x">', providerName: choices.one(['YT', '"V"']) }),
    structuredContent: { audioAssetUrl: '/x.mp3', overlay: choices.chance(50) },
  });
}

/** A colour by hue, saturation and lightness. */
export function colour(choices: Choices): Thing {
  return weather(choices, {
    hue: choices.one([0, 210.456, 360, 361, -1, '12']),
    saturation: choices.one([0, 0.5, 0.12345, 1, 2]),
    lightness: choices.one([0, 0.25, 1, -1]),
    ...(choices.chance(50) && { alpha: choices.one([0, 0.5, 0.333, 1, 2]) }),
  });
}

/** An answer to a form of a product. */
export function answer(choices: Choices): Thing {
  const type = choices.one([
    'address',
    'checkbox',
    'date',
    'name',
    'phone',
    'time',
    'likert',
    'text',
    'email',
    '',
  ]);
  const values: Readonly<Record<string, () => unknown>> = {
    address: () => ({
      Line1: text(choices),
      Line2: text(choices),
      City: 'X',
      State: 'NY',
      Zip: '1',
      Country: 'US',
    }),
    checkbox: () => choices.some(0, 3, () => text(choices)),
    date: () => ({ Month: 1, Day: 2, Year: 2020 }),
    name: () => ({ First: text(choices), Last: text(choices) }),
    phone: () => ({ Country: choices.one(['1', '']), Areacode: '212', Prefix: '555', Line: '1212' }),
    time: () => ({ Hour: choices.one(['', '5']), Minute: '5', Second: '', Ampm: 'AM' }),
    likert: () => ({ 'Good?': choices.one(['-2', '-1', '0', '1', '2', '9', 1]), Bad: '2' }),
  };
  const make = values[type];
  const inner = make?.();
  return weather(choices, {
    type,
    rawTitle: text(choices),
    ...(make && { values: typeof inner === 'object' && inner ? weather(choices, inner) : inner }),
    value: text(choices),
    valuesText: number(choices),
  });
}
