import { retryable, type Report } from '../../core/shared/index.ts';
import { openNewest, type QuickViewer } from './open-newest.ts';
import { triggerAround } from '../purchase/index.ts';

/** Elements that the browser itself activates by keyboard. */
const NATIVE = 'a[href],button,summary';

/**
 * Opens quick views on click; the code loads when the pointer or the focus reaches a trigger. The newest click wins. If
 * the load fails, the browser follows the link, or an alert beside the trigger reports it.
 * @param root the root of the triggers
 * @param load loads the quick view
 * @param report receives load failures
 * @param signal stops it; never by default
 * Source: docs/behaviour/printed-markup.md §9
 */
export function watchQuickViews(
  root: EventTarget,
  load: () => Promise<QuickViewer>,
  report: Report,
  signal: AbortSignal = new AbortController().signal,
): void {
  const viewer = retryable(load);
  const opener = openNewest(viewer, report, signal);
  const prepare = (event: Event) => {
    if (!opener.isWaiting() && viewer.current() === null && triggerOf(event)) {
      viewer.load().catch(() => {
        // The click that needs it retries.
      });
    }
  };
  const onClick = (event: MouseEvent) => {
    const trigger = triggerOf(event);
    if (!trigger || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    // The whole card may be a link.
    event.preventDefault();
    opener.request(trigger);
  };
  const passive = { passive: true, signal };
  root.addEventListener('pointerover', prepare, passive);
  root.addEventListener('focusin', prepare, passive);
  root.addEventListener('click', onClick as EventListener, { signal });
  clickByKeys(root, signal);
}

/** Makes Enter and Space click an element that only looks like a button. */
function clickByKeys(root: EventTarget, signal: AbortSignal): void {
  let pressed: HTMLElement | null = null;
  const onKeyDown = (event: KeyboardEvent) => {
    const trigger = triggerOf(event);
    if (!trigger || event.defaultPrevented || hasModifier(event)) return;
    if (event.target !== trigger || trigger.matches(NATIVE)) return;
    if (event.key === ' ') pressed = trigger;
    else if (event.key !== 'Enter') return;
    // Space would scroll the page.
    event.preventDefault();
    if (event.key === 'Enter' && !event.repeat) trigger.click();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !pressed) return;
    if (triggerOf(event) === pressed) pressed.click();
    pressed = null;
  };
  root.addEventListener('keydown', onKeyDown as EventListener, { signal });
  root.addEventListener('keyup', onKeyUp as EventListener, { signal });
}

function triggerOf(event: Event): HTMLElement | null {
  const [target] = event.composedPath();
  return target instanceof Element ? triggerAround(target) : null;
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
