import { vouchFor } from '../shared/index.ts';
import { IN_BODY, isMarked, policySafe, unmarked } from './policy-safe.ts';

/**
 * Extracts the scripts from markup whose author may run them in the page.
 * @param html the markup
 * @param nonce of scripts under a strict policy; null without one
 * @returns scripts in document order, which run once they are in the page; without those with an invalid URL
 * Source: docs/behaviour/forms.md §5.3
 */
export function readScripts(html: string, nonce: string | null): readonly HTMLScriptElement[] {
  // An inert document, in which nothing runs.
  const parsed = new DOMParser().parseFromString(
    vouchFor('createHTML', IN_BODY + policySafe(html)),
    'text/html',
  );
  // Parsed as if scripts were off, so contents of `noscript` are elements, too. SVG has its own scripts.
  return [...parsed.querySelectorAll('script:not(noscript script)')]
    .filter((script) => script instanceof HTMLScriptElement)
    .flatMap((script) => runnable(script, nonce) ?? []);
}

function runnable(read: HTMLScriptElement, nonce: string | null): HTMLScriptElement | null {
  const script = document.createElement('script');
  for (const attribute of read.attributes) if (isKept(attribute)) script.setAttributeNode(copyOf(attribute));
  if (nonce !== null) script.nonce = nonce;
  // In order, unless the author sets `async`.
  script.async = read.hasAttribute('async');
  const address = read.getAttribute('src');
  if (address === null) script.text = vouchFor('createScript', unmarked(read.text));
  else {
    const link = document.createElement('a');
    link.href = unmarked(address);
    if (link.protocol !== 'https:' && link.protocol !== 'http:') return null;
    script.src = vouchFor('createScriptURL', link.href);
  }
  return script;
}

function isKept({ name }: Attr): boolean {
  return name !== 'src' && name !== 'nonce' && !name.startsWith('on') && !isMarked(name);
}

/** Parsers accept names that `setAttribute` refuses. */
function copyOf(attribute: Attr): Attr {
  const copy = attribute.cloneNode() as Attr;
  copy.value = unmarked(attribute.value);
  return copy;
}
