import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { readImportPage } from './import-page.ts';
import { importRoutes } from './import-routes.ts';
import { IMPORTS_PAGE, readImports } from './imports-page.ts';
import type { ImportParts } from './run-imports.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { createProductImports } from './tables.ts';

export { sweepImports } from './keep-import.ts';
export { type ImportParts, openImports } from './run-imports.ts';

/** The import and export of products. */
export const PRODUCT_CSV: Feature<ImportParts> = {
  tables: ['product_imports', 'product_import_items'],
  migrations: { '045-product-imports': createProductImports },
  routes: [importRoutes],
  uploadForms: { [OWNER_URLS.importProducts]: IMPORT_LIMITS.formBytes },
  ownerPages: [
    ownerPage({ ...IMPORTS_PAGE, template: 'owner-product-imports', read: readImports }),
    ownerPage({
      title: 'Import',
      path: OWNER_URLS.productImport,
      template: 'owner-product-import',
      read: readImportPage,
    }),
  ],
};
