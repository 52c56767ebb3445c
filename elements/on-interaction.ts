import { isResting } from '../core/shared/index.ts';

/**
 * Loads the entry bundle when a visitor first uses the page: until then a page that a server has printed shows
 * everything without it. A small classic script without imports, for pages to inline in place of the entry bundle.
 * Its `data-src` has the bundle's URL, and after spaces those of scripts that the bundle loads next.
 * Source: docs/behaviour/elements.md §8.3
 */
interface TagElement extends Element {
  readonly ready?: Promise<void>;
}

/**
 * Signs of a visitor, also of one with assistive technology, which sends clicks and input only. Not `pointerdown` and
 * `keydown`: a bundle that runs between these and the click would delay its response.
 */
const SIGNS = [
  'pointermove',
  'pointerup',
  'touchmove',
  'wheel',
  'scroll',
  'keyup',
  'focusin',
  'input',
  'click',
  'visibilitychange',
];

// Null while anything but this element runs.
const { nonce, dataset } = document.currentScript as HTMLScriptElement;
const [source = '', ...later] = (dataset['src'] ?? '').split(' ');

// A page from the history, or one that is loaded again, is that of an earlier visit: the cart may have changed.
const [navigation] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
if (/back_forward|reload/.test(navigation?.type ?? '')) load(source);
else listen(source);
addEventListener('click', keepClick, true);
addEventListener('load', () => {
  link('prefetch', source);
});

function listen(url: string): void {
  const listening = new AbortController();
  const onSign = (event: Event) => {
    if (isResting(event) || document.hidden) return;
    listening.abort();
    for (const next of later) link('modulepreload', next);
    // After the frame that responds to the event.
    requestAnimationFrame(() => setTimeout(load, 0, url));
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of SIGNS) addEventListener(type, onSign, options);
}

let clicked: Element | null = null;

/** Repeats the last click on a tag's control that has no effect without scripts, once the tag can respond. */
function keepClick(event: Event): void {
  const target = event.composedPath()[0];
  // `early.js` holds forms; links and summaries have their own effect.
  if (!(target instanceof Element) || target.closest('a, form, summary')) return;
  const { host } = target.getRootNode() as Partial<ShadowRoot>;
  const tag: TagElement | null = target.closest(':not(:defined)') ?? host ?? null;
  if (!tag || customElements.get(tag.localName)) return;
  clicked = target;
  void customElements
    .whenDefined(tag.localName)
    .then(() => tag.ready)
    .then(() => {
      if (clicked !== target) return;
      clicked = null;
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    });
}

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, nonce }));
}

function load(url: string): void {
  // Where the network has failed, the next sign tries again; browsers keep the failure of a URL.
  import(url).catch(() => {
    listen(`${source}?${Date.now()}`);
  });
}
