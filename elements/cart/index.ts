export { CartElement } from './cart-element.ts';
export type { DrawnByPage } from './cart-page.ts';
export type { CodeContent, CodesContent } from './codes-content.ts';
export {
  CODE_NAME,
  editName,
  NOTE_NAME,
  quantityName,
  type CartContent,
  type LineContent,
  type UndoContent,
} from './content.ts';
export type { FreeShippingContent } from './free-shipping.ts';
export type { CartActions } from './model.ts';
export type { NoteContent } from './note-content.ts';
