import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Collects what the browser complains about, but for its remark that a page was answered with a mistake. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const isAnswer =
      message.text().startsWith('Failed to load resource') && message.location().url === page.url();
    if (!isAnswer && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Only violations are gathered in full; everything is still examined. */
const OPTIONS: RunOptions = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };

/** The pill's spoken label writes the number in words, also where it shows a digit: "One item in cart" for "1 item". */
const DECIDED = 'label-content-name-mismatch: [["cart-pill","a[part=\\"link\\"]"]]';

interface AuditedWindow {
  readonly axe?: { readonly run: (options: RunOptions) => Promise<AxeResults> };
}

/** What axe finds, as `rule: where`, but for what was decided otherwise. */
export async function barriersIn(page: Page): Promise<string[]> {
  const isAxeThere = await page.evaluate(() => 'axe' in window);
  if (!isAxeThere) await page.evaluate(AXE);
  // Told apart in the page: the whole answer is long, and mostly about what is well.
  const barriers = await page.evaluate(async (options) => {
    const { violations } = await (window as AuditedWindow).axe!.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${JSON.stringify(target)}`),
    );
  }, OPTIONS);
  return barriers.filter((barrier) => barrier !== DECIDED);
}

/** How far the page can be scrolled sideways, in CSS pixels; runs in the page. */
export const sidewaysScroll = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
