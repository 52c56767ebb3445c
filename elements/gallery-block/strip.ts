import { GALLERY_WORDS, numberText } from '../../core/words/index.ts';
import type { SlideFacts } from './content.ts';
import type { GalleryModel } from './model.ts';
import { slideLabel } from './position.ts';

/**
 * The thumbnails of a gallery. They are built once: a change of slide touches only two of them.
 * Source: docs/behaviour/galleries.md §2.2
 */
export class ThumbnailStrip {
  readonly #model: GalleryModel;
  readonly #place: HTMLElement;
  readonly #strip = document.createElement('div');
  readonly #buttons: HTMLButtonElement[] = [];
  #active: HTMLButtonElement | undefined;

  /**
   * Creates the strip of one gallery.
   * @param model the gallery
   * @param place the strip is inserted after it
   */
  constructor(model: GalleryModel, place: HTMLElement) {
    this.#model = model;
    this.#place = place;
    this.#strip.setAttribute('part', 'thumbnails');
    this.#strip.setAttribute('role', 'group');
    this.#strip.addEventListener('click', ({ target }) => {
      const index = this.#buttons.findIndex((button) => target instanceof Node && button.contains(target));
      if (index >= 0) model.actions.choose(index);
    });
  }

  /**
   * Follows the active slide.
   * @param signal aborts on disconnect
   */
  follow(signal: AbortSignal): void {
    const stop = this.#model.$content.listen(() => {
      const before = this.#active;
      this.#mark();
      if (before !== this.#active) this.#bringIntoSight();
    });
    signal.addEventListener('abort', stop, { once: true });
  }

  /**
   * Shows a thumbnail of each slide.
   * @param slides their names and thumbnails; empty for no strip
   */
  show(slides: readonly SlideFacts[]): void {
    const focused = this.#strip.matches(':focus-within');
    for (const button of this.#buttons.splice(slides.length)) button.remove();
    for (const [index, facts] of slides.entries()) {
      const button = this.#buttons[index] ?? this.#create();
      fillButton(button, facts, index, slides.length);
    }
    this.#strip.ariaLabel = GALLERY_WORDS.choosePicture;
    this.#mark();
    if (slides.length === 0) this.#strip.remove();
    else if (!this.#strip.isConnected) this.#place.after(this.#strip);
    if (focused) this.#active?.focus({ preventScroll: true });
  }

  #create(): HTMLButtonElement {
    const button = document.createElement('button');
    button.setAttribute('part', 'thumbnail');
    button.type = 'button';
    button.tabIndex = -1;
    this.#buttons.push(button);
    this.#strip.append(button);
    return button;
  }

  #mark(): void {
    const active = this.#buttons[this.#model.index];
    if (active === this.#active) return;
    if (this.#active) {
      this.#active.ariaCurrent = null;
      this.#active.ariaDisabled = null;
      this.#active.tabIndex = -1;
    }
    if (active) {
      active.ariaCurrent = 'true';
      // It keeps the focus, and does nothing on click.
      active.ariaDisabled = 'true';
      active.tabIndex = 0;
    }
    this.#active = active;
  }

  /** Scrolls the strip only, not the page. The focus follows while it is in the strip. */
  #bringIntoSight(): void {
    const active = this.#active;
    if (!active) return;
    const strip = this.#strip;
    if (strip.matches(':focus-within')) active.focus({ preventScroll: true });
    // In layout pixels, like the scroll position.
    const middlePx = active.offsetLeft + active.offsetWidth / 2 - strip.offsetLeft - strip.offsetWidth / 2;
    strip.scrollTo({ left: middlePx });
  }
}

/** Keeps an unchanged source: setting it again would load it again. */
function fillButton(button: HTMLButtonElement, facts: SlideFacts, index: number, count: number): void {
  const { thumbnailUrl } = facts;
  button.ariaLabel = slideLabel(facts.name, index, count);
  const image = button.querySelector('img');
  const number = button.querySelector('span') ?? document.createElement('span');
  number.textContent = numberText(index + 1);
  if (thumbnailUrl === '') button.replaceChildren(number);
  else if (image?.getAttribute('src') !== thumbnailUrl) {
    const fresh = document.createElement('img');
    fresh.alt = '';
    fresh.loading = 'lazy';
    fresh.src = thumbnailUrl;
    fresh.addEventListener('error', () => {
      // Hidden rather than removed: another insertion would load it again.
      fresh.hidden = true;
      fresh.after(number);
    });
    button.replaceChildren(fresh);
  }
}
