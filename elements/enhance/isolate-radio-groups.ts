import { COPY_ID } from '../../core/shared/index.ts';
import { PRINTED } from './parts/index.ts';

const NAMED = 'input[type=radio],[id^="variant-option-"]';

/** Name or id → the printed variants that use it; null stands for the rest of the page. */
type Users = Map<string, Set<Element | null>>;

const known = new WeakMap<Node, Users>();

let groupCount = 0;

/**
 * Gives the radio buttons of each card a group of their own. They are printed with the same names and ids for every
 * product with an option of that name, so that one choice would undo another, and a label would choose in another card.
 * @param variants the printed variants
 * @param radios their radio buttons
 * @returns the variants that shared a group with these: the browser may have unchecked their choice
 * Source: docs/behaviour/printed-markup.md §3.1
 */
export function isolateRadioGroups(
  variants: HTMLElement,
  radios: readonly HTMLInputElement[],
): readonly Element[] {
  const users = usersIn(variants.getRootNode());
  const sets = [...new Set(radios.flatMap(keysOf))].flatMap((key) => users.get(key) ?? []);
  if (sets.every((set) => set.size === 1 && set.has(variants))) return [];
  // Only a checked radio button unchecks those of the others.
  const others = new Set(radios.some(({ checked }) => checked) ? sets.flatMap((set) => [...set]) : []);
  const suffix = `-${COPY_ID}-${++groupCount}`;
  for (const radio of radios) rename(variants, radio, suffix);
  for (const set of sets) set.delete(variants);
  others.delete(variants);
  return [...others].filter((other) => other !== null);
}

function rename(variants: HTMLElement, radio: HTMLInputElement, suffix: string): void {
  const { id } = radio;
  // A radio button that changes its group keeps its state.
  radio.name += suffix;
  if (id === '') return;
  const labels = variants.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(id)}"]`);
  radio.id += suffix;
  for (const label of labels) label.htmlFor = radio.id;
}

/** Indexes a whole page once for all cards that are added together. */
function usersIn(root: Node): Users {
  const present = known.get(root);
  if (present) return present;
  const users: Users = new Map();
  for (const element of (root as Element).querySelectorAll(NAMED)) {
    const user = element.closest(PRINTED.variants);
    for (const key of keysOf(element as HTMLInputElement)) {
      const set = users.get(key) ?? new Set();
      users.set(key, set.add(user));
    }
  }
  known.set(root, users);
  queueMicrotask(() => known.delete(root));
  return users;
}

function keysOf({ id, name }: Pick<HTMLInputElement, 'id' | 'name'>): readonly string[] {
  return [...(id ? [`id ${id}`] : []), ...(name ? [`name ${name}`] : [])];
}
