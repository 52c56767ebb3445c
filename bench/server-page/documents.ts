import type * as renderer from '../../entries/server/index.ts';
import { handBuy } from '../page/rivals/hand-buy.ts';
import { FORM_STYLES, PAGE_STYLES } from './styles.ts';
import { readStorePage, type PageFacts } from './store-page.ts';

type Renderer = typeof renderer;

/** The files of the package that a page prints into its head. */
export interface PrintedFiles {
  readonly storeCss: string;
  readonly earlyScript: string;
}

const ACTION = '/cart/entries';
const CART_LINK = '<a href="/cart">Cart</a>';

/**
 * Writes the page as docs/server-rendering.md does: its tags are rendered, the files for its head are printed.
 * @param renderer the server entry of dist/
 * @param files of dist/
 * @returns derives the page from the store's own, which has product and keys
 */
export function renderedDocument({ openProduct, renderToHTML }: Renderer, files: PrintedFiles) {
  return (storePage: string): string => {
    const facts = readStorePage(storePage);
    const { item, nonce, fields, scriptUrl } = facts;
    const options = { around: openProduct(item), nonce };
    const children =
      renderToHTML('store-price', {}, options) +
      renderToHTML('store-add-to-cart', {}, { ...options, form: { action: ACTION, fields } });
    return pageOf(facts, {
      styles: files.storeCss + PAGE_STYLES,
      head: `<script nonce="${nonce}">${files.earlyScript}</script>
<script type="module" nonce="${nonce}" src="${scriptUrl}"></script>`,
      pill: renderToHTML('cart-pill', { position: 'inline' }, { nonce, children: CART_LINK }),
      selling: renderToHTML('store-product', { product: item }, { children }),
    });
  };
}

/**
 * Writes the page as a careful developer does: one sheet, one script, plain markup.
 * @param scriptUrl of its script
 * @returns derives the page from the store's own, which has product and keys
 */
export function byHandDocument(scriptUrl: string) {
  return (storePage: string): string => {
    const facts = readStorePage(storePage);
    return pageOf(facts, {
      styles: PAGE_STYLES + FORM_STYLES,
      head: `<script type="module" nonce="${facts.nonce}" src="${scriptUrl}"></script>`,
      pill: `<hand-pill>${CART_LINK}</hand-pill>`,
      selling: handBuy(facts),
    });
  };
}

interface PageParts {
  readonly styles: string;
  readonly head: string;
  readonly pill: string;
  readonly selling: string;
}

function pageOf({ item, nonce, picture }: PageFacts, { styles, head, pill, selling }: PageParts): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${item.title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${styles}</style>
${head}
</head>
<body>
<header><a href="/">Clay &amp; Cotton</a> ${pill}</header>
<main>
${picture}
<div>
<h1>${item.title}</h1>
<p>${item.excerpt}</p>
${selling}
<p>${item.body}</p>
</div>
</main>
</body>
</html>`;
}
