/** Why nothing turns for a while: the pointer or a lightbox is over it, a slide plays, nobody looks at the page, or it has left the page. */
export type RotationHold = 'hover' | 'lightbox' | 'player' | 'hidden' | 'away';

/** What a rotation needs. */
interface RotationParts {
  /** Shows the next slide. */
  readonly turn: () => void;
  /** Whether it stands still until somebody asks for it. */
  readonly isStopped: boolean;
}

/** Turns slides by themselves. Source: docs/behaviour/galleries.md §2.1 */
export class Rotation {
  readonly #turn: () => void;
  readonly #holds = new Set<RotationHold>(['away']);
  #isStopped: boolean;
  /** Null where slides never turn by themselves. */
  #durationMs: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ turn, isStopped }: RotationParts) {
    this.#turn = turn;
    this.#isStopped = isStopped;
  }

  /** Whether it stands still until the visitor asks for more. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Sets how long each slide stays; null for good. */
  setDuration(durationMs: number | null): void {
    if (durationMs === this.#durationMs) return;
    this.#durationMs = durationMs;
    this.begin();
  }

  /** Stops for a while. */
  hold(reason: RotationHold): void {
    this.#holds.add(reason);
    this.begin();
  }

  /** Whether it stands still for that reason, among others. */
  isHeldBy(reason: RotationHold): boolean {
    return this.#holds.has(reason);
  }

  /** One reason less to stand still. */
  release(reason: RotationHold): void {
    if (this.#holds.delete(reason)) this.begin();
  }

  /** Stops until the visitor asks for more. */
  stop(): void {
    this.#isStopped = true;
    this.begin();
  }

  /** Stops, or goes on: the visitor asks for it. */
  toggle(): void {
    this.#isStopped = !this.#isStopped;
    this.begin();
  }

  /** Gives the slide that is shown its whole time. */
  begin(): void {
    clearTimeout(this.#timer);
    if (this.#durationMs === null || this.#isStopped || this.#holds.size > 0) return;
    this.#timer = setTimeout(() => {
      this.#turn();
      this.begin();
    }, this.#durationMs);
  }
}
