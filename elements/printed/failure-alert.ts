import { COPY_ID, membersOf } from '../../core/shared/index.ts';
import { adoptLightStyles } from '../host/index.ts';
import { createFailureLayer, printedFailureStyles } from '../purchase/index.ts';
import { hideVisually } from '../ui/index.ts';

/** The text of an alert. */
export interface AlertText {
  /** Empty for none. */
  readonly title: string;
  readonly message: string;
}

/** The error alert after a button. */
export interface FailureAlert {
  /** For `aria-describedby`. */
  readonly id: string;
  /** Shows a text; null clears the alert. */
  show(text: AlertText | null): void;
}

const CLASS = 'store-failure';

const PREFIX = 'store-failure-';

const alerts = new WeakSet<Element>();

let alertCount = 0;

/**
 * Inserts an empty alert after a node. It is inserted early, because screen readers only announce changes of alerts
 * that they know.
 * @param after the node, in the light DOM of its page
 * @param signal removes the alert
 * @param anchor the node that it is shown below
 * Source: docs/behaviour/printed-markup.md §5.3
 */
export function createFailureAlert(
  after: HTMLElement,
  signal: AbortSignal,
  anchor: HTMLElement = after,
): FailureAlert {
  const node = document.createElement('div');
  node.id = `${PREFIX}${COPY_ID}-${++alertCount}`;
  node.className = CLASS;
  node.setAttribute('role', 'alert');
  hideVisually(node);
  // A copied card contains a copy of the alert, which is never updated.
  const { nextElementSibling: next } = after;
  if (next && membersOf(next).matches(`.${CLASS}`) && !alerts.has(next)) next.remove();
  alerts.add(node);
  after.after(node);
  const layer = createFailureLayer(node, anchor, signal);
  signal.addEventListener('abort', () => {
    node.remove();
  });
  return {
    id: node.id,
    show(text) {
      // A page that renders again may have dropped the alert, or moved the button away from it.
      if (node.parentNode !== after.parentNode) after.after(node);
      layer.hide();
      // Out of the layout while empty: a flex gap beside it would shift the page.
      if (text) node.style.cssText = '';
      else hideVisually(node);
      // New nodes each time, so that the same text is announced again.
      node.replaceChildren(...(text ? nodesOf(text) : []));
      if (!text) return;
      adoptLightStyles(node, [printedFailureStyles]);
      layer.show();
    },
  };
}

/**
 * Checks whether an id belongs to such an alert, of any copy of the script or the card.
 * @param id any id
 * @returns true for ours
 * Source: docs/behaviour/printed-markup.md §5.3
 */
export function isFailureAlert(id: string): boolean {
  return id.startsWith(PREFIX);
}

function nodesOf({ title, message }: AlertText): readonly (Node | string)[] {
  const nodeOf = (tag: string, text: string) => {
    const node = document.createElement(tag);
    node.textContent = text;
    return node;
  };
  const sentence = nodeOf('span', message);
  return title === '' ? [sentence] : [nodeOf('strong', title), ' ', sentence];
}
