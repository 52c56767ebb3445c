// Generated from tags.json by `npm run generate`.
import { PopupOverlayElement } from '../../elements/popup-overlay/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<popup-overlay>`. Source: docs/behaviour/elements.md §8.5. */
export const PopupOverlay: TagComponent<'popup-overlay'> = /* @__PURE__ */ createComponent(
  'popup-overlay',
  PopupOverlayElement,
);
