import { ancestorsOf, isResting, reportToConsole } from '../core/shared/index.ts';

/**
 * Loads the entry bundle when a visitor first uses the page: until then a page that a server has printed shows
 * everything without it. A small classic script without imports, for pages to inline in place of the entry bundle.
 * Its `data-src` has the bundle's URL, and after spaces those of scripts that the bundle loads next.
 * Source: docs/behaviour/elements.md §8.3
 */

interface Tag extends Element {
  readonly ready?: Promise<void>;
}

/** The beginnings of a press: they only fetch, because a bundle that runs before the click would delay its response. */
const PRESSES = ['pointerdown', 'keydown'];

/**
 * Signs of a visitor, also of one with assistive technology, which sends clicks and input only. A bundle that runs while a
 * finger scrolls would interrupt that.
 */
const SIGNS = [
  'pointermove',
  'pointerup',
  'touchend',
  'wheel',
  'scrollend',
  'keyup',
  'focusin',
  'input',
  'click',
  'visibilitychange',
];

/** Controls that have an effect without scripts; `early.js` holds forms. */
const NATIVE =
  'a, form, summary, label, input, select, textarea, button[form], [popovertarget], [commandfor]';

/** A kept click is not repeated later than this. */
const CLICK_MAX_AGE_MS = 10_000;

/** From a sign to the bundle: time for the click that may follow it, and for the frame that responds. */
const RESPONSE_MS = 100;

/** Between two attempts after a failure. */
const RETRY_DELAY_MS = 1_000;

// Null while anything but this element runs.
const { nonce, dataset } = document.currentScript as HTMLScriptElement;
let earliestMs = 0;
const toFetch = (dataset['src'] ?? '').split(' ');
const [source = ''] = toFetch;

// A page from the history, or one that is loaded again, is that of an earlier visit: the cart may have changed.
const [navigation] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
if (/back_forward|reload/.test(navigation?.type ?? '')) load(source);
else listen(source);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) load(source);
});
addEventListener('click', keepClick, true);
addEventListener('load', () => {
  dataset['storeLoaded'] = '';
  // Into the cache. A `prefetch` link is blocked by a strict policy in Firefox, and unknown to Safari.
  fetch(source, { priority: 'low' }).catch(() => undefined);
});

function listen(url: string): void {
  const listening = new AbortController();
  let hasBegun = false;
  let isPressed = false;
  const onSign = (event: Event) => {
    if (isResting(event) || isTouchThatMoves(event) || document.hidden) return;
    for (const href of toFetch.splice(0)) preload(href);
    if (PRESSES.includes(event.type)) isPressed = true;
    // A press also focuses, and may move.
    if (isPressed && /down|move|focusin/.test(event.type)) return;
    isPressed = false;
    dataset['storeLoaded'] = '';
    // Scripts of the page also scroll.
    if (!/^(scroll|vis)/.test(event.type)) {
      dataset['storeUsed'] = '';
      listening.abort();
    }
    if (hasBegun) return;
    hasBegun = true;
    setTimeout(load, Math.max(RESPONSE_MS, earliestMs - performance.now()), url);
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of [...PRESSES, ...SIGNS]) addEventListener(type, onSign, options);
}

function isTouchThatMoves({ type, pointerType }: Partial<PointerEvent>): boolean {
  return type === 'pointermove' && pointerType === 'touch';
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }));
}

function load(url: string): void {
  if (document.readyState === 'loading') {
    // As a module script of the page, which runs once that is parsed.
    addEventListener('DOMContentLoaded', load.bind(null, url), { once: true });
    return;
  }
  import(url).catch((error: unknown) => {
    reportToConsole(error, 'on-interaction');
    earliestMs = performance.now() + RETRY_DELAY_MS;
    // The next sign tries again; browsers keep the failure of a URL.
    listen(`${source}?${Date.now()}`);
  });
}

let clicked: Event | null = null;

/** Repeats the last click on a control that has no effect without scripts, once the tag around it can respond. */
function keepClick(event: Event): void {
  const target = event.composedPath()[0];
  if (!(target instanceof Element) || target.closest(NATIVE)) return;
  const { host } = target.getRootNode() as Partial<ShadowRoot>;
  // Not inside of the shadow root: what a tag draws into is a custom element, too.
  const tag: Tag | undefined = ancestorsOf(host ?? target).find(({ localName }) => localName.includes('-'));
  if (!tag || customElements.get(tag.localName)) return;
  clicked = event;
  customElements
    .whenDefined(tag.localName)
    .then(() => tag.ready)
    .then(
      () => {
        const ageMs = performance.now() - event.timeStamp;
        if (clicked !== event || event.defaultPrevented || ageMs > CLICK_MAX_AGE_MS) return;
        clicked = null;
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
      },
      // The tag reports why it is not ready.
      () => undefined,
    );
}
