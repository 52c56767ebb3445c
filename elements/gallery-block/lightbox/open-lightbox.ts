import { tryAndReport } from '../../../core/shared/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { GALLERY_WORDS } from '../../../core/words/index.ts';
import { dialogs, showInView } from '../../ui/index.ts';
import type { LightboxAddresses } from '../lightbox-addresses.ts';
import { openerOf } from '../picture-openers.ts';
import { playerOf } from '../slide-media.ts';
import { enterHistory, untilEntryLeft, type LightboxEntry } from './lightbox-history.ts';
import { itemOf } from './lightbox-items.ts';
import { LightboxStage } from './lightbox-stage.ts';

/** The pictures of a lightbox, and its options. */
export interface LightboxOptions {
  /** The tag that contains them. */
  readonly gallery: HTMLElement;
  /** The slides with content, in order. */
  readonly slides: readonly HTMLElement[];
  /** The index of the first, counted from 0. */
  readonly index: number;
  /** Whether the first, an embedded video, plays immediately. */
  readonly isPlayed: boolean;
  readonly theme: 'dark' | 'light';
  /** The URL fragments of the slides. */
  readonly addresses: LightboxAddresses;
  /** Called with each slide that is shown. */
  readonly onShown: (slide: HTMLElement) => void;
  readonly life: AbortSignal;
}

/**
 * Opens pictures in a lightbox.
 * @param options the pictures
 * @returns resolves when it has closed, or immediately if the page prevented `store-open`
 * @throws the error that kept the dialog code from loading
 * Source: docs/behaviour/galleries.md §4
 */
export async function openLightbox(options: LightboxOptions): Promise<void> {
  const { gallery, slides, addresses, onShown } = options;
  const { prefix, fragments } = addresses;
  const [{ openDialog }] = await Promise.all([dialogs.load(), untilEntryLeft()]);
  const ending = new AbortController();
  const { signal } = ending;
  let { index } = options;
  let entry = null as LightboxEntry | null;
  let stage = null as LightboxStage | null;
  const slideNow = () => slides[index] ?? gallery;
  const dialog = openDialog({
    ...{ name: 'lightbox', label: gallery.ariaLabel || GALLERY_WORDS.gallery, owner: gallery },
    ...{ size: 'whole', theme: options.theme, life: options.life },
    get opener() {
      return openerOf(slideNow()) ?? playerOf(slideNow()) ?? gallery;
    },
    fill: (place, { askToClose }) => {
      const onIndex = (shown: number) => {
        index = shown;
        onShown(slideNow());
        guard(() => entry?.move(fragments[index] ?? ''));
      };
      const onLeave = () => void askToClose();
      stage = new LightboxStage(place, { items: slides.map(itemOf), onIndex, onLeave, signal });
      place.parentElement?.addEventListener('keydown', (event) => stage?.onKey(event));
      return stage.track;
    },
  });
  if (!dialog) return;
  stage?.show(index);
  if (options.isPlayed) stage?.play();
  const onMoved = (fragment: string) => {
    const moved = fragments.indexOf(fragment);
    if (moved === -1) dialog.close();
    else stage?.show(moved);
  };
  guard(() => {
    entry = enterHistory({ prefix, fragment: fragments[index] ?? '', onMoved, signal });
  });
  await dialog.closed;
  ending.abort();
  guard(() => entry?.leave());
  await untilEntryLeft();
  // Browsers restore the scroll position after Back.
  if (index !== options.index) showInView(slideNow(), 'nearest');
}

/** The lightbox opens even if the browser refuses a history entry. */
function guard(act: () => void): void {
  tryAndReport(storefront().report, 'gallery-block/history', act);
}
