import { shelf, type Report } from '../../core/shared/index.ts';

/**
 * Reports trouble with a node, once for all calls and copies of the script: markup is read again and again.
 * @param node where the trouble is
 * @param report hears of it
 * @param error what was caught
 * @param context where it happened, for the report
 * Source: docs/behaviour/printed-markup.md §1.4
 */
export function reportOnce(node: Element, report: Report, error: unknown, context: string): void {
  const told = shelf('enhance-told', () => new WeakSet<Element>());
  if (told.has(node)) return;
  told.add(node);
  report(error, context);
}
