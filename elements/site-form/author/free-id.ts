import { membersOf } from '../../../core/shared/index.ts';

/**
 * Finds an id that is free in the page: it may contain a form twice.
 * @param form the author's form
 * @param preferred the preferred id
 */
export function freeId(form: HTMLFormElement, preferred: string): string {
  const root = membersOf(form).getRootNode();
  const isTaken = (id: string) =>
    (root instanceof Document || root instanceof ShadowRoot) && root.getElementById(id) !== null;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? preferred : `${preferred}-${number}`;
    if (!isTaken(id)) return id;
  }
}
