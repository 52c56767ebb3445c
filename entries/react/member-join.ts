// Generated from tags.json by `npm run generate`.
import { MemberJoinElement } from '../../elements/member-join/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<member-join>`. Source: docs/behaviour/elements.md §8.5. */
export const MemberJoin: TagComponent<'member-join'> = /* @__PURE__ */ createComponent(
  'member-join',
  MemberJoinElement,
);
