import { MemberElement } from '../members/index.ts';

/**
 * Logs members in and out, with its own form or the author's `<form>` inside.
 * Source: docs/behaviour/account.md §8
 * @tag member-login
 * @fires store-member-change - after a member logged in or out with this tag
 * @cssstate logged-in - the visitor is a member
 * @cssstate logged-out - the visitor is not logged in
 * @cssstate submitting - the form is being sent
 * @cssstate invalid - the last attempt was refused
 */
export class MemberLoginElement extends MemberElement {
  constructor() {
    super('login');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'member-login': MemberLoginElement;
  }
}
