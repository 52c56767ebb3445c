import { transform } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript } from '../../shared/bundle-script.ts';
import type { Rival } from '../../shared/front.ts';
import { bareR2wcDocument, byHandDocument, type DocumentParts } from './documents.ts';

const STYLES = path.resolve(import.meta.dirname, '../../../demo/site/styles');
const SHEETS = ['tokens', 'base', 'frame', 'controls', 'cards', 'products', 'product', 'paper'];

/**
 * Builds the rivals: one sheet, one script, as small as they get.
 * @returns the rivals by the path of their page
 */
export async function buildRivals(): Promise<ReadonlyMap<string, Rival>> {
  const { code: css } = await transform(
    SHEETS.map((name) => readFileSync(path.join(STYLES, `${name}.css`), 'utf8')).join('\n'),
    { loader: 'css', minify: true },
  );
  return new Map([
    ['/by-hand', await buildRival('by-hand.ts', css, byHandDocument)],
    ['/bare-r2wc', await buildRival('bare-r2wc.tsx', css, bareR2wcDocument)],
  ]);
}

async function buildRival(
  file: string,
  css: string,
  write: (parts: DocumentParts) => string,
): Promise<Rival> {
  const text = await bundleScript(path.join(import.meta.dirname, file));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const scriptUrl = `/${path.parse(file).name}-${hash}.js`;
  return {
    script: { url: scriptUrl, text },
    documentOf: (page) => write({ page, css: css.trim(), scriptUrl }),
  };
}
