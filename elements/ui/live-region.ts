import { shelf } from '../../core/shared/index.ts';
import { hideVisually } from './hide-visually.ts';
import { placeForVoice } from './voice-place.ts';
import { createAnnouncements, type Announcements } from './announcements.ts';
import { isInert, modalOver } from './top-modal.ts';

/** How long after its insertion screen readers know a region. */
const KNOWN_MS = 150;

/**
 * Returns the page's polite live region, shared by all elements and all copies of the script. It is in the light DOM,
 * because ids and some screen readers stop at shadow roots.
 * @returns the region, created by the first call
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
  hideVisually(node);
  homeOfRegion().append(node);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const region = createAnnouncements({
    show(text) {
      // A test may have removed its document while timers keep running.
      if (typeof document === 'undefined') return;
      const place = text === '' ? null : placeForVoice(node, homeOfRegion());
      clearTimeout(timer);
      if (place) {
        node.textContent = '';
        place.append(node);
        // Screen readers announce only changes of a region that they know.
        timer = setTimeout(() => {
          node.textContent = text;
        }, KNOWN_MS);
      } else node.textContent = text;
    },
  });
  announceInertAlerts(region);
  return region;
}

/** The alert of a failure is not exposed where the page has opened a modal dialog meanwhile, or is inert there. */
function announceInertAlerts(region: Announcements): void {
  document.addEventListener('store-error', (event) => {
    queueMicrotask(() => {
      const { target, defaultPrevented, detail } = event;
      if (defaultPrevented || !(target instanceof Element)) return;
      const modal = modalOver(target);
      // Our own dialogs contain the alerts of their tags.
      if (isInert(target) && !(modal && isOwnDialog(modal, target)))
        region.announce(`${detail.title} ${detail.message}`, 'error');
    });
  });
}

/** A dialog of the page's body, or of the tag itself. */
function isOwnDialog(dialog: Element, tag: Element): boolean {
  const root = dialog.getRootNode();
  return root instanceof ShadowRoot && (root.host === tag || root.host.matches('[data-store-dialog]'));
}

// A form or picture named "body" takes the place of the document's own property.
function homeOfRegion(): Element {
  const body: unknown = document.body;
  return body instanceof HTMLBodyElement ? body : document.documentElement;
}
