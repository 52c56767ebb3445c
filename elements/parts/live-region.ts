import { shelf } from '../../core/shared/index.ts';

/** The page's one polite voice, shared by all elements and all copies of the script. */
export interface LiveRegion {
  /**
   * Says something to those who listen, after what is being said now.
   * @param text one short sentence
   * @param topic a later text of the same topic replaces an earlier one that is still waiting
   * @param delayMs how long to wait for a later text, in milliseconds
   */
  announce(text: string, topic: string, delayMs?: number): void;
}

/** Readers miss a text that is put in sooner after the last one. */
const GAP_MS = 150;

/**
 * Gives the page's live region; it stands in the light DOM, because ids and some readers stop at shadow roots.
 * @returns the region, made at the first call
 * Source: design §8; forms and accessibility §4.3 "Live regions"
 */
export function liveRegion(): LiveRegion {
  return shelf('live-region', createLiveRegion);
}

function createLiveRegion(): LiveRegion {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const node = document.createElement('div');
  node.setAttribute('role', 'status');
  node.setAttribute('aria-live', 'polite');
  hide(node);
  homeOfRegion().append(node);
  return {
    announce(text, topic, delayMs = 0) {
      clearTimeout(timers.get(topic));
      node.textContent = '';
      timers.set(
        topic,
        setTimeout(
          () => {
            timers.delete(topic);
            if (!node.isConnected) homeOfRegion().append(node);
            node.textContent = text;
          },
          Math.max(GAP_MS, delayMs),
        ),
      );
    },
  };
}

// A form or picture named "body" takes the place of the document's own property.
function homeOfRegion(): Element {
  const body: unknown = document.body;
  return body instanceof HTMLBodyElement ? body : document.documentElement;
}

// By the style object, because a strict content security policy refuses style attributes and <style>.
function hide(node: HTMLElement): void {
  Object.assign(node.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
}
