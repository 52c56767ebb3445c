import { warnAuthor } from '../host/index.ts';

/**
 * Warns the author of a form without the controls that its tag needs.
 * @param tag the tag around the form
 * @param names the names of the missing controls, at least one
 * Source: docs/behaviour/account.md §8.4
 */
export function warnOfMissing(tag: Element, names: readonly string[]): void {
  const controls = names.map((name) => `no enabled <input name="${name}">`).join(' and ');
  const them = names.length > 1 ? 'them' : 'it';
  const sentence = `the form inside has ${controls}, so the browser sends it as if the tag were not there. Write ${them}.`;
  warnAuthor(tag, { about: 'markup', sentences: [sentence] });
}
