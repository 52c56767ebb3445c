export { fieldMaker, type FormField, type MakeField, type Problems } from './form-fields.ts';
export { cursorOf, pageUrls } from './list-pages.ts';
export {
  type ListPage,
  type ListQuery,
  listQuery,
  listQueryOf,
  listUrl,
  type NumberedPages,
  numberedPages,
  pagesBeside,
  searchOf,
} from './list-query.ts';
export { ownerFrameOf } from './owner-frame.ts';
export { type OwnerPage, ownerPage, ownerPageRoutes } from './owner-page.ts';
export { tableOf } from './table-of.ts';
