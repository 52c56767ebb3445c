import type { AddRequest } from '../../../core/cart/index.ts';

/** The actions on the cart. */
export type Act =
  | { readonly type: 'press' }
  | { readonly type: 'add'; readonly request: AddRequest }
  | { readonly type: 'set'; readonly request: AddRequest; readonly quantity: number }
  | { readonly type: 'remove'; readonly request: AddRequest }
  | { readonly type: 'undo' };

/** One action of the visitor, and its reported result. */
export interface ReportedAction {
  readonly act: Act;
  /** The kind of the failure; null after success, undefined while pending. */
  readonly failure: string | null | undefined;
  /** The line's quantity after success; null for a removed line. */
  readonly quantity: number | null;
}

/** The part of a cart line that schedules compare. */
export interface ShownLine {
  readonly id: string;
  readonly itemId: string;
  readonly additionalFields: string;
  readonly quantity: number;
}

/** The displayed state of a tab. */
export interface Shown {
  readonly isReady: boolean;
  readonly lines: readonly ShownLine[];
  readonly count: number;
  /** The names of controls with a pending action. */
  readonly busy: readonly string[];
}

/** The kind of requests that a fault affects. */
export type FaultyMethod = 'GET' | 'write';

/** One tab of the visitor. */
export interface Tab {
  /** Starts an action without waiting for its end; a click waits until the button is enabled. */
  readonly start: (act: Act) => Promise<void>;
  /** Waits until every action has ended; rejects after a time limit. */
  readonly settled: () => Promise<void>;
  /** All reported results since the page was loaded, in order, and then the pending actions. */
  readonly reported: () => Promise<readonly ReportedAction[]>;
  /** Injects faults into the next requests of this method, one each. */
  readonly arm: (method: FaultyMethod, faults: readonly string[]) => Promise<void>;
  readonly disarm: () => Promise<void>;
  /** Reads again if the last read failed or was refused, as a page does that is online or visible again. */
  readonly look: () => Promise<Shown>;
  readonly reload: () => Promise<void>;
  /** Waits until the number of pieces is shown. */
  readonly showsCount: (count: number) => Promise<void>;
}

/** The environment of schedules: a visitor with two tabs, and a store that can be killed. */
export interface Stage {
  readonly tabs: readonly Tab[];
  /** Whether the backend knows idempotency keys; true by default. */
  readonly hasKeys?: boolean;
  /** Loads both tabs for a new visitor. */
  readonly arrive: () => Promise<void>;
  /** The visitor's cart in the store. */
  readonly held: () => Promise<readonly ShownLine[]>;
  /** Kills and restarts the store; resolves when it is ready. */
  readonly kill: () => Promise<void>;
  /** Resolves when the store is ready. */
  readonly isUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How many tabs the visitor has. */
export const TABS = 2;

/** The time limit for all actions to end. */
export const SETTLE_LIMIT_MS = 120_000;

/** The speed-up of time in these tabs, which shortens cooldowns; time-outs stay long enough for a busy store. */
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
