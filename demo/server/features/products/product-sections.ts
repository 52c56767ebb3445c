import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import { RESTOCK_MESSAGES } from '../../../site/website.ts';
import { fieldOf } from '../../platform/http/read-form.ts';
import { fieldMaker, type FormField } from '../../platform/owner/index.ts';
import { PRODUCT_LIMITS as LIMITS } from './product-limits.ts';
import type { Maker, ProductSection, SectionParts } from './section-parts.ts';
import { PRODUCT_TEXTS } from './texts.ts';
import { variantFields, variantsTable } from './variant-fields.ts';

/**
 * Builds the form of a product.
 * @param parts what was typed, its errors, and the product as it is stored
 * Source: docs/behaviour/owner-pages.md §17.2
 */
export function productSections(parts: SectionParts): readonly ProductSection[] {
  const way = fieldOf(parts.values, 'way');
  const maker = {
    ...parts,
    make: fieldMaker(parts.values, parts.problems),
    isSubscribed: way === 'both',
  };
  const { prices, canBeSubscribed } = KIND_RULES[kindOfCode(parts.productType)];
  const isGiftCard = kindOfCode(parts.productType) === 'gift-card';
  return [
    section({ title: 'Product', fields: wordFields(maker) }),
    isGiftCard ? amounts(maker) : pricesOf(maker),
    ...(prices === 'of-variants' && !isGiftCard ? [optionsOf(maker)] : []),
    ...(canBeSubscribed ? [subscription(maker)] : []),
    section({ title: 'Where it is sold', fields: placeFields(maker) }),
    section({
      title: 'Texts and form',
      hint: 'Leave a text empty for that of the store.',
      fields: textFields(maker),
    }),
  ];
}

function section(parts: Partial<ProductSection> & Pick<ProductSection, 'title'>): ProductSection {
  return { hint: '', problem: undefined, fields: [], options: undefined, variants: undefined, ...parts };
}

function wordFields({ make }: Maker): readonly FormField[] {
  return [
    make('title', { label: 'Title', maxLength: LIMITS.titleLength, isRequired: true }),
    make('excerpt', {
      label: 'Short description',
      hint: 'Shown in lists and by search engines.',
      rows: 2,
      maxLength: LIMITS.excerptLength,
    }),
    make('body', { label: 'Description', hint: 'Text or safe HTML.', rows: 8, maxLength: LIMITS.bodyLength }),
  ];
}

function amounts({ make, problems }: Maker): ProductSection {
  const hint = 'In dollars, separated by commas: 25, 50, 100.';
  return section({
    title: 'Amounts',
    problem: problems['options'],
    fields: [make('amounts', { label: 'Amounts', hint, isRequired: true })],
  });
}

/** The price of a product without options, or the table of its variants. */
function pricesOf(maker: Maker): ProductSection {
  const { current } = maker;
  const hasTable = current !== undefined && current.options.length > 0;
  const title = hasTable ? 'Variants' : priceTitle(maker);
  if (!hasTable) return section({ title, fields: variantFields(maker, 0, '') });
  return section({ title, variants: variantsTable(maker, current) });
}

function priceTitle({ productType }: Maker): string {
  return KIND_RULES[kindOfCode(productType)].stock === 'counted' ? 'Price and stock' : 'Price';
}

/** Those it has, and two more. */
function optionsOf({ make, values, current, problems }: Maker): ProductSection {
  const isTyped = (index: number): boolean =>
    ['was', 'name', 'values'].some((part) => fieldOf(values, `options.${index}.${part}`) !== '');
  let count: number = LIMITS.options;
  while (count > 0 && !isTyped(count - 1)) count -= 1;
  const options = Array.from({ length: Math.min(count + 2, LIMITS.options) }, (_, index) => {
    const name = (part: string): string => `options.${index}.${part}`;
    const number = index + 1;
    return {
      title: `Option ${number}`,
      was: { name: name('was'), value: fieldOf(values, name('was')) },
      name: make(name('name'), { label: `Name of option ${number}`, maxLength: LIMITS.optionNameLength }),
      values: make(name('values'), { label: `Values of option ${number}` }),
    };
  });
  const isNew = current === undefined;
  return section({
    title: 'Options',
    hint: `Such as “Size” with the values “S, M, L”. ${
      isNew
        ? 'Each combination becomes a variant with the price and stock above, which you can then change.'
        : 'Each new combination becomes a variant with the price of the first one, and none in stock.'
    }`,
    problem: problems['options'],
    options,
  });
}

function subscription({ make }: Maker): ProductSection {
  return section({
    title: 'Subscription',
    fields: [
      make('way', {
        label: 'Sold',
        choices: [
          ['once', 'Once'],
          ['subscribe', 'By subscription'],
          ['both', 'Once or by subscription'],
        ],
      }),
      make('interval', { label: 'Delivered every', isShort: true }),
      make('unit', {
        label: 'Unit',
        isShort: true,
        choices: [
          ['WEEK', 'weeks'],
          ['MONTH', 'months'],
          ['YEAR', 'years'],
        ],
      }),
      make('cycles', { label: 'Number of deliveries', isShort: true, hint: '0 until the customer cancels.' }),
    ],
  });
}

function placeFields({ make, stores, categoryNames }: Maker): readonly FormField[] {
  return [
    make('collectionId', {
      label: 'Store',
      choices: stores.map(({ id, title }) => [id, title] as const),
    }),
    make('categories', { label: 'Categories', hint: PRODUCT_TEXTS.categoriesOf(categoryNames) }),
    make('tags', { label: 'Tags', hint: PRODUCT_TEXTS.aboutTags }),
    make('slug', {
      label: 'URL',
      hint: 'After /shop/. Leave it empty to have one made from the title.',
      maxLength: LIMITS.slugLength,
    }),
    make('isPublished', {
      label: 'Published',
      hint: 'Visitors see only published products.',
      isBox: true,
    }),
  ];
}

function textFields({ make, formIds, productType }: Maker): readonly FormField[] {
  const isCounted = KIND_RULES[kindOfCode(productType)].stock === 'counted';
  const maxLength = LIMITS.textLength;
  return [
    make('formId', {
      label: 'Form that customers fill in',
      choices: [['', 'None'], ...formIds.map((id) => [id, id] as const)],
    }),
    make('buttonText', { label: 'Button', hint: 'Instead of “Add to cart”.', maxLength }),
    ...(isCounted
      ? [
          make('texts.soldOut', { label: 'Sold-out mark', hint: 'Instead of “Sold out”.', maxLength }),
          make('showsScarcity', {
            label: 'Show low stock',
            hint: 'If the store’s preferences show it at all.',
            isBox: true,
          }),
          make('texts.scarcity', { label: 'Low stock', hint: 'Instead of “Only 2 left”.', maxLength }),
          make('texts.restock', { label: 'Restock sign-up', hint: RESTOCK_MESSAGES.CTAText, maxLength }),
          make('texts.restockButton', {
            label: 'Button of the restock sign-up',
            hint: `Instead of “${RESTOCK_MESSAGES.buttonText}”.`,
            maxLength,
          }),
        ]
      : []),
    make('installments', { label: 'Offer installments', isBox: true }),
  ];
}
