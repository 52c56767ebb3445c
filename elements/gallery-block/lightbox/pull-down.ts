import { prefersStillness, zoomOf } from '../../../core/interface/index.ts';

const DURATION_MS = 200;

/** A dialog that can be pulled down. */
interface Pull {
  /** Follows the finger, with the distance in px of the screen. */
  readonly move: (distancePx: number) => void;
  /** The finger has let go: closes the dialog, or moves it back. */
  readonly letGo: (isClosing: boolean) => void;
}

/**
 * Lets a dialog follow a finger.
 * @param place the content of the dialog
 * @param close closes it
 * Source: docs/behaviour/galleries.md §4.7
 */
export function createPull(place: HTMLElement, close: () => void): Pull {
  let distancePx = 0;
  const findDialog = () => place.assignedSlot?.closest('dialog');
  return {
    move: (to) => {
      const dialog = findDialog();
      distancePx = to / (dialog ? zoomOf(dialog) : 1);
      dialog?.style.setProperty('translate', `0 ${distancePx}px`);
    },
    letGo: (isClosing) => {
      const dialog = findDialog();
      if (!dialog) return;
      const from = { translate: `0 ${distancePx}px` };
      const to = isClosing ? { translate: '0 100%', opacity: 0 } : { translate: '0 0' };
      if (!isClosing) dialog.style.removeProperty('translate');
      if (prefersStillness()) {
        if (isClosing) close();
        return;
      }
      const motion = dialog.animate([from, to], { duration: DURATION_MS, easing: 'ease-out' });
      if (isClosing) motion.addEventListener('finish', close);
    },
  };
}
