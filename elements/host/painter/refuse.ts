/**
 * Refuses what the painter cannot draw as React would: hooks, classes and contexts, and properties that would be lost.
 * @param what the property or kind of node
 * @throws Error always
 * Source: docs/behaviour/elements.md §3
 */
export function refuse(what: string): never {
  throw new Error(`A face cannot use "${what}": only React can draw it.`);
}
