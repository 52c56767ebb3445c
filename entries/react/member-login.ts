// Generated from tags.json by `npm run generate`.
import { MemberLoginElement } from '../../elements/member-login/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<member-login>`. Source: docs/behaviour/elements.md §8.5. */
export const MemberLogin: TagComponent<'member-login'> = /* @__PURE__ */ createComponent(
  'member-login',
  MemberLoginElement,
);
