import type { AddRequest } from '../../../core/cart/index.ts';

/** What can be done with the cart. */
export type Act =
  | { readonly type: 'press' }
  | { readonly type: 'add'; readonly request: AddRequest }
  | { readonly type: 'set'; readonly request: AddRequest; readonly quantity: number }
  | { readonly type: 'remove'; readonly request: AddRequest }
  | { readonly type: 'undo' };

/** One thing that the visitor did, and what the visitor was told about it. */
export interface Told {
  readonly act: Act;
  /** The kind of the failure; null when it was made, undefined while it is under way. */
  readonly failure: string | null | undefined;
  /** How many the line holds, when it was made; null for a line that is gone. */
  readonly quantity: number | null;
}

/** A line of the cart, as far as schedules compare them. */
export interface ShownLine {
  readonly id: string;
  readonly itemId: string;
  readonly additionalFields: string;
  readonly quantity: number;
}

/** What a tab shows. */
export interface Shown {
  readonly isReady: boolean;
  readonly lines: readonly ShownLine[];
  readonly count: number;
  /** What is still under way, by the name of its control. */
  readonly busy: readonly string[];
}

/** Which requests a fault is for. */
export type FaultyMethod = 'GET' | 'write';

/** One tab of the visitor. */
export interface Tab {
  /** Does something without waiting for its end; a click waits until the button can be clicked. */
  readonly start: (act: Act) => Promise<void>;
  /** Waits until everything has ended; rejects after a time limit. */
  readonly settled: () => Promise<void>;
  /** Everything that was told since the page was loaded, in that order, and then what is under way. */
  readonly told: () => Promise<readonly Told[]>;
  /** Lets the next requests of this method go wrong, one by one. */
  readonly arm: (method: FaultyMethod, faults: readonly string[]) => Promise<void>;
  readonly disarm: () => Promise<void>;
  /** Reads again, as a page does that comes online or is shown again, where the last read has failed or was refused. */
  readonly look: () => Promise<Shown>;
  readonly reload: () => Promise<void>;
  /** Waits until the number of pieces is shown. */
  readonly showsCount: (count: number) => Promise<void>;
}

/** Where schedules play: a visitor with two tabs, and a store that can be killed. */
export interface Stage {
  readonly tabs: readonly Tab[];
  /** Lets a visitor arrive who was never there: both tabs are loaded. */
  readonly arrive: () => Promise<void>;
  /** What the store holds for the visitor. */
  readonly held: () => Promise<readonly ShownLine[]>;
  /** Kills the store and starts it again; resolves when it is there. */
  readonly kill: () => Promise<void>;
  /** Resolves when the store is there. */
  readonly isUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How many tabs the visitor has. */
export const TABS = 2;

/** How long everything may take to end. */
export const SETTLE_LIMIT_MS = 120_000;

/** Time in these tabs runs so many times as fast, so that nobody waits for cooldowns; time-outs give a busy store some. */
export const HASTE = { pauses: 50, limits: 15, longMs: 10_000 } as const;

/** The product that is clicked. */
export const MUG = {
  id: 'mug',
  title: 'Stoneware Mug',
  structuredContent: {
    productType: 1,
    variants: [{ sku: 'mug', priceMoney: { value: '18.00', currency: 'USD' }, unlimited: true }],
  },
};

/**
 * Reads the lines that schedules compare.
 * @param entries of a cart
 */
export function linesOf(entries: readonly ShownLine[]): readonly ShownLine[] {
  return entries.map(({ id, itemId, additionalFields, quantity }) => ({
    id,
    itemId,
    additionalFields,
    quantity,
  }));
}
