// Generated from tags.json by `npm run generate`.
import { GalleryBlockElement } from '../../elements/gallery-block/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<gallery-block>`. Source: docs/behaviour/elements.md §8.5. */
export const GalleryBlock: TagComponent<'gallery-block'> = /* @__PURE__ */ createComponent(
  'gallery-block',
  GalleryBlockElement,
);
