import { isResting } from './host/view/first-interaction.ts';

/**
 * Loads the entry bundle when a visitor first uses the page: until then a page that a server has printed shows
 * everything without it. A small classic script without imports, for pages to inline in place of the entry bundle,
 * whose URL is in its `data-src`.
 * Source: docs/behaviour/elements.md §8.3
 */
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
const source = document.currentScript?.dataset['src'] ?? '';

// A page from the history is that of an earlier visit, whose cart may have changed.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type === 'back_forward') load(source);
else listen(source);
// Until then the browser has the bundle in its cache and does not run it.
addEventListener('load', () => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = source;
  document.head.append(link);
});

function listen(url: string): void {
  const listening = new AbortController();
  const onSign = (event: Event) => {
    if (isResting(event) || document.hidden) return;
    listening.abort();
    // After the frame that responds to the event.
    requestAnimationFrame(() => setTimeout(load, 0, url));
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of SIGNS) addEventListener(type, onSign, options);
}

function load(url: string): void {
  // Where the network has failed, the next sign tries again; browsers keep the failure of a URL.
  import(url).catch(() => {
    listen(`${source}?${Date.now()}`);
  });
}
