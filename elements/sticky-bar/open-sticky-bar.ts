import type { ReadableAtom } from 'nanostores';
import { ancestorsOf, membersOf } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import type { StickyContent } from '../purchase/index.ts';
import { focusInView, modalOver, PHONE_WIDTH } from '../ui/index.ts';
import { createBarNode } from './bar-node.tsx';
import { createBarSpace } from './bar-space.ts';
import { barState, type BarState } from './bar-state.ts';
import { missingControl } from './missing-control.ts';
import { requestBar, withdrawBar, type BarCandidate } from './one-bar-at-a-time.ts';
import type { ButtonPlace } from './button-visibility.ts';
import { ownButton, watchButton } from './watch-button.ts';
import { watchModals } from './watch-modals.ts';

/**
 * Keeps a bar with the product's title, price and button at the bottom of the window while the tag's own button is above it.
 * @param root the tag's shadow root
 * @param $content what the tag shows
 * @param signal ends it
 * Source: docs/behaviour/adding-to-cart.md §8
 */
export function openStickyBar(
  root: ShadowRoot,
  $content: ReadableAtom<StickyContent>,
  signal: AbortSignal,
): void {
  // The tag may have been removed while this was loading.
  if (signal.aborted) return;
  const phone = matchMedia(PHONE_WIDTH);
  const candidate = createCandidate(root, () => now);
  let place: ButtonPlace = 'elsewhere';
  let now: BarState = { state: 'absent' };
  const update = () => {
    now = barState(
      {
        isSticky: isSticky(root.host, phone.matches),
        place,
        isBehindModal: place === 'above' && modalOver(root.host) !== null,
        content: $content.get(),
      },
      missingControl,
    );
    if (now.state === 'absent') withdrawBar(candidate);
    else requestBar(candidate);
  };
  const onPlace = (next: ButtonPlace) => {
    place = next;
    update();
  };
  watchButton(root, onPlace, signal);
  const isCovered = () => {
    update();
    return now.state === 'covered';
  };
  watchModals(isCovered, signal);
  phone.addEventListener('change', update, { signal });
  const stop = $content.listen(update);
  signal.addEventListener('abort', () => {
    stop();
    withdrawBar(candidate);
  });
}

/** The bar of a tag while it has the place at the bottom of the window. */
function createCandidate(root: ShadowRoot, getState: () => BarState): BarCandidate {
  const space = createBarSpace();
  const act = () => {
    clickBar(root, getState());
  };
  const bar = createBarNode(root, act, (error) => {
    storefront().report(error, 'sticky-bar');
  });
  const sizes = new ResizeObserver(() => {
    space.reserve(bar.node.offsetHeight);
  });
  return {
    element: root.host,
    show() {
      const state = getState();
      if (state.state === 'absent') return;
      bar.show(state);
      sizes.observe(bar.node);
    },
    hide() {
      if (!bar.node.parentNode) return;
      sizes.disconnect();
      space.release();
      if (bar.remove()) focusInView(ownButton(root) ?? (root.host as HTMLElement));
    },
  };
}

/** Does what the tag's own button does, or leads to what the visitor must fill in first. */
function clickBar(root: ShadowRoot, bar: BarState): void {
  if (bar.state === 'absent') return;
  const button = ownButton(root);
  if (bar.missing === null || bar.product.state !== 'idle') button?.closest('form')?.requestSubmit(button);
  else focusField(root, bar.missing);
}

/** Focuses the first field of a control, and shows its label, too. */
function focusField(root: ShadowRoot, name: string): void {
  const field = root.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]`);
  if (field) focusInView(field, field.closest<HTMLElement>('[part="option"], [part="quantity"]') ?? field);
}

/** Inside a dialog or popover the window's edge is not its own. */
function isSticky(host: Element, isPhone: boolean): boolean {
  const sticky: unknown = Reflect.get(host, 'sticky');
  if (sticky !== 'always' && (sticky !== true || isPhone)) return false;
  return !ancestorsOf(host).some((node) => membersOf(node).matches('dialog, [popover]'));
}
