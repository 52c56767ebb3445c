import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { liveExamplesIn } from '../examples/live-examples.ts';
import { BASE, sitePathOf } from './pages.ts';
import { read, type ShownSection } from './repository.ts';
import { toSitePage, withBase } from './site-page.ts';
import { withWeight } from './weights.ts';

const SUMMARY = 'A store for any web page, as custom elements: products, a cart, and a link to the checkout.';

/**
 * Writes the site's texts for programs: each page as Markdown beside its HTML, `llms.txt` with a link to each, and
 * `examples.json` with the HTML of each live example.
 * @param site the folder of the built site, and the navigation
 */
export function writeTexts({
  folder,
  sections,
}: {
  readonly folder: string;
  readonly sections: readonly ShownSection[];
}): void {
  const files = sections.flatMap(({ pages }) => pages.map(({ file }) => file));
  const known = new Set(files);
  for (const file of files) {
    const text = withWeight(file, read(file));
    write(folder, sitePathOf(file), withBase(toSitePage(file, text, known, '.md'), BASE));
  }
  write(folder, 'llms.txt', llmsText(sections));
  const examples = files.flatMap((file) => liveExamplesIn(file, read(file)));
  write(
    folder,
    'examples.json',
    JSON.stringify(Object.fromEntries(examples.map(({ id, html }) => [id, html]))),
  );
}

/** The index of all pages, in the form of llmstxt.org. */
function llmsText(sections: readonly ShownSection[]): string {
  const groups = sections.map(({ title, pages }) => {
    const rows = pages.map(
      (page) => `- [${page.title}](${BASE}${sitePathOf(page.file)}): ${leadOf(page.file)}`,
    );
    return `## ${title}\n\n${rows.join('\n')}`;
  });
  return `# storefront-elements\n\n> ${SUMMARY}\n\n${groups.join('\n\n')}\n`;
}

/** The first sentence of a document. */
function leadOf(file: string): string {
  const paragraphs = read(file)
    .replaceAll(/```[^]*?```|<!--[^]*?-->/g, '')
    .split(/\n\n+/)
    .map((each) => each.trim().replaceAll(/\s+/g, ' '));
  const first = paragraphs.find((each) => /^[\p{L}`*\[]/u.test(each)) ?? '';
  const [sentence = first] = /^.*?\.(?=\s|$)/.exec(first) ?? [];
  return sentence.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/:$/, '.');
}

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
