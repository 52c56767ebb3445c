import { addIndexes, GROWTH } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS, PAGE_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { downloadRoutes } from './download-routes.ts';
import { FILE_PAGE, readFilePage, readFileQuestion } from './owner/file-page.ts';
import { FILE_FORMS, fileRoutes } from './owner/file-routes.ts';
import { FILES_PAGE, readFilesPage } from './owner/files-page.ts';
import { createDownloads } from './tables.ts';

/** The files of digital products, and the links to them that orders bring. */
export const DOWNLOADS: Feature = {
  tables: ['product_files', 'order_downloads'],
  migrations: {
    '047-files-of-products': createDownloads,
    [GROWTH]: addIndexes({
      product_files_upload: 'product_files (upload_id)',
      order_downloads_upload: 'order_downloads (upload_id)',
    }),
  },
  templates: ['download'],
  routes: [downloadRoutes, fileRoutes],
  shownAgain: [PAGE_URLS.download],
  uploadForms: FILE_FORMS,
  ownerPages: [
    ownerPage({ ...FILES_PAGE, template: 'owner-product-files', read: readFilesPage }),
    ownerPage({ ...FILE_PAGE, template: 'owner-product-file', read: readFilePage }),
    ownerPage({
      title: 'Remove this file?',
      path: OWNER_URLS.deleteProductFile,
      template: 'owner-question',
      read: readFileQuestion,
    }),
  ],
};

export { seedProductFiles } from './seed-product-files.ts';
