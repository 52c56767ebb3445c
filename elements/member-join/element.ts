import { MemberElement } from '../parts/member/member-element.ts';

/**
 * Makes an account for a visitor, and logs them in.
 * Source: docs/behaviour/account.md §8
 * @tag member-join
 * @fires store-member-change - after somebody has logged in or out with it
 * @cssstate logged-in - the visitor is a member
 * @cssstate logged-out - nobody is logged in
 * @cssstate submitting - under way
 * @cssstate invalid - the last try was refused
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
