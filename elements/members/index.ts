export { memberAttributes } from './attributes.ts';
export type {
  AskingMember,
  KnownMember,
  MemberActions,
  MemberContent,
  MemberKind,
  TypedMember,
} from './member-content.ts';
export { MemberElement } from './member-element.ts';
export { MemberModel } from './member-model.ts';
export { memberStyles } from './member-styles.ts';
export { welcomeText } from './welcome-text.ts';
