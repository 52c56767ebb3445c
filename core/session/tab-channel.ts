import { type Report } from '../shared/index.ts';

/** A line to the shop's other tabs. Its messages carry no authority: they only ask to look again. Source: threat table A "BroadcastChannel". */
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
 * @param report hears of trouble
 * @returns the line; a silent one where the browser has none
 * Source: threat table R8, design §4.
 */
export function openTabChannel(
  name: string,
  onMessage: (message: unknown) => void,
  report: Report,
): TabChannel {
  const channel = open(name);
  if (channel === null) return { post() {}, close() {} };
  channel.onmessage = (event: MessageEvent<unknown>) => {
    try {
      onMessage(event.data);
    } catch (error) {
      report(error, `session.tabChannel.${name}`);
    }
  };
  return {
    post(message: unknown): void {
      try {
        channel.postMessage(message);
      } catch (error) {
        report(error, `session.tabChannel.${name}`);
      }
    },
    close(): void {
      channel.onmessage = null;
      channel.close();
    },
  };
}

function open(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(PREFIX + name);
  } catch {
    return null;
  }
}
