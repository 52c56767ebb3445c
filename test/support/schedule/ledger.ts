import type { Told } from './tab.ts';

/** Between how many and how many of a thing the store must hold. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Nobody knows whether the store made it. */
const UNKNOWN: readonly string[] = ['offline', 'timeout', 'server', 'unknown-outcome', 'in-flight'];

/**
 * Keeps account of one line that only one kind of action changes: every action reported as made counts once;
 * one reported as failed counts at most once, and not in addition to the press that repeated it.
 */
export class Ledger {
  #least = 0;
  #most = 0;
  /** Tabs whose last press may have been made although it was told as failed. */
  readonly #unsure = new Set<number>();
  /** What may have been made and will not be repeated. */
  #strays = 0;
  #isLost = false;

  /** What a tab's visitor was told about adding one piece. */
  added(tab: number, { failure }: Told): void {
    if (failure === undefined) this.#stray();
    else if (failure === null) {
      this.#least += 1;
      if (!this.#unsure.delete(tab)) this.#most += 1;
    } else if (UNKNOWN.includes(failure) && !this.#unsure.has(tab)) {
      this.#unsure.add(tab);
      this.#most += 1;
    }
  }

  /** What the visitor was told about a new quantity, null for a line taken out. Only for lines that one tab changes. */
  set(tab: number, { failure, quantity }: Told): void {
    if (failure === undefined || (failure !== null && UNKNOWN.includes(failure))) this.#isLost = true;
    else if (failure === null) {
      if (this.#unsure.delete(tab)) this.#strays += 1;
      this.#least = quantity ?? 0;
      this.#most = this.#least + this.#strays;
    }
  }

  /** Whatever happens to the line now says nothing about presses any more. */
  lose(): void {
    this.#isLost = true;
  }

  /** A tab that is loaded anew has forgotten which presses it would have repeated. */
  reloaded(tab: number): void {
    if (this.#unsure.delete(tab)) this.#strays += 1;
  }

  get bounds(): Bounds {
    return this.#isLost ? { least: 0, most: Infinity } : { least: this.#least, most: this.#most };
  }

  #stray(): void {
    this.#strays += 1;
    this.#most += 1;
  }
}
