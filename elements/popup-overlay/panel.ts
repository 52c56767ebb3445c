import { create } from '../parts/dialog/create.ts';
import { createCloseButton } from '../parts/dialog/frame.ts';

/** How high it is at least. */
const LEAST = '--_least';

/** The nodes of an overlay. */
export interface Panel {
  readonly node: HTMLElement;
  readonly closeButton: HTMLButtonElement;
  /** Lays it out over the page, also once more after a move; nobody sees it, reads it or can press it yet. */
  readonly lay: () => void;
  /** Shows what is laid out. Until it is hidden it does not become lower, so that what stands in it stays there. */
  readonly reveal: () => void;
  readonly hide: () => void;
}

/**
 * Makes the nodes of an overlay: a popover of the browser's around what its author has written. It is not modal: the page
 * beneath can be read and used.
 * Source: docs/behaviour/interface.md §3.6
 */
export function createPanel(): Panel {
  const closeButton = createCloseButton();
  const content = create('div', {});
  content.dataset['part'] = 'content';
  content.append(create('slot', {}));
  const node = create('div', { popover: 'manual', tabIndex: -1 });
  node.inert = true;
  node.setAttribute('part', 'panel');
  node.setAttribute('role', 'dialog');
  node.append(closeButton, content);
  let shown = new AbortController();
  return {
    node,
    closeButton,
    lay() {
      // For browsers without popovers, which draw it by its sheet alone.
      node.dataset['open'] = '';
      if ('showPopover' in node && !node.matches(':popover-open')) node.showPopover();
    },
    reveal() {
      node.inert = false;
      keepHeight(node, (shown = new AbortController()).signal);
    },
    hide() {
      shown.abort();
      node.inert = true;
      delete node.dataset['open'];
      if ('hidePopover' in node && node.matches(':popover-open')) node.hidePopover();
    },
  };
}

function keepHeight(node: HTMLElement, signal: AbortSignal): void {
  // Test environments without a layout.
  if (!('ResizeObserver' in globalThis)) return;
  let width = node.offsetWidth;
  let height = 0;
  const forget = () => {
    height = 0;
    node.style.removeProperty(LEAST);
  };
  const observer = new ResizeObserver(([entry]) => {
    height = Math.max(height, entry?.borderBoxSize[0]?.blockSize ?? 0);
    node.style.setProperty(LEAST, `${height}px`);
  });
  observer.observe(node, { box: 'border-box' });
  const compare = () => {
    // A height belongs to a width.
    if (node.offsetWidth !== width) forget();
    width = node.offsetWidth;
  };
  addEventListener('resize', compare, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    forget();
  });
}
