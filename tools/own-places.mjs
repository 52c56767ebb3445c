/** Lets bundled sources find their files: a bundle is elsewhere than they are. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Packages stay outside of the bundle, so these are ours.
const SOURCES = /\.(ts|tsx|mjs)$/;
const OWN_PLACE = /import\.meta\.(dirname|filename|url)\b/g;
const OWN_NEIGHBOUR = /import\.meta\.resolve\(('\.[^']+')\)/g;

/** An esbuild plugin that replaces `import.meta.dirname`, `.filename`, `.url` and `.resolve` by what the source would see. */
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
