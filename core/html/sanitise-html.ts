import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { vouchFor } from '../shared/index.ts';
import { policySafe, unmarked } from './policy-safe.ts';
import { ALLOWED_ADDRESS, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed-markup.ts';

const PURIFIED = {
  // DOMPurify copies the contents of a root that is not allowed, scripts included, which Trusted Types report.
  ALLOWED_TAGS: [...ALLOWED_TAGS, 'body'],
  ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Also for callers in a page that demands it: parsed in a document of its own, in which nothing runs.
  TRUSTED_TYPES_POLICY: { createHTML, createScriptURL } as unknown as Config['TRUSTED_TYPES_POLICY'] & object,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** Makes markup safe. */
export type Sanitise = (html: string) => DocumentFragment;

/**
 * Creates what makes markup of a site's owner safe: nothing in it runs, and nothing of it reaches out of the place where it
 * is put.
 * @param window where it is parsed: the page's, or one of jsdom on a server
 * @param pageUrl absolute address of the page that the markup is from, where that is another one: addresses are relative
 * to it, and its links open beside this page
 * Source: docs/behaviour/forms.md §5.3; docs/behaviour/instalments.md §5.4
 */
export function createSanitiser(window: WindowLike, pageUrl?: string): Sanitise {
  // An instance of our own: a page's DOMPurify has hooks of the page.
  const purify = createDOMPurify(window);
  purify.addHook('beforeSanitizeElements', restoreText);
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    attribute.attrValue = unmarked(attribute.attrValue);
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (pageUrl !== undefined) resolveAgainst(node, pageUrl);
    if (node.nodeName === 'A' && node.hasAttribute('href')) secureLink(node);
  });
  // A frameset replaces the body: there is no fragment then.
  const purified = (html: string): DocumentFragment | null => purify.sanitize(policySafe(html), PURIFIED);
  return (html) => purified(html) ?? purify.sanitize('', PURIFIED);
}

function restoreText(node: Node): void {
  // Parsers break long texts apart, in the middle of a word.
  if (node.nodeName === 'BODY') node.normalize();
  if (node.nodeName === '#text') node.nodeValue = unmarked(node.nodeValue ?? '');
}

/** Before it comes into the document: a picture is fetched as soon as it has an address there. */
function resolveAgainst(node: Element, pageUrl: string): void {
  // Its candidates are relative, too; `src` stands for all of them.
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

/** The page that is opened learns nothing of this one; frames and windows of the page are not to be taken over. */
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
