import { createEmbed, focusEmbed } from './create-embed.ts';
import { AttributeOverrides } from '../ui/index.ts';
import { embedAddressOf, playLabel, posterOf } from './slide-media.ts';
import { factsOf } from './slides.ts';

/** What the players of a gallery need. */
interface PlayerParts {
  /** Contains the slides, or shows them through its slot. */
  readonly scroller: HTMLElement;
  readonly getSlides: () => readonly HTMLElement[];
  /** Whether a slide, counted from 0, is visible where slides are shown one after another. */
  readonly isInSight: (index: number) => boolean;
  /** Called with whether any player plays. */
  readonly onPlaying: (isPlaying: boolean) => void;
}

/**
 * The videos and sounds of a gallery: one plays at a time, while it is visible.
 * Source: docs/behaviour/galleries.md §3.2, §3.7
 */
export class SlidePlayers {
  readonly #parts: PlayerParts;
  readonly #overrides = new AttributeOverrides(['role', 'aria-label', 'hidden']);
  /** The names that we set: they follow captions and languages, the author's do not. */
  readonly #labels = new WeakMap<Element, string>();
  /** Player → stops it. */
  readonly #playing = new Map<HTMLElement, () => void>();

  /** @param parts the gallery */
  constructor(parts: PlayerParts) {
    this.#parts = parts;
  }

  /**
   * The gallery was inserted into the page.
   * @param signal aborts on disconnect
   */
  listen(signal: AbortSignal): void {
    const { scroller } = this.#parts;
    // Media events do not bubble.
    const options = { signal, capture: true };
    scroller.addEventListener('play', this.#onPlay, options);
    for (const type of ['pause', 'ended', 'emptied']) scroller.addEventListener(type, this.#onEnd, options);
    scroller.addEventListener('click', this.#onClick, { signal });
    scroller.addEventListener('keydown', this.#onKey, { signal });
    // Firefox focuses the frame after this event.
    const afterBlur = () => {
      if (!signal.aborted) this.#noteFocusedFrame();
    };
    addEventListener('blur', () => setTimeout(afterBlur), { signal });
    signal.addEventListener('abort', () => {
      this.stop();
      this.#overrides.restore();
    });
  }

  /**
   * Names the posters of players.
   * @param slides in order
   */
  mark(slides: readonly HTMLElement[]): void {
    const posters = new Map(slides.map((slide) => [posterOf(slide), slide] as const));
    this.#overrides.retain(new Set([...posters.keys()].filter((poster) => poster !== null)));
    for (const [poster, slide] of posters) {
      if (!poster) continue;
      if (this.#overrides.set(poster) && poster instanceof HTMLAnchorElement) poster.role = 'button';
      if (![null, this.#labels.get(poster)].includes(poster.ariaLabel)) continue;
      const label = playLabel(factsOf(slide).name);
      if (label !== poster.ariaLabel) poster.ariaLabel = label;
      this.#labels.set(poster, label);
    }
    this.#stopWhere((player) => !player.isConnected);
  }

  /** Stops players that were scrolled out of view. */
  readonly stopOutOfSight = (): void => {
    if (this.#playing.size === 0) return;
    const { getSlides, isInSight } = this.#parts;
    this.#stopWhere((player) => !isInSight(getSlides().findIndex((slide) => slide.contains(player))));
  };

  /** Stops everything. */
  readonly stop = (): void => {
    this.#stopWhere(() => true);
  };

  readonly #onClick = (event: MouseEvent): void => {
    const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const poster = this.#posterIn(event);
    if (!poster) return;
    event.preventDefault();
    this.#play(poster);
  };

  /** Space clicks buttons, but not links. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const poster = this.#posterIn(event);
    if (event.key !== ' ' || event.defaultPrevented || !(poster instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    if (!event.repeat) poster.click();
  };

  /** The focus entered a frame of the author's: whether it plays cannot be detected. */
  #noteFocusedFrame(): void {
    const frame = this.#parts
      .getSlides()
      .map(focusedFrameIn)
      .find((each) => each !== null);
    if (!frame || this.#playing.has(frame)) return;
    this.#add(frame, () => {
      // A cross-origin frame cannot be stopped; reloading it ends playback.
      frame.setAttribute('src', frame.getAttribute('src') ?? 'about:blank');
    });
  }

  #posterIn(event: Event): HTMLElement | null {
    const path = event.composedPath();
    const posters = this.#parts.getSlides().map(posterOf);
    return posters.find((poster) => poster && path.includes(poster)) ?? null;
  }

  #play(poster: HTMLElement): void {
    const slide = this.#parts.getSlides().find((each) => each.contains(poster));
    const frame = createEmbed(embedAddressOf(poster), slide ? factsOf(slide).name : '');
    poster.after(frame);
    poster.hidden = true;
    this.#add(frame, () => {
      const hadFocus = focusIn(frame) === frame;
      frame.remove();
      poster.hidden = false;
      if (hadFocus) poster.focus({ preventScroll: true });
    });
    focusEmbed(frame);
  }

  readonly #onPlay = ({ target }: Event): void => {
    // Muted autoplay is decoration.
    if (!(target instanceof HTMLMediaElement) || (target.muted && target.autoplay)) return;
    this.#add(target, () => {
      target.pause();
    });
  };

  readonly #onEnd = ({ target }: Event): void => {
    if (target instanceof HTMLElement && this.#playing.delete(target)) this.#notify();
  };

  #add(player: HTMLElement, stop: () => void): void {
    this.#stopWhere((other) => other !== player);
    this.#playing.set(player, stop);
    this.#notify();
  }

  #stopWhere(isOver: (player: HTMLElement) => boolean): void {
    const over = [...this.#playing].filter(([player]) => isOver(player));
    for (const [player, stop] of over) {
      this.#playing.delete(player);
      stop();
    }
    if (over.length > 0) this.#notify();
  }

  #notify(): void {
    this.#parts.onPlaying(this.#playing.size > 0);
  }
}

/** The focus inside a frame does not match `:focus`; `activeElement` is the frame. */
function focusIn(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

function focusedFrameIn(slide: HTMLElement): HTMLIFrameElement | null {
  const focused = focusIn(slide);
  return focused instanceof HTMLIFrameElement && slide.contains(focused) ? focused : null;
}
