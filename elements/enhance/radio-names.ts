import { COPY_ID } from '../../core/shared/index.ts';
import { PRINTED } from './printed-parts.ts';

const NAMED = 'input[type=radio],[id^="variant-option-"]';

/** Which printed variants use a name or an id; null stands for the rest of the page. */
type Users = Map<string, Set<Element | null>>;

const known = new WeakMap<Node, Users>();

let groupCount = 0;

/**
 * Keeps the radio buttons of several cards apart. They are printed with the same names and ids for every product with
 * an option of that name: one choice would undo the other, and a label would choose in another card.
 * @param variants the printed variants
 * @param radios their radio buttons
 * @returns the variants that shared a group with these: the browser may have taken their choice away
 * Source: docs/behaviour/printed-markup.md §3.1
 */
export function keepRadiosApart(
  variants: HTMLElement,
  radios: readonly HTMLInputElement[],
): readonly Element[] {
  const users = usersIn(variants.getRootNode());
  const sets = [...new Set(radios.flatMap(keysOf))].flatMap((key) => users.get(key) ?? []);
  if (sets.every((set) => set.size === 1 && set.has(variants))) return [];
  // Only one that is checked takes the choice of the others away.
  const others = new Set(radios.some(({ checked }) => checked) ? sets.flatMap((set) => [...set]) : []);
  const suffix = `-${COPY_ID}-${++groupCount}`;
  for (const radio of radios) rename(variants, radio, suffix);
  for (const set of sets) set.delete(variants);
  others.delete(variants);
  return [...others].filter((other) => other !== null);
}

function rename(variants: HTMLElement, radio: HTMLInputElement, suffix: string): void {
  const { id } = radio;
  // What was chosen before stays chosen: a radio button that changes its group keeps its state.
  radio.name += suffix;
  if (id === '') return;
  const labels = variants.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(id)}"]`);
  radio.id += suffix;
  for (const label of labels) label.htmlFor = radio.id;
}

/** Reads the names of a whole page once for all cards that come at the same time. */
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
