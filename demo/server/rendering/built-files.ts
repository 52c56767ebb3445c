import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const CDN_FOLDER = join(import.meta.dirname, '../../../dist/cdn');
const CDN_URL = '/dist/cdn/';
const NAMES = v.record(v.string(), v.string());

/**
 * Finds the address of a built file.
 * @param name below dist/cdn/, without a hash, such as `storefront.js`
 * @returns the address, with a hash of the content; without one before the first build
 */
export function builtUrl(name: string): string {
  return `${CDN_URL}${hashedNames()[name] ?? name}`;
}

/**
 * Reads what answers presses before the first file has come, to be printed into a page.
 * @returns the script, small enough to stand in each page; empty before the first build
 * Source: docs/behaviour/adding-to-cart.md §2.9
 */
export function earlyScript(): string {
  try {
    return readFileSync(join(CDN_FOLDER, 'early.js'), 'utf8').trim();
  } catch {
    return '';
  }
}

/**
 * Names the scripts that a page fetches before it shows or sends anything.
 * @param language the page's, as a BCP 47 tag
 * @returns their addresses: the first file, and the words of the language if it has a file
 * Source: docs/behaviour/words.md §2.2
 */
export function firstScripts(language: string): readonly string[] {
  const words = `chunks/words-${language.replace(/-.*/, '')}.js`;
  return ['storefront.js', ...(words in hashedNames() ? [words] : [])].map(builtUrl);
}

/**
 * Names the script that speaks to the store.
 * @returns its address; the first file fetches it where no page has announced it
 * Source: docs/behaviour/reference-store.md §6.1
 */
export function networkScript(): string {
  return builtUrl('chunks/network.js');
}

/**
 * Tells whether an address is immutable.
 * @param path the path of the address
 * @returns true for a built file with a hash of its content in its name
 */
export function isHashed(path: string): boolean {
  if (!path.startsWith(CDN_URL)) return false;
  return Object.values(hashedNames()).includes(path.slice(CDN_URL.length));
}

/** Read each time, so that a build while the store runs takes effect. */
function hashedNames(): Readonly<Record<string, string>> {
  try {
    return v.parse(NAMES, JSON.parse(readFileSync(join(CDN_FOLDER, 'manifest.json'), 'utf8')));
  } catch {
    return {};
  }
}
