import { isComposing } from '../../core/interface/index.ts';
import { AttributeOverrides } from '../ui/index.ts';
import { slideLabel } from './position.ts';
import { findTarget, targetOf } from './linked-picture.ts';
import { posterOf } from './slide-media.ts';
import { factsOf, linkAround, pictureOf } from './slides.ts';

/** What picture openers need. */
interface OpenerParts {
  /** Contains the slides, or shows them through its slot. */
  readonly scroller: HTMLElement;
  readonly getSlides: () => readonly HTMLElement[];
  /** Opens a slide. */
  readonly open: (slide: HTMLElement) => void;
  /** Called when a link turns out to lead to a page. */
  readonly onPage: () => void;
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

/** What the link of a slide leads to; null before it is known. Without a link, the picture itself. */
function targetIn(slide: HTMLElement): ReturnType<typeof targetOf> {
  const image = posterOf(slide) ? null : pictureOf(slide);
  const link = image && linkAround(image, slide);
  return image && link ? targetOf(link, image) : 'picture';
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
  /** Links that are followed. */
  readonly #followed = new WeakSet<Element>();
  /** The names that we set: they change with the slides, the author's do not. */
  readonly #labels = new WeakMap<Element, string>();

  /**
   * Handles clicks and keys on marked pictures. Clicks that open a link in another window are left to the
   * browser.
   * @param parts the slides and the callback
   */
  listen(parts: OpenerParts): void {
    const { scroller, getSlides, open, signal } = parts;
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
      const opener = openerOf(slide);
      if (opener && this.#followed.has(opener)) return;
      event.preventDefault();
      if (opener instanceof HTMLAnchorElement && targetIn(slide) === null) {
        void this.#openOrFollow(opener, slide, parts);
      } else open(slide);
    };
    // The answer is usually there before the click.
    const onIntent = ({ target }: Event) => {
      const slide = getSlides().find((each) => target instanceof Node && each.contains(target));
      const opener = slide && openerOf(slide);
      const isUnknown = slide && opener && this.#isOurs(opener) && targetIn(slide) === null;
      if (isUnknown && opener instanceof HTMLAnchorElement) void ask(opener, parts);
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
      if (opener && targetIn(slide) !== 'page')
        openers.set(opener, isNamed ? '' : slideLabel(factsOf(slide).name, index, slides.length));
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

  async #openOrFollow(link: HTMLAnchorElement, slide: HTMLElement, parts: OpenerParts): Promise<void> {
    if ((await ask(link, parts)) === 'picture') {
      parts.open(slide);
      return;
    }
    // Page scripts and the link's target work as for any click.
    this.#followed.add(link);
    link.click();
    this.#followed.delete(link);
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

async function ask(link: HTMLAnchorElement, { onPage, signal }: OpenerParts): ReturnType<typeof findTarget> {
  const target = await findTarget(link);
  if (target === 'page' && !signal.aborted) onPage();
  return target;
}
