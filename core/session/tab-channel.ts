import { type Report, tryAndReport } from '../shared/index.ts';

/**
 * A channel to the shop's other tabs. Messages have no authority: they only ask the receiver to read again.
 * Source: docs/behaviour/session.md §5
 */
export interface TabChannel {
  /** Sends a message to the other tabs; does nothing without a channel. */
  post(message: unknown): void;
  /** Closes the channel. */
  close(): void;
}

const PREFIX = 'storefront-elements.';

/**
 * Opens a channel to the site's other tabs.
 * @param name the subject, such as `cart`
 * @param onMessage receives messages of other tabs, unchecked
 * @param report called when the receiver throws or a message cannot be sent
 * @returns the channel; a silent one where the browser has none
 * Source: docs/behaviour/session.md §5.
 */
export function openTabChannel(
  name: string,
  onMessage: (message: unknown) => void,
  report: Report,
): TabChannel {
  let channel: BroadcastChannel | null = null;

  const context = `session.tabChannel.${name}`;

  function connect(): void {
    channel ??= openChannel(PREFIX + name);
    if (channel === null) return;
    channel.onmessage = (event: MessageEvent<unknown>) => {
      tryAndReport(report, context, () => {
        onMessage(event.data);
      });
    };
  }

  function disconnect(): void {
    channel?.close();
    channel = null;
  }

  const stopFollowing = followPage(connect, disconnect);
  connect();
  return {
    post(message: unknown): void {
      tryAndReport(report, context, () => channel?.postMessage(message));
    },
    close(): void {
      stopFollowing();
      disconnect();
    },
  };
}

// An open channel can keep a page out of the back/forward cache, or evict it on a message.
function followPage(onShow: () => void, onHide: () => void): () => void {
  if (!isInPage()) return () => undefined;
  window.addEventListener('pageshow', onShow);
  window.addEventListener('pagehide', onHide);
  return () => {
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('pagehide', onHide);
  };
}

function openChannel(name: string): BroadcastChannel | null {
  // Node has channels too, and an open one keeps the process running.
  if (!isInPage()) return null;
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

function isInPage(): boolean {
  return typeof window !== 'undefined';
}
