import { focusInView } from '../ui/index.ts';

/** Until then a slow phone has drawn the products. */
const MOST_FRAMES = 60;

/**
 * Focuses one of our cards once it is drawn: React draws some frames after the products have loaded.
 * @param root the shadow root of the tag
 * @param index of the card
 * @param life aborts when the tag is removed from the page
 */
export async function focusCard(
  root: HTMLElement | DocumentFragment,
  index: number,
  life: AbortSignal,
): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && !life.aborted; frame += 1) {
    await new Promise(requestAnimationFrame);
    const card = root.querySelectorAll('[part~="card"]')[index];
    const link = card?.querySelector<HTMLElement>('h3 a, store-add-to-cart');
    if (!link) continue;
    focusInView(link);
    return;
  }
}
