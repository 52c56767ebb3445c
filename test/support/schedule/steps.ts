import fc from 'fast-check';
import type { AddRequest } from '../../../core/cart/index.ts';
import { TABS, type Act } from './tab.ts';

const PRINT = { itemId: 'print', sku: null, quantity: 1, additionalFields: '' };

/** A line that the first tab does everything with. */
export const OWN = PRINT;
const SHARED = { ...PRINT, additionalFields: '{"for":"all"}' };

/** What a proxy, a session check or a firewall says instead of the store. */
const REFUSALS = [
  ...['401', '403', '404', 'crumb', 'redirect', 'html', 'empty', 'truncate'],
  ...['page=200', 'page=403', 'page=404', 'page=502', '503'],
];
/** The first ones more often than the others: they lose an answer, or refuse before the store has looked. */
const FAULTS = [
  ...['commit-then-drop', 'commit-then-drop', 'commit-then-drop', '429;retry-after=3', 'crumb'],
  ...['commit-then-drop', '429;retry-after=3', 'crumb', '500', 'drop', 'commit-then-page=502'],
  ...REFUSALS,
];
/** Longer than these tabs wait. */
const TIME_OUT = 'slow=1500';

/** One thing that happens. */
export type Step =
  | {
      readonly type: 'do';
      readonly tab: number;
      readonly act: Act;
      /** What goes wrong with the next change of this tab; null for nothing. */
      readonly fault: string | null;
      /** Whether the visitor waits for the end. */
      readonly isAwaited: boolean;
    }
  /** The next reads of a tab go wrong, each in its way. */
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
/** Starting the store again takes seconds. */
const KILL = { weight: 1, arbitrary: fc.constant<Step>({ type: 'kill' }) };

/**
 * What may happen between a visitor with two tabs and the store.
 * @param maxLength how many steps at most
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

/** Each has doubled an addition: its answer is lost, and what comes next is refused before the store looks. */
export const DOUBLED_ADDS: readonly (readonly Step[])[] = [
  ...['429;retry-after=0', 'crumb'].map((refusal) => [
    press('commit-then-drop'),
    press(refusal),
    press(null),
  ]),
  // The read that looks for it fails, and the one before the next click is believed is refused.
  ...['401', '403', '404', 'crumb', 'page=403', 'page=404'].map((refusal) => [
    press(null),
    blind('html', refusal, refusal, refusal),
    press('commit-then-drop'),
    press(null),
  ]),
];
