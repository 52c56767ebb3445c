import { createReadStream, existsSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../../tools/run.mjs';

/** A web server of the site: pages, our built files, and perhaps a store behind `/api`. */
export interface PageServerParts {
  /** Path → HTML. */
  readonly pages: Readonly<Record<string, string>>;
  /** Start of paths → folder of files; `/dist/` is the build's. */
  readonly folders?: Readonly<Record<string, string>>;
  /** Where `/api` goes; without it nobody answers there. */
  readonly store?: string;
  /** Changes a request's headers on their way to the store; by default they go as they came. */
  readonly passOn?: (headers: IncomingMessage['headers']) => IncomingMessage['headers'];
  /** Answers what is nowhere with this page and status 200, as servers of single-page apps do. */
  readonly fallback?: string;
}

/** A server that listens. */
export interface PageServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.map': 'application/json',
};

/**
 * Starts the web server of a site.
 * @param parts its pages, and what it does with `/api`
 * @returns its address, and how to end it
 */
export async function startPageServer(parts: PageServerParts): Promise<PageServer> {
  const server = createServer((asked, answer) => {
    serve(parts, asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function serve(parts: PageServerParts, asked: IncomingMessage, answer: ServerResponse): void {
  const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/api/') && parts.store !== undefined) {
    passOn(parts, asked, answer);
    return;
  }
  const file = fileOf(parts, pathname);
  if (file !== undefined && existsSync(file)) {
    answer.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' });
    createReadStream(file).pipe(answer);
    return;
  }
  const page = parts.pages[pathname] ?? parts.fallback;
  answer.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
  answer.end(page ?? 'Not found');
}

function fileOf({ folders }: PageServerParts, pathname: string): string | undefined {
  const all = { '/dist/': path.join(ROOT, 'dist'), ...folders };
  const [start, folder] = Object.entries(all).find(([each]) => pathname.startsWith(each)) ?? [];
  return start === undefined || folder === undefined
    ? undefined
    : path.join(folder, pathname.slice(start.length));
}

function passOn(parts: PageServerParts, asked: IncomingMessage, answer: ServerResponse): void {
  const { method } = asked;
  const headers = parts.passOn?.({ ...asked.headers }) ?? asked.headers;
  const passed = request(new URL(asked.url ?? '/', parts.store), { method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  passed.on('error', () => {
    answer.writeHead(502).end();
  });
  asked.pipe(passed);
}
