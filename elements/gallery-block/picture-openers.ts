import { isComposing } from '../../core/interface/index.ts';
import { AttributeOverrides } from '../ui/index.ts';
import { slideLabel } from './position.ts';
import { findTarget, isOfThisSite, targetOf } from './linked-picture.ts';
import { posterOf } from './slide-media.ts';
import { factsOf, linkAround, pictureOf } from './slides.ts';

/** What picture openers need. */
interface OpenerParts {
  /** Contains the slides, or shows them through its slot. */
  readonly scroller: HTMLElement;
  readonly getSlides: () => readonly HTMLElement[];
  /** Opens a slide. */
  readonly open: (slide: HTMLElement) => void;
  readonly signal: AbortSignal;
}

/**
 * Finds the control that opens a slide: the poster of a video, a picture's link, or the picture itself.
 * @param slide the slide
 * @returns null where there is none: words, and native players, where a click plays
 */
export function openerOf(slide: HTMLElement): HTMLElement | null {
  const poster = posterOf(slide);
  const image = pictureOf(slide);
  return poster ?? (image && (linkAround(image, slide) ?? image));
}

/** The link of a slide, where only the server of this site knows what it leads to; otherwise null. */
function unknownLinkIn(slide: HTMLElement): HTMLAnchorElement | null {
  const image = posterOf(slide) ? null : pictureOf(slide);
  const link = image && linkAround(image, slide);
  return image && link && isOfThisSite(link) && targetOf(link, image) === null ? link : null;
}

/** Makes pictures clickable, and restores them. */
export class PictureOpeners {
  readonly #overrides = new AttributeOverrides([
    'role',
    'tabindex',
    'aria-haspopup',
    'aria-label',
    'data-opens',
  ]);
  /** The player gives them role and name. */
  readonly #posters = new AttributeOverrides(['aria-haspopup', 'data-opens']);
  /** Links that the server was asked about, once before they open. */
  readonly #asked = new WeakSet<Element>();
  /** The names that we set: they change with the slides, the author's do not. */
  readonly #labels = new WeakMap<Element, string>();

  /**
   * Handles clicks and keys on marked pictures. Clicks that open a link in another window are left to the
   * browser.
   * @param parts the slides and the callback
   */
  listen({ scroller, getSlides, open, signal }: OpenerParts): void {
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
    // The answer is usually there before the click.
    const onIntent = ({ target }: Event) => {
      const slide = getSlides().find((each) => target instanceof Node && each.contains(target));
      const link = slide && unknownLinkIn(slide);
      if (!link || !this.#isOurs(link) || this.#asked.has(link)) return;
      this.#asked.add(link);
      void findTarget(link);
    };
    for (const type of ['pointerover', 'focusin']) scroller.addEventListener(type, onIntent, { signal });
    const onKey = (event: KeyboardEvent) => {
      // The browser clicks a link.
      const [target] = event.composedPath();
      if (!(target instanceof HTMLImageElement) || ![' ', 'Enter'].includes(event.key)) return;
      if (isComposing(event)) return;
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
   * Marks the pictures of slides: they become focusable and have a name.
   * @param slides in order
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

  /** Restores everything that was marked. */
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
