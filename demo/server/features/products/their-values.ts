import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { draftOf, SEEN_UNLIMITED, stockDraft } from './draft.ts';
import type { ChangedVariant, EditedProduct } from './edited-product.ts';
import { countRows } from './read-rows.ts';

/** A value that somebody else has saved meanwhile. */
export interface TheirValue {
  readonly label: string;
  readonly text: string;
}

const LABELS: Readonly<Record<string, string>> = {
  title: 'Title',
  excerpt: 'Short description',
  body: 'Description',
  slug: 'URL',
  collectionId: 'Store',
  categories: 'Categories',
  tags: 'Tags',
  isPublished: 'Published',
  buttonText: 'Button',
  formId: 'Form',
  amounts: 'Amounts',
  way: 'Sold',
  interval: 'Delivered every',
  unit: 'Unit',
  cycles: 'Number of deliveries',
  installments: 'Offer installments',
  showsScarcity: 'Show low stock',
};
const PARTS: Readonly<Record<string, string>> = {
  price: 'Price',
  salePrice: 'Sale price',
  payment: 'Price by subscription',
  sku: 'SKU',
  stock: 'In stock',
};
const MAX_VALUES = 20;

/**
 * Lists what is stored now and differs from what was typed.
 * @param values the typed form
 * @param current as it is stored
 * Source: docs/behaviour/owner-pages.md §17.4
 */
export function theirValues(values: FormValues, current: EditedProduct): readonly TheirValue[] {
  const stored = draftOf(current);
  const theirs = Object.entries(stored).flatMap(([name, value]): TheirValue[] => {
    const label = hasControl(current, name) ? labelOf(name, stored) : undefined;
    if (label === undefined || fieldOf(values, name).trim() === value.trim()) return [];
    // A control that the form of this product does not have.
    if (values[name] === undefined && value === '') return [];
    return [{ label, text: shownValue(name, value) }];
  });
  return theirs.slice(0, MAX_VALUES);
}

/** Whether the form of this kind of product has a control. */
function hasControl({ productType }: EditedProduct, name: string): boolean {
  const kind = kindOfCode(productType);
  const { stock, prices, canBeSubscribed } = KIND_RULES[kind];
  const [group = '', , part = ''] = name.split('.');
  const isGiftCard = kind === 'gift-card';
  const hasOptions = prices === 'of-variants' && !isGiftCard;
  const isCounted = stock === 'counted';
  const groups = new Map([
    ['amounts', isGiftCard],
    ['options', hasOptions],
    ['variants', !isGiftCard],
    ['texts', isCounted],
    ['showsScarcity', isCounted],
    ...['way', 'interval', 'unit', 'cycles'].map((one) => [one, canBeSubscribed] as const),
  ]);
  const parts = new Map([
    ['stock', isCounted],
    ['payment', canBeSubscribed],
  ]);
  return (groups.get(group) ?? true) && (parts.get(part) ?? true);
}

function shownValue(name: string, value: string): string {
  if (['isPublished', 'installments', 'showsScarcity'].includes(name)) return value === '' ? 'no' : 'yes';
  return value === '' ? '–' : value;
}

function labelOf(name: string, stored: FormValues): string | undefined {
  if (Object.hasOwn(LABELS, name)) return LABELS[name];
  const [group = '', index = '', part = ''] = name.split('.');
  if (group === 'texts') return `Text: ${index}`;
  if (group === 'options') return part === 'was' ? undefined : `Option ${Number(index) + 1}`;
  const label = PARTS[part];
  return label && `${fieldOf(stored, `variants.${index}.sku`)}: ${label}`;
}

/**
 * Brings a typed form up to date with a product that has changed meanwhile: what was typed stays, an untouched stock is the current
 * one, and variants that were added are there.
 * @param values the typed form
 * @param current as it is stored
 * @param shown whether the page says what has changed: the next attempt then overwrites it
 * Source: docs/behaviour/owner-pages.md §17.4
 */
export function broughtUpToDate(
  values: FormValues,
  current: EditedProduct,
  { isConflictShown }: { readonly isConflictShown: boolean },
): FormValues {
  const stored = draftOf(current);
  let count = countRows(values);
  const rows = new Map(
    Array.from({ length: count }, (_, row) => [fieldOf(values, `variants.${row}.was`), row]),
  );
  let updated = values;
  for (const [index, variant] of current.variants.entries()) {
    const row = rows.get(variant.sku);
    if (row !== undefined) updated = { ...updated, ...stockOfRow(values, row, { variant, isConflictShown }) };
    else {
      updated = { ...updated, ...movedRow(stored, index, count) };
      count += 1;
    }
  }
  return updated;
}

/** The row of a variant, as another row. */
function movedRow(stored: FormValues, from: number, to: number): FormValues {
  const start = `variants.${from}.`;
  const own = Object.entries(stored).filter(([name]) => name.startsWith(start));
  return Object.fromEntries(
    own.map(([name, value]) => [`variants.${to}.${name.slice(start.length)}`, value]),
  );
}

function stockOfRow(
  values: FormValues,
  row: number,
  { variant, isConflictShown }: { readonly variant: ChangedVariant; readonly isConflictShown: boolean },
): FormValues {
  const of = (part: string): string => fieldOf(values, `variants.${row}.${part}`).trim();
  // Downloads and gift cards have no stock in their form.
  if (of('seen') === '') return {};
  const { seen, stock, unlimited } = stockDraft(variant.stock);
  const isUntouched = of('seen') === (of('unlimited') === '' ? of('stock') : SEEN_UNLIMITED);
  const nameOf = (part: string): string => `variants.${row}.${part}`;
  return {
    ...((isUntouched || isConflictShown) && { [nameOf('seen')]: seen }),
    ...(isUntouched && { [nameOf('stock')]: stock, [nameOf('unlimited')]: unlimited }),
  };
}
