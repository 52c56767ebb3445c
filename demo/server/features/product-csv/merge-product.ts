import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { ownValue } from '../../../../core/json/index.ts';
import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import { withFormulas, withoutFormulas } from '../../platform/http/csv-cell.ts';
import { safeBody } from '../catalogue/index.ts';
import {
  bodyIn,
  type ChangedVariant,
  type EditedProduct,
  type StoredProduct,
  wordsIn,
  wordsText,
} from '../products/index.ts';
import { type Denominations, denominationsOf } from './denominations.ts';
import { slugOf } from './match-products.ts';
import type { ProductDraft, VariantDraft } from './product-draft.ts';
import { USUAL_KIND } from './read-cells.ts';
import { CHANGE_WORDS } from './texts.ts';

/** A draft with what the store has. */
export interface MergedProduct {
  readonly product: EditedProduct;
  /** For each variant the row that describes it; undefined for one that the file does not have. */
  readonly rows: readonly (VariantDraft | undefined)[];
}

/**
 * Adds what a file says of a product to what the store has of it. What the file does not have stays, also variants.
 * @param draft the product of the file
 * @param stored the product as it is; undefined for a new one
 * @param collectionId its store
 * Source: docs/behaviour/reference-store.md §28.4
 */
export async function mergeProduct(
  draft: ProductDraft,
  stored: StoredProduct | undefined,
  collectionId: string,
): Promise<MergedProduct> {
  const denominations = denominationsOf(draft, stored);
  const variants = mergeVariants(draft, stored, denominations);
  const { version: _, categories, tags, ...kept } = stored ?? newProduct(draft);
  const product: EditedProduct = {
    ...kept,
    // Those of the old store.
    ...(collectionId === kept.collectionId && { categories }),
    collectionId,
    slug: draft.slug ?? kept.slug,
    title: textOf(draft.title, kept.title),
    excerpt: textOf(draft.excerpt, kept.excerpt),
    // A new one is made safe when it is saved.
    body: stored === undefined ? bodyIn(draft.body ?? '') : await bodyOf(draft.body, kept.body),
    ...tagsOf(draft, tags),
    isPublished: draft.isPublished ?? kept.isPublished,
    options: denominations ? [denominations.option] : optionsOf(draft, kept.options),
    variants: variants.map(({ variant }) => variant),
  };
  return { product, rows: variants.map(({ row }) => row) };
}

/** Absent without any. */
function tagsOf(draft: ProductDraft, stored: EditedProduct['tags']): Pick<EditedProduct, 'tags'> {
  const before = wordsText(stored);
  const text = textOf(draft.tags, before);
  const tags = text === before ? (stored ?? []) : wordsIn(text);
  return tags.length > 0 ? { tags } : {};
}

function optionsOf({ options }: ProductDraft, stored: readonly string[]): readonly string[] {
  return options?.map((name, index) => textOf(name, stored[index])) ?? stored;
}

function newProduct(draft: ProductDraft): StoredProduct {
  return {
    id: randomUUID(),
    version: 0,
    slug: slugOf(draft) ?? '',
    collectionId: '',
    isPublished: true,
    title: '',
    excerpt: '',
    body: '',
    productType: draft.productType ?? USUAL_KIND,
    options: [],
    variants: [],
    mainImage: null,
    subscriptionPlan: null,
    buttonText: '',
  };
}

/** A file of the store cannot tell whether an apostrophe before a formula is part of a text: then it has not changed. */
function textOf(text: string | undefined, stored = ''): string {
  if (text === undefined) return stored;
  return withFormulas(withoutFormulas(stored).trim()) === text ? stored : text;
}

async function bodyOf(text: string | undefined, stored: string): Promise<string> {
  const body = textOf(text, stored);
  return body === stored ? stored : safeBody(bodyIn(body));
}

interface MergedVariant {
  readonly variant: ChangedVariant;
  readonly row: VariantDraft | undefined;
}

/** In the order of the store, then the new ones. */
function mergeVariants(
  draft: ProductDraft,
  stored: StoredProduct | undefined,
  denominations: Denominations | undefined,
): readonly MergedVariant[] {
  const old = stored?.variants ?? [];
  const options = stored?.options ?? [];
  const rules = KIND_RULES[kindOfCode(stored?.productType ?? draft.productType ?? USUAL_KIND)];
  const rowOf = matchVariants(draft.variants, old, { options, denominations });
  const matched = new Set(rowOf.values());
  const added = draft.variants.filter((row) => !matched.has(row));
  const merge = (row: VariantDraft | undefined, before?: ChangedVariant): MergedVariant => {
    const variant = mergeVariant(row, before, options);
    return {
      row,
      variant: {
        ...variant,
        ...(rules.stock === 'endless' && { stock: null }),
        ...(rules.sale === 'never' && { salePriceCents: null }),
        ...(denominations && {
          attributes: { [denominations.option]: denominations.valueOf(variant.priceCents, before) },
        }),
      },
    };
  };
  return [...old.map((variant) => merge(rowOf.get(variant), variant)), ...added.map((row) => merge(row))];
}

/** By their skus; then by their values, because the file may have another sku. */
function matchVariants(
  rows: readonly VariantDraft[],
  old: readonly ChangedVariant[],
  {
    options,
    denominations,
  }: { readonly options: readonly string[]; readonly denominations: Denominations | undefined },
): ReadonlyMap<ChangedVariant, VariantDraft> {
  const rowOf = new Map<ChangedVariant, VariantDraft>();
  const bySku = new Map(old.map((variant) => [variant.sku, variant]));
  const valuesOf = (variant: ChangedVariant): readonly string[] =>
    denominations ? [denominations.valueOf(variant.priceCents, variant)] : valuesIn(variant, options);
  const rowValues = ({ priceCents = 0, values = [] }: VariantDraft): readonly string[] =>
    denominations ? [denominations.valueOf(priceCents)] : values.map(([, value]) => value);
  const byValues = new Map(old.map((variant) => [keyOf(valuesOf(variant)), variant]));
  const match = (row: VariantDraft, variant: ChangedVariant | undefined): void => {
    if (variant !== undefined && !rowOf.has(variant)) rowOf.set(variant, row);
  };
  for (const row of rows) match(row, bySku.get(row.sku ?? ''));
  for (const row of rows) if (!bySku.has(row.sku ?? '')) match(row, byValues.get(keyOf(rowValues(row))));
  return rowOf;
}

function keyOf(values: readonly string[]): string {
  return JSON.stringify(values);
}

function valuesIn({ attributes }: ChangedVariant, options: readonly string[]): readonly string[] {
  return options.map((name) => ownValue(attributes, name) ?? '');
}

function mergeVariant(
  row: VariantDraft | undefined,
  old: ChangedVariant | undefined,
  options: readonly string[],
): ChangedVariant {
  const { seenStock, ...kept } = old ?? NEW_VARIANT;
  if (row === undefined) return old ?? NEW_VARIANT;
  const { sku, priceCents = kept.priceCents, salePriceCents = kept.salePriceCents, stock = kept.stock } = row;
  return {
    ...kept,
    sku: textOf(sku, kept.sku),
    attributes: attributesOf(row, old, options),
    priceCents,
    salePriceCents,
    stock,
    // A stock that the file changes is written in any case.
    ...(stock === seenStock && { seenStock }),
  };
}

/** Without a price it has a problem, and is never written. */
const NEW_VARIANT: ChangedVariant = {
  sku: '',
  attributes: {},
  image: null,
  priceCents: 0,
  salePriceCents: null,
  stock: 0,
};

function attributesOf(
  row: VariantDraft,
  old: ChangedVariant | undefined,
  options: readonly string[],
): ChangedVariant['attributes'] {
  if (row.values === undefined) return old?.attributes ?? {};
  const before = old === undefined ? [] : valuesIn(old, options);
  // Not assigned: an option may have the name of a member of the prototype.
  return Object.fromEntries(row.values.map(([name, value], index) => [name, textOf(value, before[index])]));
}

/**
 * Names what a merged product changes.
 * @param product as it would be saved
 * @param stored as it is
 * @returns words such as "price"; none if nothing changes
 */
export function changesOf(product: EditedProduct, stored: StoredProduct): readonly string[] {
  const fields = [
    'title',
    'slug',
    'collectionId',
    'isPublished',
    'excerpt',
    'body',
    'tags',
    'options',
  ] as const;
  const parts = ['sku', 'attributes', 'priceCents', 'salePriceCents', 'stock'] as const;
  const isChanged = (part: (typeof parts)[number]): boolean =>
    stored.variants.some((old, index) => !isDeepStrictEqual(old[part], product.variants[index]?.[part]));
  return [
    ...fields.filter((field) => !isDeepStrictEqual(product[field], stored[field])),
    ...parts.filter(isChanged),
    ...(product.variants.length > stored.variants.length ? (['variants'] as const) : []),
  ].map((name) => CHANGE_WORDS[name]);
}
