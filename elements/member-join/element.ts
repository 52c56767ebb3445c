import { StoreElement } from '../host/index.ts';
import {
  createMemberModel,
  followMember,
  memberAttributes,
  memberDrawing,
} from '../parts/member/follow-member.ts';
import { memberStyles } from '../parts/member/member-styles.ts';

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
export class MemberJoinElement extends StoreElement {
  static override readonly drawing = memberDrawing;
  static override readonly isLight = true;
  static override readonly styles = [memberStyles];
  static override readonly properties = memberAttributes;

  /** The page that follows a login; without one the tag says that it was done. */
  declare successUrl: string;

  readonly #model = this.show(MemberJoinElement.drawing, createMemberModel(this, 'join'));

  protected override arrived(): void {
    followMember(this, this.#model, this.listen, this.life);
  }

  protected override changed(): void {
    this.#model.show();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'member-join': MemberJoinElement;
  }
}
