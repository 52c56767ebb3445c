/** How far outside the viewport an element already counts as near. */
const MARGIN = '50%';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/**
 * Calls back once when an element is near the viewport; all elements share one observer.
 * @param element the element to watch
 * @param onNear called once
 * @returns stops watching
 * Source: docs/behaviour/elements.md §3.4
 */
export function whenNearViewport(element: Element, onNear: () => void): () => void {
  if (!canObserve()) {
    queueMicrotask(onNear);
    return () => undefined;
  }
  observer ??= new IntersectionObserver(notify, { rootMargin: MARGIN });
  callbacks.set(element, onNear);
  observer.observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
}

// Test environments have no layout: jsdom has no observer, that of happy-dom never calls back.
function canObserve(): boolean {
  return 'IntersectionObserver' in globalThis && !('happyDOM' in globalThis);
}

function notify(entries: readonly IntersectionObserverEntry[], watching: IntersectionObserver): void {
  for (const { isIntersecting, boundingClientRect, target } of entries) {
    if (!isIntersecting && !isWithoutBox(target, boundingClientRect)) continue;
    watching.unobserve(target);
    callbacks.get(target)?.();
    callbacks.delete(target);
  }
}

/** An element without a box has no position, and always counts as near. */
function isWithoutBox(element: Element, { width, height }: DOMRectReadOnly): boolean {
  return width === 0 && height === 0 && getComputedStyle(element).display === 'contents';
}
