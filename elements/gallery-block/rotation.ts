/**
 * Why the rotation pauses: the pointer or a lightbox is over it, a slide plays, the page is hidden, or the
 * tag is disconnected.
 */
export type RotationHold = 'hover' | 'lightbox' | 'player' | 'hidden' | 'away';

/** What a rotation needs. */
interface RotationParts {
  /** Shows the next slide. */
  readonly turn: () => void;
  /** Whether it is stopped until the visitor starts it. */
  readonly isStopped: boolean;
}

/** Rotates slides automatically. Source: docs/behaviour/galleries.md §2.1 */
export class Rotation {
  readonly #turn: () => void;
  readonly #holds = new Set<RotationHold>(['away']);
  #isStopped: boolean;
  /** Null where slides never rotate. */
  #durationMs: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ turn, isStopped }: RotationParts) {
    this.#turn = turn;
    this.#isStopped = isStopped;
  }

  /** Whether it is stopped until the visitor starts it. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Sets how long each slide is shown; null stops the rotation. */
  setDuration(durationMs: number | null): void {
    if (durationMs === this.#durationMs) return;
    this.#durationMs = durationMs;
    this.begin();
  }

  /** Pauses for a reason. */
  hold(reason: RotationHold): void {
    this.#holds.add(reason);
    this.begin();
  }

  /** Whether that reason is among those for the pause. */
  isHeldBy(reason: RotationHold): boolean {
    return this.#holds.has(reason);
  }

  /** Removes a reason to pause. */
  release(reason: RotationHold): void {
    if (this.#holds.delete(reason)) this.begin();
  }

  /** Stops until the visitor starts it again. */
  stop(): void {
    this.#isStopped = true;
    this.begin();
  }

  /** Stops or resumes at the visitor's request. */
  toggle(): void {
    this.#isStopped = !this.#isStopped;
    this.begin();
  }

  /** Restarts the time of the current slide. */
  begin(): void {
    clearTimeout(this.#timer);
    if (this.#durationMs === null || this.#isStopped || this.#holds.size > 0) return;
    this.#timer = setTimeout(() => {
      this.#turn();
      this.begin();
    }, this.#durationMs);
  }
}
