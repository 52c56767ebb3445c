import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Elements overlap in small cells, so that even five hundred of them fit into one viewport. */
const PAGE_SHEET = `
  body { margin: 0; font: 16px/1.5 sans-serif; }
  #far { height: 600vh; }
  .grid { display: grid; grid-template-columns: repeat(25, 40px); grid-auto-rows: 22px; }
  .grid > * { inline-size: 280px; }
  .grid > :state(in-cart) { outline: 2px solid green; }
`;

/** A server of pages, one per contestant. */
export interface BenchServer {
  /** Returns the URL of a contestant's page. */
  urlOf(name: string): string;
  close(): Promise<void>;
}

/**
 * Serves the bundles on loopback.
 * @param files URL path → text
 */
export async function serve(files: ReadonlyMap<string, string>): Promise<BenchServer> {
  const server = createServer(({ url = '/' }, response) => {
    const isPage = url.endsWith('/');
    const text = isPage ? pageOf(url, files.has(`${url}theme.css`)) : files.get(url);
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': `${TYPES[path.extname(url)] ?? 'text/html'}; charset=utf-8`,
    });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (name) => `http://127.0.0.1:${port}/${name}/`,
    close: () => closed(server),
  };
}

function pageOf(url: string, hasTheme: boolean): string {
  const theme = hasTheme ? `<link rel="stylesheet" href="${url}theme.css">` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${url}</title>${theme}
<link rel="icon" href="data:,"><style>${PAGE_SHEET}</style>
<div id="on-screen" class="grid"></div><div id="far"></div><div id="off-screen" class="grid"></div>
<script type="module" src="${url}main.js"></script>`;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
