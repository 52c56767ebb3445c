import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

const TABLE = join(import.meta.dirname, '../../docs/behaviour/analytics.md');
/** A row of the table of stored keys: the names, and whether they need consent. */
const ROW = /^\| (?<names>`[^|]*`) +\|[^|]*\|[^|]*\| +(?<needs>nothing|`consent`) +\|$/gm;

/** The documented table of stored keys. Source: docs/behaviour/analytics.md §12.1 */
export interface StoredNames {
  /** Whether a name is in the table. */
  readonly isListed: (name: string) => boolean;
  /** Whether it may be stored only with consent. */
  readonly needsConsent: (name: string) => boolean;
}

/** Reads the table of stored keys. */
export function readStoredNames(): StoredNames {
  const rows = [...readFileSync(TABLE, 'utf8').matchAll(ROW)].map(({ groups }) => ({
    names: [...(groups?.['names'] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    needsConsent: groups?.['needs'] !== 'nothing',
  }));
  const isIn = (names: readonly string[], name: string) =>
    names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
  return {
    isListed: (name) => rows.some(({ names }) => isIn(names, name)),
    needsConsent: (name) => rows.some((row) => row.needsConsent && isIn(row.names, name)),
  };
}

/**
 * Lists the names of everything that a site keeps in a browser: cookies, also those hidden from scripts, both
 * storages, databases, caches and service workers.
 * @param context the visitor
 * @param page a page of the site
 */
export async function storedIn(context: BrowserContext, page: Page): Promise<readonly string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...new Set([...cookies, ...keys, ...(await elsewhereIn(page))])].sort();
}

async function elsewhereIn(page: Page): Promise<readonly string[]> {
  // Where no scripts run, a page cannot have created them, and the evaluation returns nothing.
  return page.evaluate(async () => {
    const answers = Promise.all([
      indexedDB.databases(),
      caches.keys(),
      navigator.serviceWorker.getRegistrations(),
    ]);
    const [databases, names, workers] = await answers;
    return [
      ...databases.map(({ name }) => `database ${name}`),
      ...names.map((name) => `cache ${name}`),
      ...workers.map(({ scope }) => `worker ${scope}`),
    ];
  });
}
