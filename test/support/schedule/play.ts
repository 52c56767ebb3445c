import fc from 'fast-check';
import type { BrowserContext, Page } from 'playwright-core';
import { spokenCount } from '../../../core/cart/index.ts';
import { Ledger } from './ledger.ts';
import type { Act, ShownLine, Told } from './page.ts';
import { openTab, TABS, type Stage } from './stage.ts';

const PRINT = { itemId: 'print', sku: null, quantity: 1, additionalFields: '' };
/** Three lines: one that is only ever pressed, one that the first tab does everything with, and one for all. */
const OWN = PRINT;
const SHARED = { ...PRINT, additionalFields: '{"for":"all"}' };

const FAULTS = [
  '429;retry-after=3',
  '500',
  'drop',
  'commit-then-drop',
  'html',
  'crumb',
  'truncate',
  'empty',
] as const;
/** Longer than these pages wait. */
const TIME_OUT = 'slow=1500';

type Step =
  | { readonly type: 'do'; readonly tab: number; readonly act: Act }
  | { readonly type: 'fault'; readonly tab: number; readonly method: 'GET' | 'write'; readonly fault: string }
  | { readonly type: 'settle' | 'reload'; readonly tab: number }
  | { readonly type: 'kill' };

const SETTLE_LIMIT_MS = 15_000;

const anyTab = fc.nat(TABS - 1);
const anyQuantity = fc.integer({ min: 1, max: 9 });
const acts = (tab: number, act: fc.Arbitrary<Act>) => act.map((one): Step => ({ type: 'do', tab, act: one }));
const onLine = (request: typeof PRINT): fc.Arbitrary<Act> =>
  fc.oneof(
    fc.constant<Act>({ type: 'add', request }),
    anyQuantity.map((quantity): Act => ({ type: 'set', request, quantity })),
    fc.constant<Act>({ type: 'remove', request }),
  );

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 30, arbitrary: anyTab.chain((tab) => acts(tab, fc.constant({ type: 'press' }))) },
  { weight: 12, arbitrary: acts(0, onLine(OWN)) },
  { weight: 12, arbitrary: anyTab.chain((tab) => acts(tab, onLine(SHARED))) },
  { weight: 2, arbitrary: acts(1, fc.constant({ type: 'undo' })) },
  {
    weight: 36,
    arbitrary: fc.record({
      type: fc.constant('fault' as const),
      tab: anyTab,
      method: fc.constantFrom('write', 'write', 'write', 'GET'),
      fault: fc.oneof(
        { weight: 30, arbitrary: fc.constantFrom(...FAULTS) },
        { weight: 1, arbitrary: fc.constant(TIME_OUT) },
      ),
    }),
  },
  { weight: 36, arbitrary: fc.record({ type: fc.constant('settle' as const), tab: anyTab }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('reload' as const), tab: anyTab }) },
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
  if (step.type === 'kill') {
    void visit.stage.kill();
    return;
  }
  const tab = visit.stage.tabs[step.tab]!;
  switch (step.type) {
    case 'do':
      if (step.act.type === 'press') await tab.locator('store-add-to-cart').getByRole('button').click();
      else await tab.evaluate((act) => window.schedule.start(act), step.act);
      return;
    case 'fault':
      await tab.evaluate(({ method, fault }) => {
        window.schedule.arm(method, fault);
      }, step);
      return;
    case 'settle':
      await settle(tab);
      return;
    case 'reload':
      await account(visit, step.tab, tab);
      await openTab(tab);
  }
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
async function compare({ stage: { context, tabs }, pressed, own }: Visit): Promise<readonly string[]> {
  const problems: string[] = [];
  const deadline = Date.now() + SETTLE_LIMIT_MS;
  const lines = await readStore(context);
  for (const [index, tab] of tabs.entries()) {
    let shown = await look(tab);
    while ((!shown.isReady || !isSame(shown.lines, lines)) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      shown = await look(tab);
    }
    if (!isSame(shown.lines, lines))
      problems.push(`tab ${index} shows ${textOf(shown.lines)}, the store holds ${textOf(lines)}`);
    if (shown.count > 0)
      await tab.getByRole('link', { name: new RegExp(`^${spokenCount(shown.count)}`) }).waitFor();
  }
  const countOf = (itemId: string, additionalFields: string) =>
    lines
      .filter((line) => line.itemId === itemId && line.additionalFields === additionalFields)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const check = (what: string, count: number, { least, most }: { least: number; most: number }) => {
    if (count < least || count > most)
      problems.push(`${what}: the store counts ${count}, and was told ${least}–${most}`);
  };
  check('pressed', countOf('mug', ''), pressed.bounds);
  check('own', countOf(OWN.itemId, OWN.additionalFields), own.bounds);
  return problems;
}

function look(tab: Page) {
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
