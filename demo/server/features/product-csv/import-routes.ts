import { Hono } from 'hono';

import { answerCsv } from '../../platform/http/answer-csv.ts';
import { originOf } from '../../platform/http/know-host.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerFrameOf } from '../../platform/owner/index.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { displayName, readUploadForm } from '../../platform/uploads/index.ts';
import { fileProblem } from './file-problem.ts';
import { importFormData, IMPORTS_PAGE, type TypedImport } from './imports-page.ts';
import { keepImport } from './keep-import.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { tableOfProducts } from './product-table.ts';
import { readImport } from './read-import.ts';
import type { ImportParts } from './run-imports.ts';
import { IMPORT_TEXTS } from './texts.ts';

/**
 * The file of products, and the forms that read a file and confirm its import.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §25
 */
export function importRoutes(parts: ImportParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const routes = new Hono<StoreEnv>();
  routes.get(OWNER_URLS.productsFile, async (context) =>
    answerCsv(context, 'products', await tableOfProducts(db, originOf(context))),
  );
  routes.post(OWNER_URLS.importProducts, async (context) => {
    const { file, isTooLarge, ...typed } = await readUpload(context, secret);
    try {
      if (isTooLarge) throw fileProblem(MESSAGES.fileTooLarge);
      if (file === undefined) throw fileProblem(IMPORT_TEXTS.noFile);
      const read = await readImport(db, { bytes: file.bytes, ...typed });
      const id = await keepImport(db, read, { ...typed, fileName: file.name });
      return context.redirect(OWNER_URLS.productImport.replace(':id', id), 303);
    } catch (error) {
      if (!(error instanceof Refusal) || error.details.errors === undefined) throw error;
      const data = await importFormData(parts, typed, error.details.errors);
      const frame = ownerFrameOf(context, parts, IMPORTS_PAGE);
      return context.html(parts.site.renderForOwner('owner-product-imports', { ...frame, ...data }), 400);
    }
  });
  routes.post(OWNER_URLS.startProductImport, async (context) => {
    checkCrumb(context, secret, fieldOf(await readForm(context), 'crumb'));
    const id = context.req.param('id');
    // One that runs or is done stays as it is: a repeated click imports nothing again.
    await db
      .updateTable('product_imports')
      .set({ state: 'importing' })
      .where('id', '=', id)
      .where('state', '=', 'ready')
      .execute();
    parts.wakeImports();
    return context.redirect(OWNER_URLS.productImport.replace(':id', encodeURIComponent(id)), 303);
  });
  return routes;
}

interface Upload extends TypedImport {
  /** Undefined if none was chosen. */
  readonly file: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  readonly isTooLarge: boolean;
}

const FORM_LIMITS = { files: 1, fileBytes: IMPORT_LIMITS.fileBytes, fields: 10, fieldBytes: 1_000 };

async function readUpload(context: StoreContext, secret: string): Promise<Upload> {
  let file: Upload['file'];
  let isTooLarge = false;
  const values = await readUploadForm(context, {
    secret,
    limits: FORM_LIMITS,
    take: async ({ fileName, content }) => {
      const chunks: Uint8Array[] = [];
      try {
        for await (const chunk of content) chunks.push(chunk);
      } catch (error) {
        if (!(error instanceof Refusal) || error.notice !== 'fileTooLarge') throw error;
        // The form goes on: the page that says it keeps the chosen store.
        isTooLarge = true;
        return;
      }
      file = { name: displayName(fileName), bytes: Buffer.concat(chunks) };
    },
  });
  const textOf = (name: string): string => fieldOf(values, name).replaceAll('\0', '');
  return {
    collectionId: textOf('collectionId'),
    makesStores: textOf('makesStores') !== '',
    file,
    isTooLarge,
  };
}
