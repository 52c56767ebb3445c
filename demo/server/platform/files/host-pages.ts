import { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { StoreEnv } from '../http/store-env.ts';
import { refusal } from '../shared/refusal.ts';

const FOLDER = join(import.meta.dirname, '../../../hosts');
const FILE_NAME = /^[\w-]+\.html$/;

/**
 * Third-party pages that use our elements, below /hosts/: plain files that set the visitor's cookies, too.
 */
export function hostPages(): Hono<StoreEnv> {
  const pages = new Hono<StoreEnv>();
  // Under the strict policy a page's scripts need this answer's nonce.
  pages.get('/hosts/:name', async (context) => {
    const page = await readHostPage(context.req.param('name'));
    const nonce = context.get('secureHeadersNonce') ?? '';
    return context.html(page.replaceAll(/<(script|style)\b/g, `<$1 nonce="${nonce}"`));
  });
  return pages;
}

async function readHostPage(name: string): Promise<string> {
  if (!FILE_NAME.test(name)) throw refusal(404, 'unknownPage');
  return readFile(join(FOLDER, name), 'utf8').catch(() => {
    throw refusal(404, 'unknownPage');
  });
}
