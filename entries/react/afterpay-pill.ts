// Generated from tags.json by `npm run generate`.
import { AfterpayPillElement } from '../../elements/afterpay-pill/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<afterpay-pill>`. Source: docs/behaviour/elements.md §8.5. */
export const AfterpayPill: TagComponent<'afterpay-pill'> = /* @__PURE__ */ createComponent(
  'afterpay-pill',
  AfterpayPillElement,
);
