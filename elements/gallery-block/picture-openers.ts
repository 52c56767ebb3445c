import { AttributeOverrides } from '../parts/attribute-overrides.ts';
import { slideLabel } from './position.ts';
import { posterOf } from './slide-media.ts';
import { factsOf, linkAround, pictureOf } from './slides.ts';

/** What hears of pictures that are pressed. */
interface OpenerParts {
  /** Holds the slides, or shows them through its slot. */
  readonly scroller: HTMLElement;
  readonly getSlides: () => readonly HTMLElement[];
  /** Opens a slide. */
  readonly open: (slide: HTMLElement) => void;
  readonly signal: AbortSignal;
}

/**
 * Finds what is pressed to open a slide: the poster of a video, a picture's link, or the picture itself.
 * @param slide the slide
 * @returns null where there is none: words, and players of the browser's, which are pressed to play
 */
export function openerOf(slide: HTMLElement): HTMLElement | null {
  const poster = posterOf(slide);
  const image = pictureOf(slide);
  return poster ?? (image && (linkAround(image, slide) ?? image));
}

/** Makes pictures something that a visitor can press, and takes that back. */
export class PictureOpeners {
  readonly #overrides = new AttributeOverrides([
    'role',
    'tabindex',
    'aria-haspopup',
    'aria-label',
    'data-opens',
  ]);
  /** Their role and their name are given by what plays them. */
  readonly #posters = new AttributeOverrides(['aria-haspopup', 'data-opens']);
  /** The names that are ours: they change with the slides, the author's do not. */
  readonly #labels = new WeakMap<Element, string>();

  /**
   * Hears presses on pictures that were marked. Those that open a link elsewhere are the browser's.
   * @param parts the slides, and who hears of a press
   */
  hear({ scroller, getSlides, open, signal }: OpenerParts): void {
    const slideOf = (event: MouseEvent | KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return null;
      const path = event.composedPath();
      const opener = path.find((node) => node instanceof Element && this.#isOurs(node));
      return getSlides().find((slide) => opener instanceof Node && slide.contains(opener)) ?? null;
    };
    const onClick = (event: MouseEvent) => {
      const slide = event.button === 0 ? slideOf(event) : null;
      if (!slide) return;
      event.preventDefault();
      open(slide);
    };
    const onKey = (event: KeyboardEvent) => {
      // A link is pressed by the browser.
      const [target] = event.composedPath();
      if (!(target instanceof HTMLImageElement) || ![' ', 'Enter'].includes(event.key)) return;
      const slide = slideOf(event);
      if (!slide) return;
      // Space would scroll the page.
      event.preventDefault();
      if (!event.repeat) open(slide);
    };
    scroller.addEventListener('click', onClick, { signal });
    scroller.addEventListener('keydown', onKey, { signal });
  }

  /**
   * Marks the pictures of slides: they can be reached, and have a name.
   * @param slides in their order
   */
  mark(slides: readonly HTMLElement[]): void {
    const openers = new Map<HTMLElement, string>();
    for (const [index, slide] of slides.entries()) {
      const opener = openerOf(slide);
      const isNamed = posterOf(slide) !== null || pictureOf(slide)?.alt.trim() !== '';
      if (opener) openers.set(opener, isNamed ? '' : slideLabel(factsOf(slide).name, index, slides.length));
    }
    const posters = new Set(slides.map(posterOf));
    const isPoster = (opener: HTMLElement) => posters.has(opener);
    this.#posters.retain(new Set([...openers.keys()].filter(isPoster)));
    this.#overrides.retain(new Set([...openers.keys()].filter((opener) => !isPoster(opener))));
    for (const [opener, label] of openers) {
      if (isPoster(opener)) this.#posters.set(opener);
      else this.#name(opener, label);
      opener.setAttribute('aria-haspopup', 'dialog');
      opener.dataset['opens'] = '';
    }
  }

  /** Takes back all that was said. */
  forget(): void {
    this.#overrides.restore();
    this.#posters.restore();
  }

  #isOurs(node: Element): boolean {
    return this.#overrides.has(node) || this.#posters.has(node);
  }

  #name(opener: HTMLElement, label: string): void {
    this.#overrides.set(opener);
    if (opener instanceof HTMLImageElement) {
      opener.tabIndex = 0;
      opener.setAttribute('role', 'button');
    }
    const present = opener.getAttribute('aria-label');
    if (present === null || present === this.#labels.get(opener)) {
      if (label === '') opener.removeAttribute('aria-label');
      else opener.setAttribute('aria-label', label);
      this.#labels.set(opener, label);
    }
  }
}
