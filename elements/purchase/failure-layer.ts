import { isComposing } from '../../core/interface/index.ts';
import { COPY_ID } from '../../core/shared/index.ts';
import { showInView } from '../ui/index.ts';

/** Between the alert and the window's edge, where the pill floats. */
const EDGE_PX = 80;

/** A submit button that cannot be used now, such as that of a sold-out product. */
const DISABLED = '[type="submit"][aria-disabled="true"]:not([aria-busy])';

let anchorCount = 0;

/** The alert of a failure, over the page. */
export interface FailureLayer {
  /** Shows it below its anchor; call it when its text was set. */
  readonly show: () => void;
  /** Call it when its text was removed. */
  readonly hide: () => void;
}

/**
 * Lays an alert over the page, in the top layer: nothing moves, and no card clips it. Escape, a click on it or elsewhere,
 * and the focus on a control that it covers close it. The alert of a disabled button stays in the flow: nothing else of its
 * form can be used, and what follows, such as a restock sign-up, must not be covered.
 * @param alert the alert, whose style sheet places it
 * @param anchor the node that it is shown below
 * @param signal ends it
 * Source: docs/behaviour/adding-to-cart.md §4.3
 */
export function createFailureLayer(
  alert: HTMLElement,
  anchor: HTMLElement,
  signal: AbortSignal,
): FailureLayer {
  let shown = new AbortController();

  function hide(): void {
    shown.abort();
    alert.removeAttribute('popover');
    for (const place of ['data-flow', 'data-above']) alert.removeAttribute(place);
    alert.style.display = '';
  }

  function close(): void {
    // Not as a closed popover, which a page that moves the tag makes of an open one.
    alert.style.display = 'none';
  }

  signal.addEventListener('abort', hide);
  return {
    show() {
      hide();
      if (signal.aborted) return;
      shown = new AbortController();
      if (anchor.matches(DISABLED) || anchor.querySelector(DISABLED)) {
        alert.dataset['flow'] = '';
        showInView(alert, 'nearest');
        return;
      }
      tie(alert, anchor, shown.signal);
      closeByVisitor({ alert, anchor, close, signal: shown.signal });
      if ('showPopover' in alert && alert.isConnected) {
        alert.popover = 'manual';
        alert.showPopover();
      }
      makeRoom(alert, anchor);
    },
    hide,
  };
}

interface ShownAlert {
  readonly alert: HTMLElement;
  readonly anchor: HTMLElement;
  readonly close: () => void;
  readonly signal: AbortSignal;
}

function closeByVisitor(shown: ShownAlert): void {
  const { alert, close, signal } = shown;
  const options = { capture: true, signal };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) close();
  };
  document.addEventListener('keydown', onKey, { ...options, passive: true });
  const onClick = (event: Event) => {
    // The card around may be a link.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  alert.addEventListener('click', onClick, options);
  closeBeside(shown);
}

function closeBeside({ alert, anchor, close, signal }: ShownAlert): void {
  const isBeside = (event: Event) => {
    const path = event.composedPath();
    return !path.includes(alert) && !path.includes(anchor);
  };
  // A click may have begun before: leaving a field with an error shows the alert.
  let hasBegun = false;
  const onDown = (event: Event) => {
    hasBegun = isBeside(event);
  };
  const onClick = (event: Event) => {
    if (hasBegun && isBeside(event)) close();
  };
  const onFocus = (event: Event) => {
    const [target] = event.composedPath();
    if (isBeside(event) && target instanceof Element && overlap(alert, target)) close();
  };
  const options = { capture: true, passive: true, signal };
  document.addEventListener('pointerdown', onDown, options);
  document.addEventListener('click', onClick, options);
  document.addEventListener('focusin', onFocus, options);
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Ties the alert to its anchor, by the name that a style sheet gives it, or by one of our own. */
function tie(alert: HTMLElement, anchor: HTMLElement, signal: AbortSignal): void {
  const [given = 'none'] = getComputedStyle(anchor).getPropertyValue('anchor-name').split(',');
  const name = given === 'none' || given === '' ? `--store-failure-${COPY_ID}-${++anchorCount}` : given;
  alert.style.setProperty('position-anchor', name);
  if (name === given) return;
  const { style } = anchor;
  style.setProperty('anchor-name', name);
  signal.addEventListener('abort', () => {
    style.removeProperty('anchor-name');
    if (anchor.getAttribute('style') === '') anchor.removeAttribute('style');
  });
}

/** Scrolls until the alert is in the window below its anchor; where the page ends before, the alert is above. */
function makeRoom(alert: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, height } = alert.getBoundingClientRect();
  const end = anchor.getBoundingClientRect();
  if (top >= end.bottom && end.top >= 0 && bottom <= innerHeight) return;
  const { scrollMarginBottom } = anchor.style;
  anchor.style.scrollMarginBottom = `${height + EDGE_PX}px`;
  showInView(anchor, 'nearest');
  anchor.style.scrollMarginBottom = scrollMarginBottom;
  const isAbove = alert.getBoundingClientRect().bottom > innerHeight;
  if (isAbove) alert.dataset['above'] = '';
}

/**
 * Lays the alert of a tag over the page whenever it has a text.
 * @param root the tag's shadow root
 * @param signal stops it
 * Source: docs/behaviour/adding-to-cart.md §4.3
 */
export function layFailures(root: ShadowRoot, signal: AbortSignal): void {
  let alert: HTMLElement | null = null;
  let life = new AbortController();
  let layer: FailureLayer | null = null;
  const follow = () => {
    const found = root.querySelector<HTMLElement>('[part="failure"]');
    const anchor = root.querySelector<HTMLElement>('[part="actions"]');
    if (found === alert) return;
    life.abort();
    alert = found;
    life = new AbortController();
    layer = found && anchor && createFailureLayer(found, anchor, life.signal);
  };
  const update = () => {
    if (alert?.firstChild) layer?.show();
    else layer?.hide();
  };
  const observer = new MutationObserver((records) => {
    const former = alert;
    follow();
    if (alert !== former || records.some(({ target }) => target === alert)) update();
  });
  observer.observe(root, { childList: true, subtree: true });
  follow();
  update();
  signal.addEventListener('abort', () => {
    observer.disconnect();
    life.abort();
  });
}
