export type {
  AskingMember,
  KnownMember,
  MemberActions,
  MemberContent,
  TypedMember,
} from './member-content.ts';
export { MemberElement } from './member-element.ts';
export { welcomeText } from './welcome-text.ts';
