export type { PageItem, With, WrittenItem } from './page-item.ts';
export type { Picture } from './picture.ts';
export { whereaboutsOf } from './whereabouts-of.ts';
