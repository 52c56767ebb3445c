import { MemberElement } from '../members/index.ts';

/**
 * Creates an account and logs its member in, with its own form or the author's `<form>` inside.
 * Source: docs/behaviour/account.md §8
 * @tag member-join
 * @fires store-member-change - after a member logged in or out with this tag
 * @cssstate logged-in - the visitor is a member
 * @cssstate logged-out - the visitor is not logged in
 * @cssstate submitting - the form is being sent
 * @cssstate invalid - the last attempt was refused
 */
export class MemberJoinElement extends MemberElement {
  constructor() {
    super('join');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'member-join': MemberJoinElement;
  }
}
