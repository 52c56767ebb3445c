import assert from 'node:assert/strict';

import type { StoreAnswer, Visitor } from './visitor.ts';

/** How a file is sent. */
export interface SentImport {
  readonly name?: string;
  readonly collectionId?: string;
  readonly makesStores?: boolean;
  readonly crumb?: string;
}

const IMPORT_PATH = '/owner/products/import';

/**
 * Sends a file of products as the form of the page does.
 * @param owner who is logged in
 * @param file its text or bytes
 * @param sent what differs from a usual form
 */
export function sendProducts(
  owner: Visitor,
  file: string | Uint8Array<ArrayBuffer>,
  { name = 'products.csv', collectionId = 'shop', makesStores = false, crumb = owner.crumb }: SentImport = {},
): Promise<StoreAnswer> {
  const form = new FormData();
  form.set('crumb', crumb);
  form.set('collectionId', collectionId);
  if (makesStores) form.set('makesStores', '1');
  form.set('file', new Blob([file]), name);
  return owner.request('POST', IMPORT_PATH, { body: form });
}

/**
 * Sends a file of products, and opens its preview.
 * @param owner who is logged in
 * @param file its text
 * @param sent what differs from a usual form
 */
export async function preview(owner: Visitor, file: string, sent: SentImport = {}): Promise<Preview> {
  const answer = await sendProducts(owner, file, sent);
  assert.equal(answer.status, 303, errorIn(answer));
  return openImport(owner, answer.headers.get('location') ?? '');
}

/** What the page of an import shows. */
export interface Preview {
  readonly path: string;
  readonly title: string;
  /** Name → text. */
  readonly facts: Readonly<Record<string, string>>;
  /** "Line 2, Price Enter …". */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  /** Line, product, import and details of each row. */
  readonly rows: readonly (readonly string[])[];
  /** The button that confirms; undefined without one. */
  readonly button: string | undefined;
  readonly text: string;
}

/**
 * Reads the page of an import.
 * @param owner who is logged in
 * @param path of the page
 */
export async function openImport(owner: Visitor, path: string): Promise<Preview> {
  const { status, text } = await owner.get(path);
  assert.equal(status, 200, path);
  const all = (pattern: RegExp, within = text): readonly string[] =>
    [...within.matchAll(pattern)].map(([, part = '']) => plain(part));
  const names = all(/<dt>(.*?)<\/dt>/g);
  const values = all(/<dd>(.*?)<\/dd>/g);
  const listOf = (name: string): readonly string[] =>
    all(/<li>(.*?)<\/li>/g, new RegExp(`<ul class="${name}">(.*?)</ul>`, 's').exec(text)?.[1] ?? '');
  return {
    path,
    title: all(/<h1>(.*?)<\/h1>/g)[0] ?? '',
    facts: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
    problems: listOf('owner-import-problems'),
    notes: listOf('owner-import-notes'),
    rows: [...text.matchAll(/<tr role="row">(.*?)<\/tr>/gs)]
      .slice(1)
      .map(([, row = '']) =>
        all(/<span class="owner-cell-head"[^>]*>.*?<\/span> <span>(.*?)<\/span><\/td>/gs, row),
      ),
    button: all(/<button class="button" type="submit">(Import.*?)<\/button>/g)[0],
    text,
  };
}

/**
 * Confirms an import and waits until it is done.
 * @param owner who is logged in
 * @param path of its page
 */
export async function importAll(owner: Visitor, { path }: Preview): Promise<Preview> {
  const answer = await owner.post(`${path}/start`, {});
  assert.equal(answer.status, 303);
  return untilDone(owner, path);
}

/**
 * Opens the page of an import until it is done.
 * @param owner who is logged in
 * @param path of its page
 */
export async function untilDone(owner: Visitor, path: string): Promise<Preview> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    // A page without products costs less.
    const { title } = await openImport(owner, `${path}?state=same`);
    if (title === 'Products imported') return openImport(owner, path);
  }
  return assert.fail('the import never ends');
}

/** Stops a test that hangs, not a slow machine. */
const MAX_LOOKS = 20_000;

/** The sentence at the file of a refused form. */
export function errorIn({ text }: StoreAnswer): string {
  return plain(/class="field-error"[^>]*>(.*?)</.exec(text)?.[1] ?? '');
}

function plain(html: string): string {
  const text = html.replaceAll(/<br>/g, ' | ').replaceAll(/<[^>]*>/g, '');
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}
