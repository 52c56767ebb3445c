import { claim, type Claimant, guarded, isFreeFor, PRINTED_GALLERY, register } from '../../printed/index.ts';

/** A tag around a printed gallery. */
interface LiveGallery {
  /** Moves nodes that the page has added beside the tag into it. */
  takeIn(): void;
  /** Restores the printed markup. */
  restore(): void;
}

/** Wraps printed galleries in the tag. */
type Wrapper = new (place: HTMLElement) => LiveGallery;

/**
 * Wraps the pictures of printed galleries in the tag, including galleries added later; unwraps removed ones.
 * @param root the root of the galleries
 * @param wrapper wraps one gallery
 * @param signal stops it, and restores the printed markup
 * Source: docs/behaviour/printed-markup.md §11
 */
export function enhancePrintedGalleries(
  root: Node & ParentNode,
  wrapper: Wrapper,
  signal: AbortSignal,
): void {
  const galleries = new PrintedGalleries(root, wrapper);
  const changes = new MutationObserver(() => {
    galleries.scan();
  });
  changes.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    galleries.restore();
  });
  register(galleries, signal);
  galleries.scan();
}

class PrintedGalleries implements Claimant {
  readonly #root: Node & ParentNode;
  readonly #wrapper: Wrapper;
  readonly #live = new Map<HTMLElement, LiveGallery>();

  constructor(root: Node & ParentNode, wrapper: Wrapper) {
    this.#root = root;
    this.#wrapper = wrapper;
  }

  scan(): void {
    guarded('galleries', () => {
      for (const [place, gallery] of this.#live) {
        if (this.#root.contains(place)) gallery.takeIn();
        else this.#release(place);
      }
      for (const place of this.#printed) if (this.#isNew(place)) this.#wire(place);
    });
  }

  get #printed(): readonly HTMLElement[] {
    const root = this.#root;
    const below = [...root.querySelectorAll<HTMLElement>(PRINTED_GALLERY)];
    return root instanceof HTMLElement && root.matches(PRINTED_GALLERY) ? [root, ...below] : below;
  }

  restore(): void {
    guarded('galleries', () => {
      for (const place of this.#live.keys()) this.#release(place);
    });
  }

  /** The tag is defined in this document only. */
  #isNew(place: HTMLElement): boolean {
    const isOurs = place.ownerDocument === document && !place.querySelector(':scope > gallery-block');
    return isOurs && !this.#live.has(place) && isFreeFor(place, this);
  }

  #wire(place: HTMLElement): void {
    claim(place, this);
    this.#live.set(place, new this.#wrapper(place));
  }

  #release(place: HTMLElement): void {
    this.#live.get(place)?.restore();
    this.#live.delete(place);
  }
}
