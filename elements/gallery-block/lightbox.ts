import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { GALLERY_WORDS } from '../../core/words/index.ts';
import type { LightboxOptions } from './lightbox/open-lightbox.ts';
import { addressesOf, PREFIX } from './lightbox-addresses.ts';
import { openerOf, PictureOpeners } from './picture-openers.ts';
import { playerOf, posterOf } from './slide-media.ts';
import { pictureOf, wordsOf } from './slides.ts';

/** The code of the lightbox, loaded with the first picture. */
const later = retryable(() => import('./lightbox/open-lightbox.ts'));

/** What a lightbox needs from its gallery. */
interface LightboxParts extends Pick<LightboxOptions, 'gallery' | 'onShown'> {
  /** Contains the slides, or shows them through its slot. */
  readonly scroller: HTMLElement;
  readonly getSlides: () => readonly HTMLElement[];
  readonly getTheme: () => LightboxOptions['theme'];
}

/** Opens the pictures of a gallery in a lightbox. Source: docs/behaviour/galleries.md §4 */
export class Lightbox {
  readonly #parts: LightboxParts;
  readonly #openers = new PictureOpeners();
  readonly #alert = document.createElement('p');
  #isOn = false;
  #isOpen = false;
  /** The fragment of the page's URL was handled. */
  #hasFollowed = false;
  #life = AbortSignal.abort();

  /**
   * Creates the lightbox of one gallery.
   * @param parts the gallery
   */
  constructor(parts: LightboxParts) {
    this.#parts = parts;
    this.#alert.setAttribute('part', 'error');
    this.#alert.setAttribute('role', 'alert');
  }

  /**
   * The gallery was inserted into the page.
   * @param life aborts on disconnect
   */
  start(life: AbortSignal): void {
    const { scroller, getSlides } = this.#parts;
    this.#life = life;
    scroller.after(this.#alert);
    const open = (slide: HTMLElement) => void this.#open(slide, posterOf(slide) !== null);
    this.#openers.listen({ scroller, getSlides, open, signal: life });
    addEventListener('hashchange', this.#follow, { signal: life });
    life.addEventListener('abort', () => {
      this.#openers.forget();
    });
  }

  /**
   * Updates the attribute and the slides.
   * @param isOn whether pictures open in a lightbox
   */
  update(isOn: boolean): void {
    this.#isOn = isOn;
    this.#openers.mark(isOn ? this.#slides : []);
    if (!location.hash.startsWith(PREFIX)) this.#hasFollowed = true;
    if (isOn && !this.#hasFollowed) this.#follow();
  }

  get #slides(): readonly HTMLElement[] {
    return this.#parts.getSlides().filter(isShownOverPage);
  }

  readonly #follow = (): void => {
    if (!this.#isOn || this.#life.aborted || !location.hash.startsWith(PREFIX)) return;
    const { fragments } = addressesOf(this.#parts.gallery, this.#slides);
    const slide = this.#slides[fragments.indexOf(location.hash)];
    if (!slide) return;
    void this.#open(slide, false);
  };

  async #open(slide: HTMLElement, isPlayed: boolean): Promise<void> {
    if (this.#isOpen) return;
    this.#isOpen = true;
    // The fragment may still name the closed picture; only another one opens it again.
    this.#hasFollowed = true;
    const { gallery, getTheme, onShown } = this.#parts;
    const slides = this.#slides;
    const life = this.#life;
    try {
      const { openLightbox } = await later.load();
      this.#alert.textContent = '';
      await openLightbox({
        ...{ gallery, slides, index: slides.indexOf(slide), isPlayed, theme: getTheme(), life },
        ...{ addresses: addressesOf(gallery, slides), onShown },
      });
    } catch (error) {
      storefront().report(error, 'gallery-block/lightbox');
      if (!life.aborted) this.#doWithout(slide);
    } finally {
      this.#isOpen = false;
    }
  }

  #doWithout(slide: HTMLElement): void {
    const link = openerOf(slide);
    if (link instanceof HTMLAnchorElement) location.assign(link.href);
    else this.#alert.textContent = GALLERY_WORDS.lightboxFailed;
  }
}

/** The placeholder of a picture that has not been chosen does not open. */
function isShownOverPage(slide: HTMLElement): boolean {
  const { title, text } = wordsOf(slide);
  const shown = pictureOf(slide) ?? playerOf(slide) ?? posterOf(slide) ?? slide.querySelector('iframe');
  return shown !== null || title !== '' || text !== '';
}
