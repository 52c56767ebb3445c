import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { Contestant } from './contestants.ts';

/** The compressed size of some files, in bytes. */
export interface Weight {
  readonly gzipBytes: number;
  readonly brotliBytes: number;
}

/** What pages load. */
export interface Loaded {
  /** A page with one product and its button, before any interaction, when the button works. */
  readonly button: Weight;
  /** The same page with a cart over it, after the product was added and the cart was opened. */
  readonly cart: Weight;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const PAGE = '/';
const FILES = '/files/';

/**
 * Visits the pages of a contestant, and weighs the scripts and style sheets that they request.
 * @param browser a running Chromium
 * @param contestant which one
 * @returns the sizes of its files, each compressed separately at the highest level
 */
export async function measureBytes(browser: Browser, contestant: Contestant): Promise<Loaded> {
  const { button, cart } = contestant;
  return {
    button: await weighPage(browser, contestant, button, false),
    cart: await weighPage(browser, contestant, button + cart, true),
  };
}

async function weighPage(
  browser: Browser,
  { folder, tag, use }: Contestant,
  body: string,
  isUsed: boolean,
): Promise<Weight> {
  const requested = new Set<string>();
  const server = serve(folder, body, requested);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}${PAGE}`);
    if (tag) await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
    await page.waitForLoadState('networkidle');
    if (isUsed) await use?.(page);
    await page.waitForLoadState('networkidle');
    return weigh(requested);
  } finally {
    await context.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function serve(folder: string, body: string, requested: Set<string>): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? PAGE, 'http://localhost');
    if (pathname === PAGE) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><html lang="en"><title>Mug</title>${body}</html>`);
      return;
    }
    const file = path.join(folder, pathname.replace(FILES, ''));
    const type = TYPES[path.extname(file)];
    if (!pathname.startsWith(FILES) || !type) {
      response.writeHead(404).end();
      return;
    }
    requested.add(file);
    response.writeHead(200, { 'content-type': type });
    response.end(readFileSync(file));
  });
}

function weigh(files: ReadonlySet<string>): Weight {
  const contents = [...files].map((file) => readFileSync(file));
  const sum = (sizeOf: (content: Buffer) => number) =>
    contents.reduce((bytes, content) => bytes + sizeOf(content), 0);
  return {
    gzipBytes: sum((content) => gzipSync(content, { level: 9 }).length),
    brotliBytes: sum((content) => brotliCompressSync(content).length),
  };
}
