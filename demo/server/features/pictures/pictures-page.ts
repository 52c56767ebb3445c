import { formatUrl } from '../../../../core/images/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { fieldMaker, type FormField, type Problems } from '../../platform/owner/index.ts';
import { findEditedProduct, type StoredProduct } from '../products/index.ts';
import { PICTURE_LIMITS } from './picture-limits.ts';
import { countRows, draftOf, rowName } from './picture-rows.ts';
import { PICTURE_TEXTS } from './texts.ts';
import { AS_IS, skusWith, variantChoices } from './variant-choices.ts';

/** The data of the page of pictures. */
export interface OwnerPicturesData {
  readonly title: string;
  readonly done: string | undefined;
  /** Why it was not saved. */
  readonly notice: string | undefined;
  /** Why files were not added. */
  readonly faults: readonly string[];
  readonly action: string;
  readonly version: string;
  readonly filesHint: string;
  readonly productUrl: string;
  readonly rows: readonly PictureRow[];
}

interface PictureRow {
  /** Such as "Picture 1". */
  readonly label: string;
  /** '' for all but the main picture. */
  readonly mark: string;
  readonly id: string;
  readonly url: { readonly name: string; readonly value: string };
  readonly pictureUrl: string;
  /** Where its crosshair is, in percent. */
  readonly focus: { readonly x: string; readonly y: string };
  readonly fields: readonly FormField[];
  /** What its buttons send; '' where it cannot move. */
  readonly up: string;
  readonly down: string;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-pictures': OwnerPicturesData;
  }
}

/** The page of pictures. */
export const PICTURES_PAGE = { title: PICTURE_TEXTS.title, path: OWNER_URLS.productPictures } as const;

const PICTURE_FORMAT = '300w';
const PERCENT = /^\d{1,3}(?:\.\d{1,2})?$/;

/** The state of a form that is shown again. */
export interface ShownForm {
  readonly values: FormValues;
  readonly problems?: Problems;
  readonly notice?: string | undefined;
  readonly faults?: readonly string[];
}

/**
 * Reads the page of a product's pictures.
 * @param context the request: `id` in its path, `done` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §24
 */
export async function readPictures(context: StoreContext, { db }: StoreParts): Promise<OwnerPicturesData> {
  const product = await findEditedProduct(db, context.req.param('id') ?? '');
  if (product === undefined) throw refusal(404, 'unknownPage');
  const done = context.req.query('done') === 'saved' ? PICTURE_TEXTS.saved : undefined;
  return { ...picturesData(product, { values: draftOf(product) }), done };
}

/**
 * Builds the page of a product's pictures.
 * @param product as it is stored
 * @param shown what was typed, and its errors
 */
export function picturesData(
  product: StoredProduct,
  { values, problems = {}, notice, faults = [] }: ShownForm,
): OwnerPicturesData {
  const urlOf = (path: string): string => path.replace(':id', encodeURIComponent(product.id));
  const make = fieldMaker(values, problems);
  const count = countRows(values);
  return {
    title: PICTURE_TEXTS.titleOf(product.title),
    done: undefined,
    notice,
    faults,
    action: urlOf(OWNER_URLS.productPictures),
    version: String(product.version),
    filesHint: PICTURE_TEXTS.filesHint,
    productUrl: urlOf(OWNER_URLS.product),
    rows: Array.from({ length: count }, (_, row) => toRow(product, values, { row, count, make })),
  };
}

interface RowPlace {
  readonly row: number;
  readonly count: number;
  readonly make: ReturnType<typeof fieldMaker>;
}

function toRow(product: StoredProduct, values: FormValues, { row, count, make }: RowPlace): PictureRow {
  const name = (part: string): string => rowName(row, part);
  const url = fieldOf(values, name('url'));
  const percentOf = (part: string): string => {
    const text = fieldOf(values, name(part));
    return PERCENT.test(text) ? text : '50';
  };
  return {
    label: PICTURE_TEXTS.number(row + 1),
    id: `picture-${row + 1}`,
    mark: row === 0 ? PICTURE_TEXTS.main : '',
    url: { name: name('url'), value: url },
    pictureUrl: formatUrl(url, PICTURE_FORMAT),
    focus: { x: percentOf('x'), y: percentOf('y') },
    fields: [
      make(name('alt'), {
        label: 'Description',
        hint: 'For people who cannot see it.',
        maxLength: PICTURE_LIMITS.altLength,
      }),
      ...(product.options.length === 0
        ? []
        : [
            make(name('variants'), {
              label: 'Variants',
              hint: 'Shown when a customer chooses one of them.',
              choices: choicesOf(product, url),
            }),
          ]),
      make(name('x'), { label: 'Focus from the left, %', isShort: true }),
      make(name('y'), { label: 'Focus from the top, %', isShort: true }),
      make(name('position'), { label: 'Position', isShort: true }),
      make(name('remove'), { label: 'Remove this picture', isBox: true }),
    ],
    up: row > 0 ? `up.${row}` : '',
    down: row < count - 1 ? `down.${row}` : '',
  };
}

function choicesOf(product: StoredProduct, url: string): readonly (readonly [string, string])[] {
  const choices = variantChoices(product).map(({ value, text }) => [value, text] as const);
  const count = skusWith(product, url).length;
  return [
    ['', PICTURE_TEXTS.noVariant],
    ...choices,
    ...(count > 1 ? [[AS_IS, PICTURE_TEXTS.asIs(count)] as const] : []),
  ];
}
