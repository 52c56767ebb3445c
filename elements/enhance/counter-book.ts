import { claim, isFreeFor, tellOthers, type Claimant } from './claims.ts';
import { findCounters, type Counter } from './counters.ts';
import { guarded } from './guarded.ts';
import { openCounter, type CounterOptions } from './open-counter.ts';

interface OpenCounter {
  readonly counter: Counter;
  readonly close: () => void;
}

/** The counters that are open below a root. */
export interface CounterBook {
  /** Opens what is new, closes what has left. */
  look(): void;
  close(): void;
}

/**
 * Keeps the counters below a root.
 * @param claimant who opens them
 * @param options where they stand, and what the page says about selling
 * @returns the book, with nothing open
 * Source: docs/behaviour/printed-markup.md §2.1
 */
export function createCounterBook(claimant: Claimant, options: CounterOptions): CounterBook {
  const open = new Map<HTMLElement, OpenCounter>();

  function openAt(counter: Counter): void {
    const life = new AbortController();
    for (const part of [counter.variants, counter.quantity, ...counter.buttons]) {
      if (part) claim(part, claimant, life.signal);
    }
    const close = () => {
      life.abort();
    };
    open.set(counter.anchor, { counter, close });
    guarded('open', () => {
      openCounter(counter, options, life.signal);
    });
  }

  function look(): void {
    const counters = findCounters(options.root, (element) => isFreeFor(element, claimant));
    const present = new Map(counters.map((counter) => [counter.anchor, counter]));
    let hasLeft = false;
    for (const [anchor, { counter, close }] of open) {
      const next = present.get(anchor);
      if (next && isSameCounter(counter, next)) continue;
      open.delete(anchor);
      close();
      hasLeft ||= !next;
    }
    for (const counter of counters) if (!open.has(counter.anchor)) openAt(counter);
    if (hasLeft) tellOthers(claimant);
  }

  return {
    look,
    close() {
      for (const { close } of open.values()) close();
      open.clear();
    },
  };
}

function isSameCounter(one: Counter, other: Counter): boolean {
  return (
    one.variants === other.variants &&
    one.quantity === other.quantity &&
    isSameList(one.buttons, other.buttons) &&
    isSameList(one.fields, other.fields)
  );
}

function isSameList(one: readonly Element[], other: readonly Element[]): boolean {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}
