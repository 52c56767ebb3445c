import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { findCollections } from '../collections/index.ts';
import { findImports } from './find-imports.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { IMPORT_TEXTS } from './texts.ts';

/** What the owner has chosen besides the file. */
export interface TypedImport {
  readonly collectionId: string;
  readonly makesStores: boolean;
}

/** The data of the form of an import. */
export interface OwnerProductImportsData {
  readonly stores: readonly { readonly value: string; readonly text: string; readonly isChosen: boolean }[];
  readonly makesStores: boolean;
  readonly maxRows: string;
  /** Of a file, in megabytes. */
  readonly maxMegabytes: string;
  /** How many a store may have. */
  readonly maxProducts: string;
  /** '' without an error. */
  readonly fileProblem: string;
  readonly storeProblem: string;
  readonly kept: string;
  readonly imports: readonly {
    readonly name: string;
    readonly url: string;
    readonly state: string;
    readonly at: number;
  }[];
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-product-imports': OwnerProductImportsData;
  }
}

/** The page of the form. */
export const IMPORTS_PAGE = { title: 'Import products', path: OWNER_URLS.importProducts } as const;

/**
 * Reads the form of an import and the recent imports.
 * @param _context the request
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §25.1
 */
export function readImports(_context: StoreContext, parts: StoreParts): Promise<OwnerProductImportsData> {
  return importFormData(parts, { collectionId: '', makesStores: false }, {});
}

/**
 * Builds the form of an import.
 * @param parts what the routes are built from
 * @param typed what was chosen
 * @param errors control → sentence
 */
export async function importFormData(
  { db }: StoreParts,
  { collectionId, makesStores }: TypedImport,
  errors: Readonly<Record<string, string>>,
): Promise<OwnerProductImportsData> {
  const stores = await findCollections(db);
  const imports = await findImports(db);
  return {
    stores: stores.map(({ id, title }) => ({ value: id, text: title, isChosen: id === collectionId })),
    makesStores,
    maxMegabytes: String(IMPORT_LIMITS.fileBytes / 1_000_000),
    maxProducts: String(CONTENT_LIMITS.productsPerCollection),
    maxRows: IMPORT_TEXTS.rows(IMPORT_LIMITS.rows),
    fileProblem: errors['file'] ?? '',
    storeProblem: errors['collectionId'] ?? '',
    kept: IMPORT_TEXTS.kept,
    imports: imports.map((one) => ({
      name: one.file_name,
      url: OWNER_URLS.productImport.replace(':id', one.id),
      state: IMPORT_TEXTS.states[one.state],
      at: one.created_at.getTime(),
    })),
  };
}
