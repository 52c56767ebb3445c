import { MemberElement } from '../parts/member/member-element.ts';

/**
 * Logs a visitor in, and out again.
 * Source: docs/behaviour/account.md §8
 * @tag member-login
 * @fires store-member-change - after somebody has logged in or out with it
 * @cssstate logged-in - the visitor is a member
 * @cssstate logged-out - nobody is logged in
 * @cssstate submitting - under way
 * @cssstate invalid - the last try was refused
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
