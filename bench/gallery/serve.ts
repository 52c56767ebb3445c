import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Pictures, PictureSize } from './pictures.ts';

/** A file that the server has sent. */
interface Sent {
  readonly path: string;
  /** The size of the compressed body. */
  readonly bytes: number;
}

/** A server of pages, their files, and photographs. */
export interface GalleryServer {
  readonly url: string;
  /** The files sent since the last call. */
  readonly takeSent: () => readonly Sent[];
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const PICTURE = /^\/(thumbnail|slide)\/(\d+)\.jpg$/;

/**
 * Serves on loopback. Texts are sent with gzip.
 * @param files URL path → text; a page's ends with a slash
 * @param pictures the photographs, at `/<size>/<number>.jpg`, for any number
 */
export async function serve(files: ReadonlyMap<string, string>, pictures: Pictures): Promise<GalleryServer> {
  const texts = new Map([...files].map(([at, text]) => [at, gzipSync(text)]));
  let sent: Sent[] = [];
  const send = (response: ServerResponse, at: string, body: Buffer, headers: Record<string, string>) => {
    sent.push({ path: at, bytes: body.length });
    response.writeHead(200, { 'content-length': body.length, ...headers });
    response.end(body);
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://loopback');
    const text = texts.get(pathname);
    const [, size, number] = PICTURE.exec(pathname) ?? [];
    const drawn = size ? pictures[size as PictureSize] : [];
    const picture = drawn[Number(number) % drawn.length];
    if (text) {
      const type = TYPES[path.extname(pathname)] ?? 'text/html; charset=utf-8';
      send(response, pathname, text, { 'content-type': type, 'content-encoding': 'gzip' });
    } else if (picture) send(response, pathname, picture, { 'content-type': 'image/jpeg' });
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    takeSent: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
