import { type Report } from '../shared/index.ts';

/** A line to the shop's other tabs. Its messages carry no authority: they only ask to look again. Source: docs/behaviour/session.md §5. */
export interface TabChannel {
  /** Tells the other tabs; where there is no line, nobody hears it. */
  post(message: unknown): void;
  /** Hangs up. */
  close(): void;
}

const PREFIX = 'storefront-elements.';

/**
 * Opens a line to the other tabs of this site.
 * @param name what is talked about, such as `cart`
 * @param onMessage hears what other tabs post, unchecked: the receiver checks its shape
 * @param report hears of a receiver that throws and of a message that cannot be sent
 * @returns the line; a silent one where the browser has none
 * Source: docs/behaviour/session.md §5.
 */
export function openTabChannel(
  name: string,
  onMessage: (message: unknown) => void,
  report: Report,
): TabChannel {
  let channel: BroadcastChannel | null = null;

  function attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      report(error, `session.tabChannel.${name}`);
    }
  }

  function connect(): void {
    channel ??= openChannel(PREFIX + name);
    if (channel === null) return;
    channel.onmessage = (event: MessageEvent<unknown>) => {
      attempt(() => {
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
      attempt(() => channel?.postMessage(message));
    },
    close(): void {
      stopFollowing();
      disconnect();
    },
  };
}

// An open line can keep a page out of the back/forward cache, or throw it out when a message comes.
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
  // Node has channels too, and an open one keeps its process alive.
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
