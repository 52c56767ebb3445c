import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { vouchFor } from '../shared/index.ts';
import { IN_BODY, policySafe, unmarked } from './policy-safe.ts';
import { ALLOWED_ADDRESS, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed-markup.ts';

const PURIFIED = {
  // DOMPurify copies the contents of a disallowed root, including scripts, which Trusted Types report.
  ALLOWED_TAGS: [...ALLOWED_TAGS, 'body'],
  ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Also works on pages with Trusted Types: parsed in an inert document, in which nothing runs.
  TRUSTED_TYPES_POLICY: { createHTML, createScriptURL } as unknown as Config['TRUSTED_TYPES_POLICY'] & object,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** Sanitises markup. */
export type Sanitise = (html: string) => DocumentFragment;

/**
 * Creates a sanitiser for markup of a site's owner: nothing in the result runs or affects the page around it.
 * @param window for parsing: the page's, or one of jsdom on a server
 * @param pageUrl absolute URL of the markup's page, if that is another one: URLs are relative to it, and its links open
 * in another window
 * Source: docs/behaviour/forms.md §5.3; docs/behaviour/instalments.md §5.4
 */
export function createSanitiser(window: WindowLike, pageUrl?: string): Sanitise {
  // Our own instance, because a page's DOMPurify may have hooks.
  const purify = createDOMPurify(window);
  purify.addHook('beforeSanitizeElements', restoreText);
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    attribute.attrValue = unmarked(attribute.attrValue);
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (pageUrl !== undefined) resolveAgainst(node, pageUrl);
    if (node.nodeName === 'A' && node.hasAttribute('href')) secureLink(node);
  });
  return (html) => purify.sanitize(IN_BODY + policySafe(html), PURIFIED);
}

function restoreText(node: Node): void {
  // Parsers split long texts, even within a word.
  if (node.nodeName === 'BODY') node.normalize();
  if (node.nodeName === '#text') node.nodeValue = unmarked(node.nodeValue ?? '');
}

/** Called before the fragment is in the document, because pictures are fetched there immediately. */
function resolveAgainst(node: Element, pageUrl: string): void {
  // The candidates of `srcset` are relative, too; `src` replaces all of them.
  node.removeAttribute('srcset');
  for (const name of ['href', 'src', 'poster']) {
    const address = node.getAttribute(name);
    if (address === null) continue;
    const url = URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : null;
    if (url === null) node.removeAttribute(name);
    else node.setAttribute(name, url);
  }
  if (node.nodeName === 'A') node.setAttribute('target', '_blank');
}

/** An opened page gets no referrer and no opener; links cannot target named frames and windows of the page. */
function secureLink(link: Element): void {
  link.setAttribute('rel', 'noopener noreferrer');
  if (link.getAttribute('target')?.toLowerCase() !== '_blank') link.removeAttribute('target');
}

function createHTML(html: string): string {
  return vouchFor('createHTML', html);
}

function createScriptURL(): never {
  throw new TypeError('Markup that is safe loads no script.');
}
