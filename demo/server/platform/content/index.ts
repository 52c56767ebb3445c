export type { PageItem, Picture, With, WrittenItem } from './page-item.ts';
export { whereaboutsOf } from './whereabouts-of.ts';
