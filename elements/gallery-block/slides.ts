import { membersOf } from '../../core/shared/index.ts';
import type { SlideFacts } from './content.ts';
import { AttributeOverrides } from '../ui/index.ts';
import { thumbnailOf } from './picture-files.ts';
import { slideLabel } from './position.ts';
import { playerOf } from './slide-media.ts';

/** Children of a gallery that are not slides. */
const NO_SLIDES = 'script, template, style, noscript, link';

/**
 * Finds the children of a gallery that are slides while they are not hidden.
 * @param slot the slot for the author's nodes
 * @returns the elements, in order
 */
export function childrenOf(slot: HTMLSlotElement): readonly HTMLElement[] {
  const shown = slot.assignedElements({ flatten: true }).filter((element) => !element.matches(NO_SLIDES));
  return shown.filter((element) => element instanceof HTMLElement);
}

/**
 * Whether the author hides a slide, by attribute or style sheet. A hidden gallery does not hide its slides.
 * @param slide a child of the gallery
 * Source: docs/behaviour/galleries.md §3.8
 */
export function isHidden(slide: HTMLElement): boolean {
  return slide.hasAttribute('hidden') || getComputedStyle(slide).display === 'none';
}

/**
 * Finds the picture of a slide.
 * @param slide a figure, a link or a picture
 * @returns null without one
 */
export function pictureOf(slide: HTMLElement): HTMLImageElement | null {
  return slide instanceof HTMLImageElement ? slide : slide.querySelector('img:not([hidden])');
}

/**
 * Finds the link of a picture.
 * @param image the picture
 * @param slide the slide that contains it; a link around the whole gallery does not count
 * @returns null without one
 */
export function linkAround(image: HTMLImageElement, slide: HTMLElement): HTMLAnchorElement | null {
  const link = image.closest('a');
  return link?.hasAttribute('href') && slide.contains(link) ? link : null;
}

/** The caption of a picture; may be empty. */
export interface SlideWords {
  readonly title: string;
  readonly text: string;
}

/**
 * Reads the caption of a slide. If it begins with an element, that is the title; otherwise the title is the whole
 * caption.
 * @param slide a figure, a link or a picture
 */
export function wordsOf(slide: HTMLElement): SlideWords {
  const caption = slide.querySelector('figcaption:not([hidden])');
  const [first, ...others] = [...(caption?.childNodes ?? [])].filter(isWritten);
  if (!(first instanceof Element)) return { title: textOf(caption), text: '' };
  // Separate adjacent elements by a space; between text and an element keep what the author wrote.
  const texts = others.map((node, at) => {
    const isApart = node instanceof Element && others[at - 1] instanceof Element;
    return `${isApart ? ' ' : ''}${node.textContent ?? ''}`;
  });
  return { title: textOf(first), text: texts.join('').replaceAll(/\s+/g, ' ').trim() };
}

function isWritten(node: Node): boolean {
  return (node instanceof Element || node instanceof Text) && textOf(node) !== '';
}

function textOf(node: Node | null): string {
  return node ? membersOf(node).textContent.trim() : '';
}

/**
 * Reads name and thumbnail of a slide.
 * @param slide a figure, a link or a picture
 */
export function factsOf(slide: HTMLElement): SlideFacts {
  const image = pictureOf(slide);
  const player = playerOf(slide);
  const name = wordsOf(slide).title || image?.alt.trim() || player?.ariaLabel;
  return {
    name: name ?? '',
    thumbnailUrl: image ? thumbnailOf(image) : stillOf(player),
  };
}

function stillOf(player: HTMLMediaElement | null): string {
  return player instanceof HTMLVideoElement ? player.poster : '';
}

/** Describes slides to assistive technology, and restores them. */
export class SlideRoles {
  readonly #overrides = new AttributeOverrides(['role', 'aria-roledescription', 'aria-label', 'inert']);
  #slides: readonly HTMLElement[] = [];
  /** The only visible one; null where all are visible, undefined before it is known. */
  #shown: HTMLElement | null | undefined;

  /**
   * Gives each slide a role and a label with its position.
   * @param slides in order
   * @param facts their names
   */
  describe(slides: readonly HTMLElement[], facts: readonly SlideFacts[]): void {
    this.#overrides.retain(new Set(slides));
    this.#slides = slides;
    this.#shown = undefined;
    for (const [index, slide] of slides.entries()) {
      // A picture, a link or a player keeps its own role and name.
      if (this.#overrides.set(slide) && !slide.matches('img, a, video, audio, iframe, [role]')) {
        // A figure with a caption may have no other role.
        if (slide.localName !== 'figure') slide.setAttribute('role', 'group');
        slide.setAttribute('aria-roledescription', 'slide');
      }
      const own = facts[index];
      if (own && slide.hasAttribute('aria-roledescription')) {
        slide.setAttribute('aria-label', slideLabel(own.name, index, slides.length));
      }
    }
  }

  /**
   * Makes hidden slides inert. Only the previous and the new one are touched: a gallery may have thousands.
   * @param shown the only visible one; null where all are
   */
  showOnly(shown: HTMLElement | null): void {
    if (shown === this.#shown) return;
    const changed = shown && this.#shown ? [this.#shown, shown] : this.#slides;
    for (const slide of changed) slide.toggleAttribute('inert', shown !== null && slide !== shown);
    this.#shown = shown;
  }

  /** Restores everything that was set. */
  forget(): void {
    this.#overrides.restore();
  }
}
