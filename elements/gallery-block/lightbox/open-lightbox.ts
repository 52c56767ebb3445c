import { tryAndReport } from '../../../core/shared/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { GALLERY_WORDS } from '../../../core/words/index.ts';
import { dialogs } from '../../parts/load-dialogs.ts';
import type { LightboxAddresses } from '../lightbox-addresses.ts';
import { openerOf } from '../picture-openers.ts';
import { playerOf } from '../slide-media.ts';
import { enterHistory, untilEntryLeft, type LightboxEntry } from './lightbox-history.ts';
import { itemOf } from './lightbox-items.ts';
import { LightboxStage } from './lightbox-stage.ts';

/** Which pictures are shown over the page, and how. */
export interface LightboxOptions {
  /** The tag that they belong to. */
  readonly gallery: HTMLElement;
  /** The slides that show something, in their order. */
  readonly slides: readonly HTMLElement[];
  /** Which one opens, counted from 0. */
  readonly index: number;
  /** Whether that one, a video of another site, plays at once. */
  readonly isPlayed: boolean;
  readonly theme: 'dark' | 'light';
  /** Where the slides are found again. */
  readonly addresses: LightboxAddresses;
  /** Called with each slide that is shown. */
  readonly onShown: (slide: HTMLElement) => void;
  readonly life: AbortSignal;
}

/**
 * Opens pictures over the page.
 * @param options the pictures
 * @returns resolves when they have closed, or at once if the page has prevented `store-open`
 * @throws what kept the code for dialogs from loading
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
  // After Back browsers return to where the page was scrolled.
  if (index !== options.index) slideNow().scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** A browser that refuses entries keeps nobody from looking at pictures. */
function guard(act: () => void): void {
  tryAndReport(storefront().report, 'gallery-block/history', act);
}
