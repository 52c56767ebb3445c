import fc from 'fast-check';
import type { BrowserContext, Page } from 'playwright-core';
import { spokenCount, type AddRequest } from '../../../core/cart/index.ts';
import { Ledger, type Bounds } from './ledger.ts';
import type { Act, SchedulePage, ShownLine, Told } from './page.ts';
import { openTab, TABS, type Stage } from './stage.ts';

const PRINT = { itemId: 'print', sku: null, quantity: 1, additionalFields: '' };
/** Three lines: one that is only ever pressed, one that the first tab does everything with, and one for all. */
const OWN = PRINT;
const SHARED = { ...PRINT, additionalFields: '{"for":"all"}' };

/** The first ones more often than the others: they lose an answer, or refuse before the store has looked. */
const FAULTS = [
  ...['commit-then-drop', 'commit-then-drop', 'commit-then-drop', '429;retry-after=3', 'crumb'],
  ...['commit-then-drop', '429;retry-after=3', 'crumb', '500', 'drop', 'html', 'truncate', 'empty'],
];
/** Longer than these pages wait. */
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
  /** The next readings of a tab go wrong. */
  | { readonly type: 'blind'; readonly tab: number; readonly fault: string; readonly times: number }
  | { readonly type: 'reload'; readonly tab: number }
  | { readonly type: 'kill' };

const SETTLE_LIMIT_MS = 15_000;

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

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 50, arbitrary: anyAct(anyTab, fc.constant<Act>({ type: 'press' })) },
  { weight: 15, arbitrary: anyAct(fc.constant(0), anyChangeOf(OWN)) },
  { weight: 15, arbitrary: anyAct(anyTab, anyChangeOf(SHARED)) },
  { weight: 2, arbitrary: anyAct(fc.constant(1), fc.constant<Act>({ type: 'undo' })) },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('blind' as const),
      tab: anyTab,
      fault: anyFault,
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('reload' as const), tab: anyTab }) },
  { weight: 1, arbitrary: fc.constant<Step>({ type: 'kill' }) },
);

/**
 * What may happen between a visitor with two tabs and the store.
 * @param maxLength how many steps at most
 * @returns schedules
 */
export function schedules(maxLength: number): fc.Arbitrary<readonly Step[]> {
  return fc.array(anyStep, { minLength: 4, maxLength, size: 'max' });
}

const press = (fault: string | null): Step => ({
  type: 'do',
  tab: 0,
  act: { type: 'press' },
  fault,
  isAwaited: true,
});

/** The answer to an addition is lost, and the next press is refused before the store looks. */
export const DOUBLED_ADDS: readonly (readonly Step[])[] = ['429;retry-after=0', 'crumb'].map((refusal) => [
  press('commit-then-drop'),
  press(refusal),
  press(null),
]);

/** One visit, while it lasts. */
interface Visit {
  readonly stage: Stage;
  readonly pressed: Ledger;
  readonly own: Ledger;
}

/**
 * Plays a schedule, waits until all is quiet, and compares.
 * @param stage where
 * @param steps what happens
 * @returns what is wrong; nothing when all is well
 */
export async function play(stage: Stage, steps: readonly Step[]): Promise<readonly string[]> {
  await stage.isUp();
  await stage.arrive();
  const { tabs } = stage;
  const visit = { stage, pressed: new Ledger(), own: new Ledger() };
  for (const step of steps) await take(visit, step);
  await stage.isUp();
  for (const tab of tabs) {
    await tab.evaluate(() => {
      window.schedule.disarm();
    });
  }
  for (const tab of tabs) await settle(tab);
  for (const [index, tab] of tabs.entries()) await account(visit, index, tab);
  return compare(visit);
}

async function take(visit: Visit, step: Step): Promise<void> {
  const { stage } = visit;
  if (step.type === 'kill') {
    void stage.kill();
    return;
  }
  const tab = stage.tabs[step.tab]!;
  if (step.type === 'reload') {
    await account(visit, step.tab, tab);
    await openTab(tab);
  } else if (step.type === 'blind') {
    await tab.evaluate(({ fault, times }) => {
      for (let time = 0; time < times; time += 1) window.schedule.arm('GET', fault);
    }, step);
  } else {
    if (step.fault !== null) {
      await tab.evaluate((fault) => {
        window.schedule.arm('write', fault);
      }, step.fault);
    }
    await act(tab, step.act);
    if (step.isAwaited) await settle(tab);
  }
}

async function act(tab: Page, what: Act): Promise<void> {
  if (what.type !== 'press') await tab.evaluate((one) => window.schedule.start(one), what);
  // Waits until "Adding…" has passed, during which a press is the second of two in a row, and ignored.
  else await tab.locator('store-add-to-cart').getByRole('button', { name: /^Add/ }).click();
}

async function settle(tab: Page): Promise<void> {
  await tab.evaluate(
    (limitMs) =>
      Promise.race([
        window.schedule.settled(),
        new Promise((_, reject) => {
          setInterval(() => {
            reject(new Error('never settled'));
          }, limitMs);
        }),
      ]),
    SETTLE_LIMIT_MS,
  );
}

/** Enters what the visitor was told in a tab that ends now. */
async function account({ pressed, own }: Visit, index: number, tab: Page): Promise<void> {
  const told = await tab.evaluate(() => window.schedule.told());
  for (const item of told) {
    if (item.act.type === 'press') pressed.added(index, item);
    else if (isOwn(item)) enterOwn(own, index, item);
  }
  pressed.reloaded(index);
  own.reloaded(index);
}

function isOwn({ act }: Told): boolean {
  return 'request' in act && act.request.additionalFields === OWN.additionalFields;
}

function enterOwn(own: Ledger, tab: number, item: Told): void {
  if (item.act.type === 'add') own.added(tab, item);
  else own.set(tab, item);
}

/** Waits until each tab shows what the store holds; then compares that with what was told. */
async function compare({ stage, pressed, own }: Visit): Promise<readonly string[]> {
  const { lines, shown } = await lookUntilSame(stage);
  const problems = shown
    .filter((one) => !isSame(one.lines, lines))
    .map((one) => `a tab shows ${textOf(one.lines)}, the store holds ${textOf(lines)}`);
  for (const [index, { count }] of shown.entries()) {
    const name = new RegExp(`^${spokenCount(count)}`);
    if (count > 0) await stage.tabs[index]!.getByRole('link', { name }).waitFor();
  }
  const check = (what: string, itemId: string, { least, most }: Bounds) => {
    const line = lines.find((one) => one.itemId === itemId && one.additionalFields === '');
    const count = line?.quantity ?? 0;
    if (count < least || count > most)
      problems.push(`${what}: the store counts ${count}, told ${least}–${most}`);
  };
  check('pressed', 'mug', pressed.bounds);
  check('own', OWN.itemId, own.bounds);
  return problems;
}

type Shown = ReturnType<SchedulePage['shown']>;

async function lookUntilSame({ context, tabs }: Stage) {
  const deadline = Date.now() + SETTLE_LIMIT_MS;
  for (;;) {
    // Each time: the store may still be at work on what the page has given up.
    const lines = await readStore(context);
    const shown = await Promise.all(tabs.map(look));
    const isQuiet = shown.every((one) => one.isReady && isSame(one.lines, lines));
    if (isQuiet || Date.now() > deadline) return { lines, shown };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function look(tab: Page): Promise<Shown> {
  return tab.evaluate(() => {
    // As a browser says when the network is there again; heard only after a look that failed.
    window.schedule.recover();
    return window.schedule.shown();
  });
}

async function readStore(context: BrowserContext): Promise<readonly ShownLine[]> {
  // A connection may have died with the store.
  const response = await context.request.get('/api/commerce/shopping-cart', { maxRetries: 3 });
  const { entries } = (await response.json()) as { readonly entries: readonly ShownLine[] };
  return entries.map(({ id, itemId, additionalFields, quantity }) => ({
    id,
    itemId,
    additionalFields,
    quantity,
  }));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textOf(lines: readonly ShownLine[]): string {
  return `[${lines.map(({ itemId, additionalFields, quantity }) => `${quantity} ${itemId}${additionalFields}`).join(', ')}]`;
}
