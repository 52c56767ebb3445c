import { retryable, type Report } from '../../core/shared/index.ts';
import { linkOf } from './quick-view/link-of.ts';

/** What opens a product over the page: printed by a formatter, or an author's own link. Source: docs/behaviour/printed-markup.md §9.1 */
const TRIGGER = '.sqs-product-quick-view-button[data-id],[data-store-quick-view]';
/** What the browser itself presses with the keyboard. */
const NATIVE = 'a[href],button,summary';

/** What opens a product over the page. */
export interface QuickViewer {
  readonly openQuickView: (trigger: HTMLElement, itemId: string) => void;
}

/**
 * Opens products over the page when a visitor asks for it; until a visitor comes near, nothing is fetched for it. Without
 * the code the link is followed.
 * @param root below which presses are heard
 * @param load fetches what opens a product
 * @param report takes what could not be loaded
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
  let isOpening = false;

  const prepare = (event: Event) => {
    if (!isOpening && viewer.current() === null && triggerOf(event)) {
      viewer.load().catch(() => {
        // The press that needs it tries again.
      });
    }
  };
  async function open(trigger: HTMLElement): Promise<void> {
    isOpening = true;
    try {
      const { openQuickView } = await viewer.load();
      openQuickView(trigger, itemIdOf(trigger));
    } catch (error) {
      report(error, 'quick-view');
      const { href } = linkOf(trigger) ?? {};
      if (href !== undefined) location.assign(href);
    } finally {
      isOpening = false;
    }
  }
  const onClick = (event: MouseEvent) => {
    const trigger = triggerOf(event);
    if (!trigger || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    // The whole card may be a link.
    event.preventDefault();
    if (!isOpening) void open(trigger);
  };
  const passive = { passive: true, signal };
  root.addEventListener('pointerover', prepare, passive);
  root.addEventListener('focusin', prepare, passive);
  root.addEventListener('click', onClick as EventListener, { signal });
  pressByKeys(root, signal);
}

/** What only looks like a button is pressed by Enter and Space, as one is. */
function pressByKeys(root: EventTarget, signal: AbortSignal): void {
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
  const trigger = target instanceof Element ? target.closest<HTMLElement>(TRIGGER) : null;
  return trigger && itemIdOf(trigger) !== '' ? trigger : null;
}

function itemIdOf({ dataset }: HTMLElement): string {
  return dataset['storeQuickView'] ?? dataset['id'] ?? '';
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
