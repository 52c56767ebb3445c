import type { LiveExample } from './live-examples.ts';
import type { Switches } from './switches.ts';

/** Where an example is shown. */
export interface Stage {
  /** URL of the folder with the built files, with a slash at its end. */
  readonly files: string;
  /** The color scheme of the page around it. */
  readonly colorScheme: 'light' | 'dark';
}

/**
 * Writes the document in which an example runs: what its page says, on a store in memory.
 * @param example of a document
 * @param switches what the reader has changed
 * @param stage where it is shown
 * @returns HTML of a whole document; without scripts it is what a visitor without JavaScript receives
 */
export function exampleDocument(
  { id, html, hasCart }: LiveExample,
  { fault, hasScripts, language, direction, theme }: Switches,
  { files, colorScheme }: Stage,
): string {
  const sheets = ['store.css', 'gallery.css', 'examples/frame.css'];
  if (theme !== 'none') sheets.push(`themes/${theme}.css`);
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${files}${sheet}">`);
  const script = `<script type="module" src="${files}examples/frame.js" data-fault="${fault}"${hasCart ? ' data-cart' : ''}></script>`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}" style="color-scheme: ${colorScheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Example ${id}</title>
${links.join('\n')}
${hasScripts ? script : ''}
</head>
<body>
<main>
${html}</main>
</body>
</html>
`;
}
