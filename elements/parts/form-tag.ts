/**
 * Defines the tag of forms. Parts know no tag: the definitions of those that open a form hand over what fetches it.
 * Source: docs/behaviour/elements.md §8.1
 */
export const formTag = { load: (): Promise<unknown> => Promise.resolve() };
