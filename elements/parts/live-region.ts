import { shelf } from '../../core/shared/index.ts';
import { hideFromSight } from './hide-from-sight.ts';
import { createAnnouncements, type Announcements } from './announcements.ts';

/**
 * Gives the page's one polite voice, shared by all elements and all copies of the script; it stands in the light DOM,
 * because ids and some readers stop at shadow roots.
 * @returns the region, made at the first call
 * Source: docs/behaviour/elements.md §6.2
 */
export function liveRegion(): Announcements {
  return shelf('live-region', createLiveRegion);
}

function createLiveRegion(): Announcements {
  const node = document.createElement('div');
  node.setAttribute('role', 'status');
  node.setAttribute('aria-live', 'polite');
  node.dataset['storeVoice'] = '';
  hideFromSight(node);
  homeOfRegion().append(node);
  return createAnnouncements({
    show(text) {
      // A test takes its document away, and timers run on.
      if (typeof document === 'undefined') return;
      if (!node.isConnected) homeOfRegion().append(node);
      node.textContent = text;
    },
  });
}

// A form or picture named "body" takes the place of the document's own property.
function homeOfRegion(): Element {
  const body: unknown = document.body;
  return body instanceof HTMLBodyElement ? body : document.documentElement;
}
