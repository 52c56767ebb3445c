import { shelf, type Report, type Retryable } from '../../core/shared/index.ts';
import { QUICK_VIEW_WORDS } from '../../core/words/index.ts';
import { createFailureAlert, type FailureAlert } from './failure-alert.ts';
import { linkOf } from './link-of.ts';

/** The quick view. */
export interface QuickViewer {
  readonly openQuickView: (trigger: HTMLElement) => void;
}

/** Opens the product of the newest click. */
export interface NewestOpener {
  /** Opens the product of a trigger, unless another one is clicked before the code has loaded. */
  readonly request: (trigger: HTMLElement) => void;
  /** Whether a click waits for the code. */
  readonly isWaiting: () => boolean;
}

/** A click that waits for the code. */
interface OpenRequest {
  readonly trigger: HTMLElement;
}

/**
 * Opens the newest click once the code has loaded. If the load fails, follows the link, or shows an alert beside the
 * trigger.
 * @param viewer loads the quick view
 * @param report receives load failures
 * @param signal drops the pending click and removes the alerts
 * Source: docs/behaviour/printed-markup.md §9.4
 */
export function openNewest(
  viewer: Retryable<QuickViewer>,
  report: Report,
  signal: AbortSignal,
): NewestOpener {
  // Shared by all calls and all copies of the script.
  const waiting = shelf<{ newest: OpenRequest | null }>('quick-views', () => ({ newest: null }));
  const alerts = new WeakMap<HTMLElement, FailureAlert>();

  async function open(press: OpenRequest): Promise<void> {
    const { trigger } = press;
    waiting.newest?.trigger.removeAttribute('aria-busy');
    waiting.newest = press;
    trigger.ariaBusy = 'true';
    alerts.get(trigger)?.show(null);
    const isWanted = () => waiting.newest === press && !signal.aborted;
    try {
      const { openQuickView } = await viewer.load();
      if (isWanted()) openQuickView(trigger);
    } catch (error) {
      if (!isWanted()) return;
      report(error, 'quick-view');
      const { href } = linkOf(trigger) ?? {};
      if (href === undefined) showFailure(trigger);
      else location.assign(href);
    } finally {
      if (waiting.newest === press) {
        waiting.newest = null;
        trigger.removeAttribute('aria-busy');
      }
    }
  }
  function showFailure(trigger: HTMLElement): void {
    const alert = alerts.get(trigger) ?? createFailureAlert(trigger, signal);
    alerts.set(trigger, alert);
    alert.show({ title: '', message: QUICK_VIEW_WORDS.productFailed });
  }
  return {
    request: (trigger) => {
      if (waiting.newest?.trigger !== trigger) void open({ trigger });
    },
    isWaiting: () => waiting.newest !== null,
  };
}
