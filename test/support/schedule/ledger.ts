import type { ReportedAction, Stage } from './tab.ts';

/** The least and the greatest quantity that the store may hold. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The kinds of failure that leave open whether the store made the change. */
const UNKNOWN: readonly string[] = ['offline', 'timeout', 'server', 'unknown-outcome', 'in-flight'];

/**
 * Tracks one line that only one kind of action changes. An action reported as made counts once; a failed one counts at
 * most once, and not in addition to the click that repeated it. Without keys, a repeated click may count what another tab
 * has added as its own. Source: docs/behaviour/cart.md §9.5
 */
export class Ledger {
  readonly #hasKeys: boolean;
  #least = 0;
  #most = 0;
  /** Tabs whose last click may have succeeded although it was reported as failed. */
  readonly #unsure = new Set<number>();
  /** Actions that may have succeeded and will not be repeated. */
  #strays = 0;
  #isLost = false;
  readonly #adders = new Set<number>();
  /** Repeated clicks that were reported as made. */
  #repeated = 0;

  constructor({ hasKeys = true }: Pick<Stage, 'hasKeys'> = {}) {
    this.#hasKeys = hasKeys;
  }

  /** Records the reported result of adding one piece in a tab. */
  added(tab: number, { failure }: ReportedAction): void {
    this.#adders.add(tab);
    if (failure === undefined) this.#stray();
    else if (failure === null) {
      this.#least += 1;
      if (this.#unsure.delete(tab)) this.#repeated += 1;
      else this.#most += 1;
    } else if (UNKNOWN.includes(failure) && !this.#unsure.has(tab)) {
      this.#unsure.add(tab);
      this.#most += 1;
    }
  }

  /** Records the reported result of a new quantity, null for a removed line. Only for lines that one tab changes. */
  set(tab: number, { failure, quantity }: ReportedAction): void {
    if (failure === undefined || (failure !== null && UNKNOWN.includes(failure))) this.#isLost = true;
    else if (failure === null) {
      if (this.#unsure.delete(tab)) this.#strays += 1;
      this.#least = quantity ?? 0;
      this.#most = this.#least + this.#strays;
    }
  }

  /** Stops tracking: later changes of the line are not due to clicks. */
  lose(): void {
    this.#isLost = true;
  }

  /** A reloaded tab has lost the clicks that it would have repeated. */
  reloaded(tab: number): void {
    if (this.#unsure.delete(tab)) this.#strays += 1;
  }

  get bounds(): Bounds {
    if (this.#isLost) return { least: 0, most: Infinity };
    const isShared = !this.#hasKeys && this.#adders.size > 1;
    return { least: this.#least - (isShared ? this.#repeated : 0), most: this.#most };
  }

  #stray(): void {
    this.#strays += 1;
    this.#most += 1;
  }
}
