import r2wc from '@r2wc/react-to-web-component';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { FACE_EVENTS, type MountTarget, shells, VIEW_TAG } from '../index.ts';
import { guardListener, guardSelections, isEndlessAbove } from './endless-walks.ts';
import { Stage } from './stage.tsx';

interface LifecycleCallbacks {
  connectedCallback(): void;
  disconnectedCallback(): void;
}

// One private class per copy of the script; r2wc gets no props, attributes or events. Source: docs/behaviour/elements.md §3.4, §3.5.
const ReactElement = r2wc(Stage) as unknown as new () => HTMLElement & LifecycleCallbacks;

// For `onChange` of checkboxes and radio buttons, React also listens to `click` and `input`.
const eventsOfFaces: ReadonlySet<string> = new Set(Object.values(FACE_EVENTS));

class ViewElement extends ReactElement {
  /** The root that hydrates painted nodes; r2wc keeps the root of nodes that React has created. */
  #hydrated: Root | null = null;
  #isTakenOver = false;
  /** While it does, all listeners are React's. */
  #isTakingOver = false;

  /** React calls this for every event that it knows, mostly twice; a face needs only those of its table. */
  override addEventListener(...listening: Parameters<HTMLElement['addEventListener']>): void {
    const [type, listener, options] = listening;
    if (shells.get(this)?.isFace && !eventsOfFaces.has(type)) return;
    super.addEventListener(type, this.#isTakingOver ? guardListener(this, listener) : listener, options);
  }

  /** The shell connects before React has loaded: the queue decides when React takes over. */
  override connectedCallback(): void {
    return;
  }

  // Present, so that moveBefore() neither unmounts nor mounts.
  connectedMoveCallback(): void {
    return;
  }

  // A keyed reorder disconnects and connects in one task: unmounting in between would lose the view.
  override disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) shells.get(this)?.onRemovedByPage();
      if (this.isConnected) return;
      this.#isTakenOver = false;
      this.#hydrated?.unmount();
      this.#hydrated = null;
      super.disconnectedCallback();
    });
  }

  /** Lets React hydrate the painted nodes, or create them; once. */
  takeOver(): void {
    if (this.#isTakenOver) return;
    this.#isTakenOver = true;
    guardSelections(this.ownerDocument);
    const shell = shells.get(this);
    const painted = shell?.settle() ? shell : null;
    this.#isTakingOver = true;
    try {
      if (!painted) super.connectedCallback();
      else {
        const stage = createElement(Stage, { container: this });
        this.#hydrated = hydrateRoot(this, stage, { onRecoverableError: painted.report });
      }
    } finally {
      this.#isTakingOver = false;
    }
  }
}

// React's walks up end here where a form around would send them back.
Object.defineProperty(ViewElement.prototype, 'parentNode', {
  configurable: true,
  get(this: ViewElement) {
    return isEndlessAbove(this, null)
      ? null
      : (Reflect.get(HTMLElement.prototype, 'parentNode', this) as unknown);
  },
});

if (!customElements.get(VIEW_TAG)) customElements.define(VIEW_TAG, ViewElement);

/**
 * Hydrates the painted nodes of shells.
 * @param targets the shells of one slice, hydrated in one synchronous flush
 * Source: docs/behaviour/elements.md §3.4, §3.5
 */
export function mountViews(targets: readonly MountTarget[]): void {
  const takenOver = flushSync(() => targets.filter(({ getView }) => takeOver(getView())));
  for (const { onMounted } of takenOver) onMounted();
}

function takeOver(view: HTMLElement): boolean {
  try {
    // It has another class only if a page has tampered with the registry.
    if (!(view instanceof ViewElement)) return false;
    view.takeOver();
    return true;
  } catch (error) {
    shells.get(view)?.abandon(error);
    return false;
  }
}
