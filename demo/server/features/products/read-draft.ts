import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { NEW_INSTALLMENTS, type ProductTexts } from '../catalogue/index.ts';
import { valuesIn, WAYS } from './draft.ts';
import type { EditedProduct } from './edited-product.ts';
import type { Problems } from '../../platform/owner/index.ts';
import { readVariants } from './read-variants.ts';
import { PRODUCT_TEXTS } from './texts.ts';

/** What a form is read with. */
export interface DraftParts {
  readonly id: string;
  readonly productType: EditedProduct['productType'];
  /** The product as it is stored; undefined for a new one. */
  readonly current: EditedProduct | undefined;
}

/** A posted form, read. */
export interface ReadDraft {
  readonly product: EditedProduct;
  /** By control: what cannot be read. Nothing is saved if there is any. */
  readonly problems: Problems;
  /** For each variant of the product the number of its row in the form; undefined for a new combination. */
  readonly rows: readonly (number | undefined)[];
}

/**
 * Reads the form of a product. What the form does not have stays: pictures, and the settings of other kinds of products.
 * @param values the posted controls
 * @param parts the product's id and kind, and how it is stored
 * Source: docs/behaviour/owner-pages.md §17.2
 */
export function readDraft(values: FormValues, { id, productType, current }: DraftParts): ReadDraft {
  const textOf: TextOf = (name) => fieldOf(values, name).trim();
  const problems: Record<string, string> = {};
  const { canBeSubscribed } = KIND_RULES[kindOfCode(productType)];
  const read = readVariants(values, { productType, current, problems });
  const product: EditedProduct = {
    id,
    productType,
    title: textOf('title'),
    excerpt: textOf('excerpt'),
    body: bodyIn(textOf('body')),
    slug: textOf('slug'),
    collectionId: textOf('collectionId'),
    isPublished: textOf('isPublished') !== '',
    categories: wordsIn(textOf('categories')),
    options: read.options,
    variants: read.variants,
    mainImage: current?.mainImage ?? null,
    buttonText: textOf('buttonText'),
    ...(canBeSubscribed ? planIn(textOf, problems) : { subscriptionPlan: null }),
    ...settingsIn(textOf, current),
  };
  return { product, problems, rows: read.rows };
}

type TextOf = (name: string) => string;

/** What is absent in a product without it. */
function settingsIn(
  textOf: TextOf,
  current: EditedProduct | undefined,
): Pick<EditedProduct, 'images' | 'tags' | 'texts' | 'hidesScarcity' | 'formId' | 'installments'> {
  const formId = textOf('formId');
  const texts = textsIn(textOf);
  const tags = wordsIn(textOf('tags'));
  return {
    ...(current?.images && { images: current.images }),
    ...(tags.length > 0 && { tags }),
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(textOf('showsScarcity') === '' && { hidesScarcity: true }),
    ...(formId !== '' && { formId }),
    ...(textOf('installments') !== '' && { installments: current?.installments ?? NEW_INSTALLMENTS }),
  };
}

/**
 * Reads words that are separated by commas, each once in upper or lower case.
 * @param text as the owner typed it
 */
export function wordsIn(text: string): readonly string[] {
  const words = valuesIn(text);
  return words.filter(
    (word, index) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === index,
  );
}

/**
 * Makes a description: plain text has paragraphs, too.
 * @param text as it was typed
 */
export function bodyIn(text: string): string {
  if (text.includes('<') || !text.includes('\n')) return text;
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim().replaceAll('\n', '<br>'));
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
}

function textsIn(textOf: TextOf): ProductTexts {
  const names = ['soldOut', 'scarcity', 'restock', 'restockButton'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(`texts.${name}`);
      return text === '' ? [] : [[name, text]];
    }),
  );
}

type Plan = Pick<EditedProduct, 'subscriptionPlan' | 'isSoldOnceToo'>;

function planIn(textOf: TextOf, problems: Record<string, string>): Plan {
  const way = textOf('way');
  if (way !== WAYS.subscribe && way !== WAYS.both) return { subscriptionPlan: null };
  const numberOf = (name: string, problem: string): number => {
    const text = textOf(name);
    if (!/^\d{1,4}$/.test(text)) problems[name] = problem;
    return Number(text);
  };
  const unit = textOf('unit');
  return {
    subscriptionPlan: {
      billingPeriod: {
        value: numberOf('interval', PRODUCT_TEXTS.badInterval),
        unit: unit === 'WEEK' || unit === 'YEAR' ? unit : 'MONTH',
      },
      numBillingCycles: numberOf('cycles', PRODUCT_TEXTS.badCycles),
    },
    ...(way === WAYS.both && { isSoldOnceToo: true }),
  };
}
