import '../define.ts';
import { galleryAttributes } from '../options.ts';

/** The attributes that the tag reads, in both spellings. */
const OPTION_NAMES = Object.entries(galleryAttributes).flatMap(([name, { attribute }]) => [
  attribute,
  name.toLowerCase(),
]);

/**
 * A printed gallery with the tag inserted; its nodes are the printed ones.
 * Source: docs/behaviour/printed-markup.md §11
 */
export class PrintedGallery {
  readonly #place: HTMLElement;
  readonly #tag = document.createElement('gallery-block');

  /**
   * Puts the tag around the printed nodes.
   * @param place the marked element
   */
  constructor(place: HTMLElement) {
    this.#place = place;
    for (const name of OPTION_NAMES) {
      const value = place.getAttribute(`data-${name}`);
      if (value !== null) this.#tag.setAttribute(name, value);
    }
    if (place.ariaLabel) this.#tag.ariaLabel = place.ariaLabel;
    place.append(this.#tag);
    this.takeIn();
  }

  /** Moves nodes that the page has added beside the tag into it. */
  takeIn(): void {
    if (this.#place.childNodes.length < 2 || this.#tag.parentNode !== this.#place) return;
    const first = this.#tag.firstChild;
    const all = [...this.#place.childNodes];
    const own = all.indexOf(this.#tag);
    move(all.slice(0, own), this.#tag, first);
    move(all.slice(own + 1), this.#tag, null);
  }

  /** Restores the printed nodes. */
  restore(): void {
    move([...this.#tag.childNodes], this.#place, this.#tag.parentNode === this.#place ? this.#tag : null);
    this.#tag.remove();
  }
}

/** Browsers that preserve playback and focus on a move (Chrome 133, Firefox 144). */
interface MovingParent {
  readonly moveBefore?: (node: Node, before: Node | null) => void;
}

function move(nodes: readonly Node[], parent: Element & MovingParent, before: Node | null): void {
  const focused = document.activeElement;
  const canKeep = parent.isConnected && parent.moveBefore;
  for (const node of nodes) {
    // `moveBefore` works only on connected nodes.
    if (canKeep && node.isConnected) parent.moveBefore(node, before);
    else parent.insertBefore(node, before);
  }
  if (focused instanceof HTMLElement && parent.contains(focused)) focused.focus({ preventScroll: true });
}
