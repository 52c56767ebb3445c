import { LentAttributes } from './lent-attributes.ts';

/** What a visitor of the keyboard comes to by itself. */
const REACHABLE = 'a[href], button, input, select, textarea, audio[controls], video, iframe, [tabindex]';

/** The options that are said of slides one by one. */
interface MarkOptions {
  readonly newWindow: boolean;
  readonly showMetaOnHover: boolean;
}

/** Marks what an option means for the author's own nodes, and takes it back. Source: docs/behaviour/galleries.md §1 */
export class AuthorMarks {
  readonly #links = new LentAttributes(['target', 'rel']);
  readonly #stops = new LentAttributes(['tabindex']);

  /**
   * Marks links that open another window, and slides that show their words when the keyboard comes to them.
   * @param slides in their order
   * @param options what the tag says
   */
  update(slides: readonly HTMLElement[], { newWindow, showMetaOnHover }: MarkOptions): void {
    const links = newWindow ? slides.flatMap(linksOf).filter((link) => this.#isFree(link)) : [];
    this.#links.keepOnly(new Set(links));
    for (const link of links) {
      if (!this.#links.lend(link)) continue;
      link.target = '_blank';
      if (link.rel === '') link.rel = 'noopener';
    }
    const stops = showMetaOnHover ? slides.filter((slide) => this.#isStop(slide)) : [];
    this.#stops.keepOnly(new Set(stops));
    for (const stop of stops) if (this.#stops.lend(stop)) stop.tabIndex = 0;
  }

  /** Takes back all that was marked. */
  forget(): void {
    this.#links.takeBack();
    this.#stops.takeBack();
  }

  /** The author may have said where it opens. */
  #isFree(link: HTMLAnchorElement): boolean {
    return !link.hasAttribute('target') || this.#links.has(link);
  }

  #isStop(slide: HTMLElement): boolean {
    if (!slide.querySelector(':scope > figcaption') || slide.querySelector(REACHABLE)) return false;
    return !slide.hasAttribute('tabindex') || this.#stops.has(slide);
  }
}

function linksOf(slide: HTMLElement): readonly HTMLAnchorElement[] {
  return slide instanceof HTMLAnchorElement
    ? [slide]
    : [...slide.querySelectorAll<HTMLAnchorElement>('a[href]')];
}
