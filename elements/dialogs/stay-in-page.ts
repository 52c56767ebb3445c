import { restoreModals } from '../host/index.ts';
import type { Frame } from './frame.ts';
import { focusedNode } from './tab-stops.ts';

/** A page that removes the dialog more often does so on purpose. */
const MAX_RETURNS = 3;

/**
 * Reinserts an open dialog, modal as before, after the page has replaced or sorted the children of its body.
 * @param frame the dialog
 * @param life stops it
 * Source: docs/behaviour/elements.md §3.2
 */
export function stayInPage({ host, dialog }: Frame, life: AbortSignal): void {
  let returns = 0;
  let focused = focusedNode();
  dialog.addEventListener('focusin', () => {
    focused = focusedNode();
  });
  const observer = new MutationObserver(() => {
    if (host.isConnected && dialog.matches(':modal')) return;
    if ((returns += 1) > MAX_RETURNS) {
      dialog.close();
      dialog.dispatchEvent(new Event('close'));
      return;
    }
    if (!host.isConnected) document.body.append(host);
    watch();
    const last = focused;
    restoreModals(host.shadowRoot ?? host);
    last?.focus();
  });
  const watch = () => {
    observer.observe(document.documentElement, { childList: true });
    observer.observe(document.body, { childList: true });
  };
  watch();
  life.addEventListener('abort', () => {
    observer.disconnect();
  });
}
