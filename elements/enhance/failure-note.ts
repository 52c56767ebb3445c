import { COPY_ID } from '../../core/shared/index.ts';
import { hideFromSight } from '../parts/hide-from-sight.ts';

/** What a note says. */
export interface Note {
  /** Empty for none. */
  readonly title: string;
  readonly message: string;
}

/** The place after a button where it says what went wrong. */
export interface FailureNote {
  /** For `aria-describedby`. */
  readonly id: string;
  /** Says something; null takes away what was said. */
  show(note: Note | null): void;
}

const CLASS = 'store-failure';

const PREFIX = 'store-failure-';

const places = new WeakSet<Element>();

let noteCount = 0;

/**
 * Puts a place for failures behind a node; it stands from the beginning, because readers listen only to a place that
 * they know.
 * @param after the node, in the light DOM of its page
 * @param signal takes the place away
 * Source: docs/behaviour/printed-markup.md §5.3
 */
export function failureNoteAfter(after: Element, signal: AbortSignal): FailureNote {
  const node = document.createElement('div');
  node.id = `${PREFIX}${COPY_ID}-${++noteCount}`;
  node.className = CLASS;
  node.setAttribute('role', 'alert');
  hideFromSight(node);
  // With a card also its place was copied, and nobody speaks there.
  const { nextElementSibling: next } = after;
  if (next?.matches(`.${CLASS}`) && !places.has(next)) next.remove();
  places.add(node);
  after.after(node);
  signal.addEventListener('abort', () => {
    node.remove();
  });
  return {
    id: node.id,
    show(note) {
      // A page that draws its markup anew may have dropped the place, or moved the button away from it.
      if (node.parentNode !== after.parentNode) after.after(node);
      // Out of the layout while there is nothing to say: a gap between the page's own boxes would jump.
      if (note) node.style.cssText = '';
      else hideFromSight(node);
      // New nodes each time: the same words again are news.
      node.replaceChildren(...(note ? linesOf(note) : []));
    },
  };
}

/**
 * Tells whether an id is that of such a place, of whatever copy of the script or of the card.
 * @param id any id
 * @returns true for ours
 * Source: docs/behaviour/printed-markup.md §5.3
 */
export function isFailureNote(id: string): boolean {
  return id.startsWith(PREFIX);
}

function linesOf({ title, message }: Note): readonly (Node | string)[] {
  const line = (tag: string, text: string) => {
    const node = document.createElement(tag);
    node.textContent = text;
    return node;
  };
  const words = line('span', message);
  return title === '' ? [words] : [line('strong', title), ' ', words];
}
