import { placeOrder } from './owner-orders.ts';
import { type StoreAnswer, Visitor } from './visitor.ts';

/** The content of a file that is sent. */
export interface SentContent {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/**
 * Posts a form with a file, as a page without JavaScript does.
 * @param owner who is logged in
 * @param path the action
 * @param file what was chosen; undefined for nothing
 * @param typed the other controls, and the crumb if it differs
 */
export async function sendFile(
  owner: Visitor,
  path: string,
  file: SentContent | undefined,
  typed: Readonly<Record<string, string>> = {},
): Promise<StoreAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ crumb: owner.crumb, ...typed })) form.append(name, value);
  form.append('file', new Blob(file ? [file.content] : [], { type: 'text/html' }), file?.name ?? '');
  const encoded = new Response(form);
  return owner.request('POST', path, {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    // Latin-1 would change the bytes.
    body: (await encoded.arrayBuffer()) as unknown as string,
  });
}

/**
 * Clicks on "Download" of the page of a link.
 * @param visitor who has opened the page
 * @param path of the link
 * @returns the answer to the click, and the address of the file; '' if there is none
 */
export async function clickDownload(
  visitor: Visitor,
  path: string,
): Promise<{ readonly answer: StoreAnswer; readonly file: string }> {
  const answer = await visitor.post(path, {});
  return { answer, file: answer.headers.get('location') ?? '' };
}

/**
 * Reads the links to files in a text.
 * @param text a page or a mail
 */
export function downloadLinks(text: string): readonly string[] {
  return [...new Set(text.match(/\/downloads\/[0-9a-f]{64}/g) ?? [])];
}

/**
 * Buys the digital product of a new store.
 * @param url the store
 * @param quantity how often
 * @returns its visitor, the order, and the links to its files
 */
export async function buyPrint(url: string, quantity = 1) {
  const visitor = await Visitor.arrive(url);
  await visitor.add({ itemId: 'print', quantity });
  const order = await placeOrder(visitor);
  const links = downloadLinks((await visitor.get(order.page)).text);
  return { visitor, ...order, links, link: links[0] ?? '' };
}

/**
 * Requests a file without cookies.
 * @param url its address
 * @param headers of the request
 */
export async function fetchFile(url: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, { headers, redirect: 'manual' });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}
