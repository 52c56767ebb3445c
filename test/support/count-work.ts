type Method = (this: unknown, ...given: unknown[]) => unknown;

/** Members that read one node, or all nodes that they return. */
const LOOKS: readonly (readonly [object, readonly string[]])[] = [
  [Element.prototype, ['querySelector', 'querySelectorAll', 'closest', 'matches', 'getElementsByTagName']],
  [Document.prototype, ['querySelector', 'querySelectorAll', 'getElementById']],
  [DocumentFragment.prototype, ['querySelector', 'querySelectorAll']],
  [Node.prototype, ['contains', 'compareDocumentPosition']],
];
/** Methods that read every element of a list. */
const WALKS = [
  'every',
  'filter',
  'find',
  'findIndex',
  'flatMap',
  'forEach',
  'includes',
  'indexOf',
  'map',
  'some',
];

/**
 * Counts the nodes and list elements that some code reads.
 * @param run the code, synchronous
 * @returns the count, to compare with that of a larger input
 */
export function countWork(run: () => void): number {
  let work = 0;
  const restores: (() => void)[] = [];
  const watch = (owner: object, name: string, cost: (subject: unknown, result: unknown) => number) => {
    const method = Reflect.get(owner, name) as Method;
    const descriptor = Object.getOwnPropertyDescriptor(owner, name)!;
    Object.defineProperty(owner, name, {
      ...descriptor,
      value(this: unknown, ...given: unknown[]) {
        const result = Reflect.apply(method, this, given);
        work += cost(this, result);
        return result;
      },
    });
    restores.push(() => Object.defineProperty(owner, name, descriptor));
  };
  for (const [owner, names] of LOOKS)
    for (const name of names) watch(owner, name, (_, result) => 1 + lengthOf(result));
  for (const name of WALKS) watch(Array.prototype, name, (list) => lengthOf(list));
  try {
    run();
  } finally {
    for (const restore of restores) restore();
  }
  return work;
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) || value instanceof NodeList || value instanceof HTMLCollection
    ? value.length
    : 0;
}
