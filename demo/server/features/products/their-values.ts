import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { draftOf, stockDraft } from './draft.ts';
import type { EditedProduct } from './edited-product.ts';

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
  isPublished: 'Published',
  buttonText: 'Button',
  formId: 'Form',
  amounts: 'Amounts',
  way: 'Sold',
  interval: 'Delivered every',
  unit: 'Unit',
  cycles: 'Number of deliveries',
  installments: 'Offer instalments',
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
    const label = labelOf(name, stored);
    if (label === undefined || fieldOf(values, name).trim() === value.trim()) return [];
    // A control that the form of this product does not have.
    if (values[name] === undefined && value === '') return [];
    return [{ label, text: shownValue(name, value) }];
  });
  return theirs.slice(0, MAX_VALUES);
}

function shownValue(name: string, value: string): string {
  if (['isPublished', 'installments', 'showsScarcity'].includes(name)) return value === '' ? 'no' : 'yes';
  return value === '' ? '–' : value;
}

function labelOf(name: string, stored: FormValues): string | undefined {
  if (Object.hasOwn(LABELS, name)) return name === 'amounts' ? undefined : LABELS[name];
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
 * @param told whether the page says what has changed: the next attempt then overwrites it
 * Source: docs/behaviour/owner-pages.md §17.4
 */
export function broughtUpToDate(
  values: FormValues,
  current: EditedProduct,
  { isTold }: { readonly isTold: boolean },
): FormValues {
  const stored = draftOf(current);
  const updated: Record<string, string> = { ...values };
  const rows = new Map<string, number>();
  let count = 0;
  for (; values[`variants.${count}.price`] !== undefined; count += 1)
    rows.set(fieldOf(values, `variants.${count}.was`), count);
  for (const [index, { sku, stock }] of current.variants.entries()) {
    const row = rows.get(sku);
    if (row === undefined) {
      for (const [name, value] of Object.entries(stored))
        if (name.startsWith(`variants.${index}.`)) updated[name.replace(`${index}`, `${count}`)] = value;
      count += 1;
      continue;
    }
    const of = (part: string): string => fieldOf(values, `variants.${row}.${part}`).trim();
    const isUntouched = of('seen') === (of('unlimited') === '' ? of('stock') : 'unlimited');
    const { seen, ...now } = stockDraft(stock);
    if (isUntouched || isTold) updated[`variants.${row}.seen`] = seen;
    if (isUntouched)
      for (const [part, value] of Object.entries(now)) updated[`variants.${row}.${part}`] = value;
  }
  return updated;
}
