import { vouchFor } from '../shared/index.ts';
import { isMarked, policySafe, unmarked } from './policy-safe.ts';

/**
 * Reads the scripts out of markup whose author may run them in the page.
 * @param html the markup
 * @param nonce of scripts under a strict policy; null without one
 * @returns scripts that run once they are in the page, in their order; those of an address that is none are left out
 * Source: docs/behaviour/forms.md §5.3
 */
export function readScripts(html: string, nonce: string | null): readonly HTMLScriptElement[] {
  // A document of its own, in which nothing runs.
  const parsed = new DOMParser().parseFromString(vouchFor('createHTML', policySafe(html)), 'text/html');
  // It is parsed as if scripts were off: contents of `noscript` are elements, too. SVG has scripts of its own.
  return [...parsed.querySelectorAll('script:not(noscript script)')]
    .filter((script) => script instanceof HTMLScriptElement)
    .flatMap((script) => runnable(script, nonce) ?? []);
}

function runnable(read: HTMLScriptElement, nonce: string | null): HTMLScriptElement | null {
  const script = document.createElement('script');
  for (const attribute of read.attributes) if (isKept(attribute)) script.setAttributeNode(copyOf(attribute));
  if (nonce !== null) script.nonce = nonce;
  // One after the other, unless its author says otherwise.
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

/** Parsers take names that `setAttribute` refuses. */
function copyOf(attribute: Attr): Attr {
  const copy = attribute.cloneNode() as Attr;
  copy.value = unmarked(attribute.value);
  return copy;
}
