import r2wc from '@r2wc/react-to-web-component';
import { flushSync } from 'react-dom';
import { COPY_ID } from '../../core/shared/index.ts';
import { readFocus, writeFocus } from './controls.ts';
import { HEARD_EVENTS } from './heard-events.ts';
import type { MountTarget } from './mount-target.ts';
import { Stage } from './stage.tsx';

interface LifecycleCallbacks {
  disconnectedCallback(): void;
}

// One private class per copy of the script; r2wc gets no props, attributes or events. Source: docs/behaviour/elements.md §3.5.
const ReactElement = r2wc(Stage) as unknown as new () => HTMLElement & LifecycleCallbacks;

const VIEW_TAG = `store-view-${COPY_ID}`;

const heard: ReadonlySet<string> = new Set(Object.values(HEARD_EVENTS).flat());

class ViewElement extends ReactElement {
  // React calls this once per event that it knows, twice for most.
  override addEventListener(...listening: Parameters<HTMLElement['addEventListener']>): void {
    if (heard.has(listening[0])) super.addEventListener(...listening);
  }

  // Present, so that moveBefore() neither unmounts nor mounts.
  connectedMoveCallback(): void {
    return;
  }

  // A keyed reorder disconnects and connects in one task: unmounting in between would lose the view.
  override disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) super.disconnectedCallback();
    });
  }
}

if (!customElements.get(VIEW_TAG)) customElements.define(VIEW_TAG, ViewElement);

function createView(): HTMLElement {
  const view = document.createElement(VIEW_TAG);
  // It takes no part in the layout: an inline box around a form makes laying it out dearer.
  view.style.display = 'contents';
  return view;
}

/**
 * Mounts views and puts each in the place of what its shell showed: what was typed, chosen and focused stays.
 * @param targets the shells of one slice; they are drawn in one synchronous flush
 * Source: docs/behaviour/elements.md §3.3, §3.5
 */
export function mountViews(targets: readonly MountTarget[]): void {
  const takeovers = targets.map((target) => {
    target.onMounting();
    const focus = readFocus(target.root);
    const former = [...target.root.childNodes];
    return { target, focus, former, view: createView() };
  });
  flushSync(() => {
    for (const { target, view } of takeovers) target.root.append(view);
  });
  for (const { target, focus, former, view } of takeovers) {
    // A view that failed has been taken out again.
    if (!view.isConnected) continue;
    // The focus goes over before the old nodes go: the page hears nothing, and no keyboard folds down.
    if (focus) writeFocus(view, focus);
    for (const node of former) node.remove();
    target.onMounted();
  }
}
