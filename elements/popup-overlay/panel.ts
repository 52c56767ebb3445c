import { create } from '../parts/dialog/create.ts';
import { createCloseButton } from '../parts/dialog/frame.ts';

/** The nodes of an overlay. */
export interface Panel {
  readonly node: HTMLElement;
  readonly closeButton: HTMLButtonElement;
  /** Shows it over the page, also once more after a move. */
  readonly show: () => void;
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
  node.setAttribute('part', 'panel');
  node.setAttribute('role', 'dialog');
  node.append(closeButton, content);
  return {
    node,
    closeButton,
    show() {
      // For browsers without popovers, which draw it by its sheet alone.
      node.dataset['open'] = '';
      if ('showPopover' in node && !node.matches(':popover-open')) node.showPopover();
    },
    hide() {
      delete node.dataset['open'];
      if ('hidePopover' in node && node.matches(':popover-open')) node.hidePopover();
    },
  };
}
