import { adoptInto, Painter } from '../host/index.ts';
import { BarFace } from './bar-face.tsx';
import type { BarState } from './bar-state.ts';
import { barStyles } from './bar-styles.ts';

/** The node of a bar. */
export interface BarNode {
  readonly node: HTMLElement;
  /** Draws it and puts it into the page. */
  readonly show: (bar: Exclude<BarState, { readonly state: 'absent' }>) => void;
  /** Removes it; returns whether it had the focus. */
  readonly remove: () => boolean;
}

/**
 * Creates the node of a bar, not yet in the page.
 * @param root the tag's shadow root
 * @param onClick called when its button is clicked
 * @param report receives errors
 */
export function createBarNode(
  root: ShadowRoot,
  onClick: () => void,
  report: (error: unknown) => void,
): BarNode {
  const node = document.createElement('section');
  node.setAttribute('part', 'bar');
  const painter = new Painter(node, report);
  return {
    node,
    show({ state, product, missing }) {
      node.setAttribute('aria-label', product.title);
      node.toggleAttribute('data-covered', state === 'covered');
      painter.paint(<BarFace product={product} isChoiceMissing={missing !== null} onClick={onClick} />);
      adoptInto(root, [barStyles]);
      // After the tag's own controls, also in the order of the Tab key.
      if (node.parentNode !== root) root.append(node);
      layOverPage(node);
    },
    remove() {
      const hadFocus = node.matches(':focus-within');
      node.remove();
      node.removeAttribute('popover');
      return hadFocus;
    },
  };
}

/** A transformed or contained ancestor takes the window's place for fixed nodes: only the top layer helps. */
function layOverPage(node: HTMLElement): void {
  if (!('showPopover' in node)) return;
  if (node.hasAttribute('popover')) {
    // A tag that was moved closes it.
    if (!node.matches(':popover-open')) node.showPopover();
    return;
  }
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, width, bottom, height } = node.getBoundingClientRect();
  // The animation begins below the window.
  const isAtBottom = bottom > clientHeight - 2 && bottom < clientHeight + height + 2;
  if (height === 0 || (isAtBottom && Math.abs(left) < 2 && Math.abs(width - clientWidth) < 2)) return;
  node.setAttribute('popover', 'manual');
  // Laid out as hidden first: WebKit keeps the containing block of a node that was shown before.
  node.getBoundingClientRect();
  node.showPopover();
}
