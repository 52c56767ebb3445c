/** Lets bundled sources find files relative to their original path. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Packages are external, so these are our sources.
const SOURCES = /\.(ts|tsx|mjs)$/;
const OWN_PLACE = /import\.meta\.(dirname|filename|url)\b/g;
const OWN_NEIGHBOUR = /import\.meta\.resolve\(('\.[^']+')\)/g;

/** An esbuild plugin that replaces `import.meta.dirname`, `.filename`, `.url` and `.resolve` by the source's own values. */
export const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: SOURCES }, ({ path: file }) => {
      const { href: url } = pathToFileURL(file);
      const places = { dirname: path.dirname(file), filename: file, url };
      const contents = readFileSync(file, 'utf8')
        .replace(OWN_PLACE, (_, name) => JSON.stringify(places[name]))
        .replace(OWN_NEIGHBOUR, (_, neighbour) => `new URL(${neighbour}, ${JSON.stringify(url)}).href`);
      return { contents, loader: file.endsWith('.tsx') ? 'tsx' : 'ts' };
    });
  },
};
