import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Another way to build a page of the store. */
export interface Rival {
  /** Derives its document from the store's own. */
  readonly documentOf: (page: string) => string;
  /** None for plain HTML. */
  readonly script?: { readonly url: string; readonly text: string };
}

/** A proxy in front of the store: serves the rivals' documents and scripts, and passes everything else on. */
export interface Front {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The compression of documents that differ for each visitor. */
const DOCUMENT_QUALITY = 5;

/**
 * Starts the rivals' server on loopback.
 * @param pageUrl the store's own page, whose visitor and stock all rivals share
 * @param rivals by the path of their page
 */
export async function openFront(pageUrl: string, rivals: ReadonlyMap<string, Rival>): Promise<Front> {
  const scripts = new Map(
    [...rivals.values()].flatMap(({ script }) =>
      script ? [[script.url, brotliCompressSync(script.text)]] : [],
    ),
  );
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    const rival = rivals.get(url);
    const script = scripts.get(url);
    if (rival) {
      answerDocument(pageUrl, rival, response).catch((error: unknown) => response.destroy(error as Error));
    } else if (script) {
      response.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      response.end(script);
    } else passOn(request, response, new URL(pageUrl).origin);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answerDocument(pageUrl: string, rival: Rival, response: ServerResponse): Promise<void> {
  const page = await fetch(pageUrl);
  const body = brotliCompressSync(rival.documentOf(await page.text()), {
    params: { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_QUALITY },
  });
  response.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-security-policy': page.headers.get('content-security-policy') ?? '',
    'set-cookie': page.headers.getSetCookie(),
  });
  response.end(body);
}

function passOn(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const { method, headers, url } = request;
  const onward = send(new URL(url ?? '/', origin), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', (error) => response.destroy(error));
  request.pipe(onward);
}
