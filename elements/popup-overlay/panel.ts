import { create, createCloseButton } from '../dialogs/index.ts';

/** The minimum height. */
const LEAST = '--_least';

/** The nodes of an overlay. */
export interface Panel {
  readonly node: HTMLElement;
  readonly closeButton: HTMLButtonElement;
  /** Lays it out over the page, invisible and inert; also called after a move. */
  readonly lay: () => void;
  /** Shows it. Until it is hidden its height does not shrink, so that its content does not move. */
  readonly reveal: () => void;
  readonly hide: () => void;
}

/**
 * Creates the nodes of an overlay: a popover around the author's content. It is not modal: the page beneath stays
 * usable.
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
      // For browsers without popovers: the sheet alone shows it.
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
  // Test environments without layout.
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
    // A minimum height applies to one width only.
    if (node.offsetWidth !== width) forget();
    width = node.offsetWidth;
  };
  addEventListener('resize', compare, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    forget();
  });
}
