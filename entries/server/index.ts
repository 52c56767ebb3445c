export { openProduct } from './open-product.ts';
export {
  renderElement,
  renderToHTML,
  styleSheets,
  type PrintedProps,
  type RenderedElement,
  type RenderOptions,
  type TagName,
} from './render-to-html.ts';
export type { FormTarget } from './drawing-html.ts';
