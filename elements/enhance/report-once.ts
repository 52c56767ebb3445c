import { shelf, type Report } from '../../core/shared/index.ts';

/**
 * Reports an error about a node once, for all calls and copies of the script: markup is read again and again.
 * @param node the node at fault
 * @param report receives the error
 * @param error what was caught
 * @param context where it happened
 * Source: docs/behaviour/printed-markup.md §1.4
 */
export function reportOnce(node: Element, report: Report, error: unknown, context: string): void {
  const reported = shelf('enhance-reported', () => new WeakSet<Element>());
  if (reported.has(node)) return;
  reported.add(node);
  report(error, context);
}
