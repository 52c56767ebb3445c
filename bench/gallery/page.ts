import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.ts';
import { PICTURE_SIZES, type PictureSize } from './pictures.ts';

/** A contestant and its page. */
export interface Contestant {
  readonly title: string;
  /** Its styles, beside those of the page. */
  readonly sheet: string;
  /** The absolute path of its script's source; null for none. */
  readonly script: string | null;
  readonly body: string;
}

const DIST = path.resolve(import.meta.dirname, '../../dist');

/** The package's entry for bundlers. */
export const OUR_SCRIPT = path.join(DIST, 'elements/gallery-block/define.js');

const PAGE_SHEET = `
  body { margin: 0; font: 16px/1.5 sans-serif; }
  main { margin: 0 16px; }
  h1 { margin: 0; font-size: 24px; line-height: 48px; }
`;

/** Reads the package's style sheet for galleries. */
export function readGallerySheet(): string {
  return readFileSync(path.join(DIST, 'gallery.css'), 'utf8');
}

/**
 * Creates the page of a contestant: one style sheet and one non-blocking script.
 * @param folder the URL path of its files, such as `/grid/plain`
 * @param contestant of the page
 * @returns URL path → text
 */
export async function makePage(
  folder: string,
  { title, sheet, script, body }: Contestant,
): Promise<ReadonlyMap<string, string>> {
  const { files, preloads } = script
    ? await bundle(script, folder)
    : { files: new Map<string, string>(), preloads: [] };
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    '<link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="${folder}/page.css">`,
    ...(script ? [`<script type="module" src="${folder}/main.js"></script>`] : []),
    ...preloads.map((url) => `<link rel="modulepreload" href="${url}">`),
  ].join('\n');
  const html = `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>Pictures</h1>${body}</main></body></html>`;
  return new Map([...files, [`${folder}/`, html], [`${folder}/page.css`, PAGE_SHEET + sheet]]);
}

/**
 * Renders an image as a careful author would.
 * @param size of the photograph
 * @param number of the photograph, from 1
 * @returns HTML
 */
export function imageOf(size: PictureSize, number: number): string {
  const { width, height } = PICTURE_SIZES[size];
  return `<img src="/${size}/${number}.jpg" alt="Photograph ${number}" width="${width}" height="${height}" loading="lazy">`;
}

/**
 * Renders something for every photograph.
 * @param count the number of photographs
 * @param write renders it for one, counted from 1
 * @returns HTML
 */
export function forEachPicture(count: number, write: (number: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index + 1)).join('\n');
}
