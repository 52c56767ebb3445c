import { randomUUID } from 'node:crypto';

import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { ownValue } from '../../../../core/json/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS, PAGE_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findCategoryNames, findCollections } from '../collections/index.ts';
import { FILE_TEXTS, findProductFiles } from '../downloads/index.ts';
import { findForms } from '../forms/index.ts';
import { draftOf } from './draft.ts';
import { findEditedProduct, type StoredProduct } from './find-edited-product.ts';
import { SOLD_KINDS } from './product-limits.ts';
import type { Problems } from '../../platform/owner/index.ts';
import { productSections } from './product-sections.ts';
import { picturesOf } from './product-uploads.ts';
import type { ProductSection } from './section-parts.ts';
import { PRODUCT_TEXTS } from './texts.ts';
import { type TheirValue, theirValues } from './their-values.ts';
import { hiddenOf } from './variant-fields.ts';

/** The data of the page that creates or edits a product. */
export interface OwnerProductData {
  readonly title: string;
  readonly done: string | undefined;
  /** Why it was not saved. */
  readonly notice: string | undefined;
  /** What somebody else has saved meanwhile. */
  readonly theirs: readonly TheirValue[];
  /** The kinds to choose from, for a new product without a kind. */
  readonly kinds:
    | readonly { readonly url: string; readonly name: string; readonly about: string }[]
    | undefined;
  readonly form:
    | {
        readonly action: string;
        readonly hidden: readonly { readonly name: string; readonly value: string }[];
        readonly sections: readonly ProductSection[];
        readonly submit: string;
      }
    | undefined;
  /** The links and buttons of an existing product. */
  readonly actions:
    | {
        readonly viewUrl: string;
        readonly viewText: string;
        readonly picturesUrl: string;
        readonly picturesText: string;
        readonly publishUrl: string;
        /** What the button sends, and its text. */
        readonly publish: { readonly value: string; readonly text: string };
        readonly duplicateUrl: string;
        readonly key: string;
        readonly deleteUrl: string;
      }
    | undefined;
  /** Of an existing digital product: the link to its files, and that there is none. */
  readonly files:
    | { readonly url: string; readonly text: string; readonly warning: string | undefined }
    | undefined;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-product': OwnerProductData;
  }
}

const DONE: Readonly<Record<string, string>> = {
  created: PRODUCT_TEXTS.created,
  saved: PRODUCT_TEXTS.saved,
  copied: PRODUCT_TEXTS.copied,
  published: PRODUCT_TEXTS.published,
  unpublished: PRODUCT_TEXTS.hidden,
};

/** Names of categories in a hint. */
const SHOWN_CATEGORIES = 30;

const NEW_TITLE = 'New product';

/** The state of a form that is shown again. */
export interface RefusedForm {
  readonly values: FormValues;
  readonly problems: Problems;
  readonly notice: string;
  /** Whether somebody else has saved the product meanwhile. */
  readonly isOutdated?: boolean;
}

/**
 * Reads the page of a new product: the choice of its kind, or the form.
 * @param context the request: `type` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §17.2
 */
export async function readNewProduct(context: StoreContext, parts: StoreParts): Promise<OwnerProductData> {
  return newProductData(parts, context.req.query('type') ?? '');
}

/**
 * Builds the page of a new product.
 * @param parts what the routes are built from
 * @param kindName its kind; the owner chooses one first if there is none of this name
 * @param refused what was typed, and its errors
 */
export async function newProductData(
  parts: StoreParts,
  kindName: string,
  refused?: RefusedForm,
): Promise<OwnerProductData> {
  const kind = SOLD_KINDS.find((one) => one.kind === kindName);
  const page = {
    title: NEW_TITLE,
    done: undefined,
    notice: refused?.notice,
    theirs: [],
    actions: undefined,
    files: undefined,
  };
  if (kind === undefined) {
    return { ...page, kinds: choiceOfKinds(), form: undefined };
  }
  const lists = await findLists(parts, refused);
  const values = refused?.values ?? { ...BLANK, collectionId: lists.stores[0]?.id ?? '' };
  return {
    ...page,
    title: `New ${kind.name.toLowerCase()}`,
    kinds: undefined,
    form: {
      action: OWNER_URLS.newProduct,
      hidden: [
        { name: 'key', value: fieldOf(values, 'key') || randomUUID() },
        { name: 'type', value: kind.kind },
      ],
      sections: productSections({
        ...lists,
        values,
        problems: refused?.problems ?? {},
        productType: kind.code,
        current: undefined,
      }),
      submit: 'Create product',
    },
  };
}

function choiceOfKinds(): OwnerProductData['kinds'] {
  return SOLD_KINDS.map(({ kind: type, name, about }) => ({
    url: `${OWNER_URLS.newProduct}?${new URLSearchParams({ type })}`,
    name,
    about,
  }));
}

const BLANK: FormValues = {
  'variants.0.price': '',
  'variants.0.stock': '0',
  way: 'once',
  interval: '1',
  unit: 'MONTH',
  cycles: '0',
  isPublished: '1',
  showsScarcity: '1',
};

/**
 * Reads the page of a product.
 * @param context the request: `id` in its path, `done` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §17.2
 */
export async function readProduct(context: StoreContext, parts: StoreParts): Promise<OwnerProductData> {
  const product = await findEditedProduct(parts.db, context.req.param('id') ?? '');
  if (product === undefined) throw refusal(404, 'unknownPage');
  const done = ownValue(DONE, context.req.query('done') ?? '');
  return { ...(await productData(parts, product)), done };
}

/**
 * Builds the page of a product.
 * @param parts what the routes are built from
 * @param current as it is stored
 * @param refused what was typed, and its errors
 */
export async function productData(
  parts: StoreParts,
  current: StoredProduct,
  refused?: RefusedForm,
): Promise<OwnerProductData> {
  const { options, version, productType } = current;
  const { values = draftOf(current), problems = {}, notice, isOutdated = false } = refused ?? {};
  const lists = await findLists(parts, { values });
  return {
    title: current.title,
    done: undefined,
    notice,
    theirs: isOutdated ? theirValues(values, current) : [],
    kinds: undefined,
    form: {
      action: urlOf(OWNER_URLS.product, current),
      hidden: [
        { name: 'version', value: String(version) },
        // Without options the only variant has no row of a table.
        ...(options.length === 0 ? hiddenOf(values, 0) : []),
      ],
      sections: productSections({ ...lists, values, problems, productType, current }),
      submit: 'Save',
    },
    actions: actionsOf(current),
    files: await filesOf(parts, current),
  };
}

function actionsOf(product: StoredProduct): OwnerProductData['actions'] {
  const { slug, isPublished } = product;
  const view = isPublished
    ? { viewUrl: PAGE_URLS.product.replace(':slug', slug), viewText: 'View in the store' }
    : { viewUrl: urlOf(OWNER_URLS.previewProduct, product), viewText: 'Preview' };
  return {
    ...view,
    picturesUrl: urlOf(OWNER_URLS.productPictures, product),
    picturesText: PRODUCT_TEXTS.pictures(picturesOf(product).length),
    publishUrl: urlOf(OWNER_URLS.publishProduct, product),
    publish: isPublished
      ? { value: '', text: PRODUCT_TEXTS.unpublish }
      : { value: '1', text: PRODUCT_TEXTS.publish },
    duplicateUrl: urlOf(OWNER_URLS.duplicateProduct, product),
    key: randomUUID(),
    deleteUrl: urlOf(OWNER_URLS.deleteProduct, product),
  };
}

async function filesOf({ db }: StoreParts, product: StoredProduct): Promise<OwnerProductData['files']> {
  if (product.productType !== PRODUCT_TYPES.digital) return undefined;
  const { length: count } = await findProductFiles(db, product.id);
  return {
    url: urlOf(OWNER_URLS.productFiles, product),
    text: PRODUCT_TEXTS.files(count),
    warning: count === 0 ? FILE_TEXTS.missing : undefined,
  };
}

function urlOf(path: string, { id }: StoredProduct): string {
  return path.replace(':id', encodeURIComponent(id));
}

async function findLists({ db }: StoreParts, shown?: Pick<RefusedForm, 'values'>) {
  const stores = await findCollections(db);
  const chosenId = shown?.values['collectionId'] ?? stores[0]?.id ?? '';
  const categoryNames = await findCategoryNames(db, chosenId, SHOWN_CATEGORIES);
  return { stores, categoryNames, formIds: (await findForms(db)).map(({ id }) => id) };
}
