import { CENTRE } from '../../../../core/images/index.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { Problems } from '../../platform/owner/index.ts';
import { picturesOf, type ProductPicture, type StoredProduct } from '../products/index.ts';
import { PICTURE_LIMITS } from './picture-limits.ts';
import { PICTURE_TEXTS } from './texts.ts';
import { choiceOf, variantChoices } from './variant-choices.ts';

/** A picture with what was typed, and which variants it is for. */
export interface TypedPicture {
  readonly picture: ProductPicture;
  readonly choice: string;
}

/** The pictures of a posted form, in the order that was typed. */
export interface ReadPictures {
  readonly pictures: readonly TypedPicture[];
  /** By control. */
  readonly problems: Problems;
}

/**
 * Names a control of a picture.
 * @param row from 0
 * @param part such as `alt`
 */
export function rowName(row: number, part: string): string {
  return `pictures.${row}.${part}`;
}

/**
 * Counts the pictures of a form.
 * @param values control → value
 */
export function countRows(values: FormValues): number {
  let count = 0;
  while (count < 2 * PICTURE_LIMITS.pictures && fieldOf(values, rowName(count, 'url')) !== '') count += 1;
  return count;
}

/**
 * Fills the form of the pictures of a product.
 * @param product the product
 */
export function draftOf(product: StoredProduct): FormValues {
  return addedTo({}, product, picturesOf(product));
}

/**
 * Adds pictures to a form.
 * @param values control → value
 * @param product the product
 * @param pictures those to add at the end
 */
export function addedTo(
  values: FormValues,
  product: StoredProduct,
  pictures: readonly ProductPicture[],
): FormValues {
  const choices = variantChoices(product);
  const draft: Record<string, string> = { ...values };
  for (const [index, picture] of pictures.entries()) {
    const row = countRows(values) + index;
    const { x, y } = 'mediaFocalPoint' in picture ? picture.mediaFocalPoint : CENTRE;
    const typed = {
      url: picture.assetUrl,
      alt: picture.altText,
      x: percentText(x),
      y: percentText(y),
      variants: choiceOf(product, choices, picture.assetUrl),
      position: String(row + 1),
    };
    for (const [part, value] of Object.entries(typed)) draft[rowName(row, part)] = value;
  }
  return draft;
}

/**
 * Reads the pictures of a posted form. Those that do not exist any more are left out.
 * @param values control → value
 * @param known URL → picture
 */
export function readRows(values: FormValues, known: ReadonlyMap<string, ProductPicture>): ReadPictures {
  const problems: Record<string, string> = {};
  const rows = Array.from({ length: countRows(values) }, (_, row) =>
    readRow(values, row, { known, problems }),
  )
    .filter((row) => row !== undefined)
    .sort((one, other) => one.place - other.place);
  const moved = inOrder(rows, fieldOf(values, 'move'));
  return { pictures: moved.map(({ picture, choice }) => ({ picture, choice })), problems };
}

interface Row extends TypedPicture {
  readonly row: number;
  readonly place: number;
}

interface RowParts {
  readonly known: ReadonlyMap<string, ProductPicture>;
  readonly problems: Record<string, string>;
}

function readRow(values: FormValues, row: number, { known, problems }: RowParts): Row | undefined {
  const of = (part: string): string => fieldOf(values, rowName(row, part)).trim();
  const picture = known.get(of('url'));
  if (picture === undefined || of('remove') !== '') return undefined;
  const read = <Value>(part: string, value: Value | undefined, problem: string): Value | undefined => {
    if (value === undefined) problems[rowName(row, part)] = problem;
    return value;
  };
  const altText = of('alt').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  if (altText.length > PICTURE_LIMITS.altLength) problems[rowName(row, 'alt')] = MESSAGES.tooLong;
  const x = read('x', fractionIn(of('x')), PICTURE_TEXTS.badPercent) ?? CENTRE.x;
  const y = read('y', fractionIn(of('y')), PICTURE_TEXTS.badPercent) ?? CENTRE.y;
  const position = read('position', positionIn(of('position')), PICTURE_TEXTS.badPosition) ?? row + 1;
  return {
    row,
    picture: { ...picture, altText, ...('mediaFocalPoint' in picture && { mediaFocalPoint: { x, y } }) },
    choice: fieldOf(values, rowName(row, 'variants')),
    // One that moves takes the place of the other, which makes way.
    place: position + Math.sign(position - (row + 1)) / 2,
  };
}

/** Moves a picture by its button: `up.2`, `down.0`. */
function inOrder(rows: readonly Row[], move: string): readonly Row[] {
  const [, direction, row] = /^(up|down)\.(\d{1,3})$/.exec(move) ?? [];
  const from = rows.findIndex((one) => String(one.row) === row);
  const to = from + (direction === 'up' ? -1 : 1);
  const [one, other] = [rows[from], rows[to]];
  if (one === undefined || other === undefined) return rows;
  return rows.with(from, other).with(to, one);
}

function percentText(fraction: number): string {
  return String(Math.round(fraction * 1_000) / 10);
}

function fractionIn(text: string): number | undefined {
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(text)) return undefined;
  const percent = Number(text.replace(',', '.'));
  return percent <= 100 ? Math.round(percent * 100) / 10_000 : undefined;
}

function positionIn(text: string): number | undefined {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined;
}
