/**
 * Defines the form tag. Parts import no tag: the definitions of tags that open a form set its loader.
 * Source: docs/behaviour/elements.md §8.1
 */
export const formTag = { load: (): Promise<unknown> => Promise.resolve() };
