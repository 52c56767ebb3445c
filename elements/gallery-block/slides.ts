import type { SlideFacts } from './content.ts';
import { slideLabel } from './model.ts';
import { pictureOf } from './pictures.ts';

/** What stands in a gallery and is no slide. */
const NO_SLIDES = 'script, template, style, noscript, link';

/**
 * Finds the slides among what a gallery holds.
 * @param slot where the author's nodes come in
 * @returns the elements that are shown, in their order
 */
export function slidesOf(slot: HTMLSlotElement): readonly HTMLElement[] {
  const shown = slot.assignedElements({ flatten: true }).filter((element) => !element.matches(NO_SLIDES));
  return shown.filter((element) => element instanceof HTMLElement);
}

/**
 * Reads what a slide tells of itself.
 * @param slide a figure, a link or a picture
 */
export function factsOf(slide: HTMLElement): SlideFacts {
  const image = pictureOf(slide);
  const name = titleOf(slide) || image?.alt.trim();
  return { name: name ?? '', thumbnailUrl: (image?.dataset['thumbnail'] || image?.src) ?? '' };
}

function titleOf(slide: Element): string {
  const caption = slide.querySelector('figcaption');
  return (caption?.firstElementChild ?? caption)?.textContent.trim() ?? '';
}

const ROLE = ['role', 'aria-roledescription', 'aria-label', 'inert'] as const;

/** Tells assistive technology of slides, and takes back what it said. */
export class SlideRoles {
  #told = new Map<HTMLElement, Readonly<Record<string, string | null>>>();

  /**
   * Says of each slide which one it is, and hides those out of sight.
   * @param slides in their order
   * @param isHidden whether nobody can see a slide
   */
  tell(slides: readonly HTMLElement[], isHidden: (index: number) => boolean): void {
    for (const slide of this.#told.keys()) if (!slides.includes(slide)) this.#restore(slide);
    for (const [index, slide] of slides.entries()) {
      if (!this.#told.has(slide)) {
        this.#told.set(slide, Object.fromEntries(ROLE.map((name) => [name, slide.getAttribute(name)])));
        // A picture or a link keeps its own role, and its own words.
        if (!slide.matches('img, a, [role]')) {
          // A figure with a caption may have no other role.
          if (slide.localName !== 'figure') slide.setAttribute('role', 'group');
          slide.setAttribute('aria-roledescription', 'slide');
        }
      }
      if (slide.hasAttribute('aria-roledescription')) {
        slide.setAttribute('aria-label', slideLabel(factsOf(slide), index, slides.length));
      }
      slide.toggleAttribute('inert', isHidden(index));
    }
  }

  /** Takes back all that was said. */
  forget(): void {
    for (const slide of this.#told.keys()) this.#restore(slide);
  }

  #restore(slide: HTMLElement): void {
    for (const [name, value] of Object.entries(this.#told.get(slide) ?? {})) {
      if (value === null) slide.removeAttribute(name);
      else slide.setAttribute(name, value);
    }
    this.#told.delete(slide);
  }
}
