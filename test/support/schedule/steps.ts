import fc from 'fast-check';
import type { AddRequest } from '../../../core/cart/index.ts';
import { TABS, type Act } from './tab.ts';

const PRINT = { itemId: 'print', sku: null, quantity: 1, additionalFields: '' };

/** The line that the first tab changes in all ways. */
export const OWN = PRINT;
const SHARED = { ...PRINT, additionalFields: '{"for":"all"}' };

/** Responses of a proxy, a session check or a firewall instead of the store's. */
const REFUSALS = [
  ...['401', '403', '404', 'crumb', 'redirect', 'html', 'empty', 'truncate'],
  ...['page=200', 'page=403', 'page=404', 'page=502', '503'],
];
/** The first ones are more frequent: they lose a response, or refuse a request before the store receives it. */
const FAULTS = [
  ...['commit-then-drop', 'commit-then-drop', 'commit-then-drop', '429;retry-after=3', 'crumb'],
  ...['commit-then-drop', '429;retry-after=3', 'crumb', '500', 'drop', 'commit-then-page=502'],
  ...REFUSALS,
];
/** Longer than the time limit of these tabs. */
const TIME_OUT = 'slow=1500';

/** One step of a schedule. */
export type Step =
  | {
      readonly type: 'do';
      readonly tab: number;
      readonly act: Act;
      /** The fault of this tab's next change; null for none. */
      readonly fault: string | null;
      /** Whether the visitor waits for the end. */
      readonly isAwaited: boolean;
    }
  /** Faults of the next reads of a tab. */
  | { readonly type: 'blind'; readonly tab: number; readonly faults: readonly string[] }
  | { readonly type: 'reload'; readonly tab: number }
  | { readonly type: 'kill' };

const anyTab = fc.nat(TABS - 1);
const anyFault = fc.constantFrom(...FAULTS);
const anyChangeOf = (request: AddRequest): fc.Arbitrary<Act> =>
  fc.oneof(
    fc.constant<Act>({ type: 'add', request }),
    fc.integer({ min: 1, max: 9 }).map((quantity): Act => ({ type: 'set', request, quantity })),
    fc.constant<Act>({ type: 'remove', request }),
  );
const anyAct = (tab: fc.Arbitrary<number>, act: fc.Arbitrary<Act>): fc.Arbitrary<Step> =>
  fc.record({
    type: fc.constant('do' as const),
    tab,
    act,
    fault: fc.oneof(
      { weight: 20, arbitrary: fc.constant(null) },
      { weight: 40, arbitrary: anyFault },
      { weight: 1, arbitrary: fc.constant(TIME_OUT) },
    ),
    isAwaited: fc.oneof(
      { weight: 6, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  });

const STEPS = [
  { weight: 50, arbitrary: anyAct(anyTab, fc.constant<Act>({ type: 'press' })) },
  { weight: 15, arbitrary: anyAct(fc.constant(0), anyChangeOf(OWN)) },
  { weight: 15, arbitrary: anyAct(anyTab, anyChangeOf(SHARED)) },
  { weight: 2, arbitrary: anyAct(fc.constant(1), fc.constant<Act>({ type: 'undo' })) },
  {
    weight: 20,
    arbitrary: fc.record({
      type: fc.constant('blind' as const),
      tab: anyTab,
      faults: fc.array(anyFault, { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('reload' as const), tab: anyTab }) },
];
/** A restart takes seconds. */
const KILL = { weight: 1, arbitrary: fc.constant<Step>({ type: 'kill' }) };

/**
 * Generates schedules for a visitor with two tabs and the store.
 * @param maxLength the maximum number of steps
 * @param hasKills whether the store is killed
 * @returns schedules
 */
export function schedules(maxLength: number, hasKills: boolean): fc.Arbitrary<readonly Step[]> {
  const anyStep: fc.Arbitrary<Step> = fc.oneof(...STEPS, ...(hasKills ? [KILL] : []));
  return fc.array(anyStep, { minLength: 4, maxLength, size: 'max' });
}

const press = (fault: string | null, isAwaited = true): Step => ({
  ...{ type: 'do', tab: 0, act: { type: 'press' } as const },
  ...{ fault, isAwaited },
});
const blind = (...faults: readonly string[]): Step => ({ type: 'blind', tab: 0, faults });

/** Each once doubled an addition: its response is lost, and the next request is refused before the store receives it. */
export const DOUBLED_ADDS: readonly (readonly Step[])[] = [
  ...['429;retry-after=0', 'crumb'].map((refusal) => [
    press('commit-then-drop'),
    press(refusal),
    press(null),
  ]),
  // The read that checks for it fails, and the read before the next click is refused.
  ...['401', '403', '404', 'crumb', 'page=403', 'page=404'].map((refusal) => [
    press(null),
    blind('html', refusal, refusal, refusal),
    press('commit-then-drop'),
    press(null),
  ]),
];
