import { Ledger, type Bounds } from './ledger.ts';
import { OWN, type Step } from './steps.ts';
import {
  SETTLE_LIMIT_MS,
  type Shown,
  type ShownLine,
  type Stage,
  type Tab,
  type ReportedAction,
} from './tab.ts';

/** The state of a running visit. */
interface Visit {
  readonly stage: Stage;
  readonly pressed: Ledger;
  readonly own: Ledger;
}

/**
 * Runs a schedule, waits until it is idle, and compares the result.
 * @param stage where it runs
 * @param steps of the schedule
 * @returns the differences; empty if there are none
 */
export async function play(stage: Stage, steps: readonly Step[]): Promise<readonly string[]> {
  await stage.isUp();
  await stage.arrive();
  const { tabs } = stage;
  const visit = { stage, pressed: new Ledger(stage), own: new Ledger(stage) };
  for (const step of steps) await take(visit, step);
  await stage.isUp();
  for (const tab of tabs) await tab.disarm();
  for (const tab of tabs) await tab.settled();
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
    await tab.reload();
  } else if (step.type === 'blind') await tab.arm('GET', step.faults);
  else {
    if (step.fault !== null) await tab.arm('write', [step.fault]);
    await tab.start(step.act);
    if (step.isAwaited) await tab.settled();
  }
}

/** Records the reported results of a tab that is about to close. */
async function account({ pressed, own }: Visit, index: number, tab: Tab): Promise<void> {
  for (const item of await tab.reported()) {
    if (item.act.type === 'press') pressed.added(index, item);
    else if (isOwn(item)) enterOwn(own, index, item);
  }
  pressed.reloaded(index);
  own.reloaded(index);
}

function isOwn({ act }: ReportedAction): boolean {
  return 'request' in act && act.request.additionalFields === OWN.additionalFields;
}

function enterOwn(own: Ledger, tab: number, item: ReportedAction): void {
  if (item.act.type === 'add') own.added(tab, item);
  else own.set(tab, item);
}

/** Waits until each tab agrees with the store and is idle; then compares that with the reported results. */
async function compare({ stage, pressed, own }: Visit): Promise<readonly string[]> {
  const { lines, shown } = await lookUntilSame(stage);
  const problems = shown.flatMap((one) => [
    ...(isSame(one.lines, lines)
      ? []
      : [`a tab shows ${textOf(one.lines)}, the store holds ${textOf(lines)}`]),
    ...one.busy.map((name) => `still busy: ${name}`),
  ]);
  for (const [index, { count }] of shown.entries()) if (count > 0) await stage.tabs[index]!.showsCount(count);
  const check = (what: string, itemId: string, { least, most }: Bounds) => {
    const line = lines.find((one) => one.itemId === itemId && one.additionalFields === '');
    const count = line?.quantity ?? 0;
    if (count < least || count > most)
      problems.push(`${what}: the store counts ${count}, reported ${least}–${most}`);
  };
  check('pressed', 'mug', pressed.bounds);
  check('own', OWN.itemId, own.bounds);
  return problems;
}

async function lookUntilSame({ tabs, held }: Stage): Promise<{
  readonly lines: readonly ShownLine[];
  readonly shown: readonly Shown[];
}> {
  const deadline = Date.now() + SETTLE_LIMIT_MS;
  for (;;) {
    // Each time: the store may still process a request that the page has aborted.
    const lines = await held();
    const shown = await Promise.all(tabs.map((tab) => tab.look()));
    const isQuiet = shown.every((one) => one.isReady && one.busy.length === 0 && isSame(one.lines, lines));
    if (isQuiet || Date.now() > deadline) return { lines, shown };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textOf(lines: readonly ShownLine[]): string {
  return `[${lines.map(({ itemId, additionalFields, quantity }) => `${quantity} ${itemId}${additionalFields}`).join(', ')}]`;
}
