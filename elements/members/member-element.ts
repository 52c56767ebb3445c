import { LightElement, viewOf } from '../host/index.ts';
import { memberAttributes } from './attributes.ts';
import { createMemberModel, followMember } from './follow-member.ts';
import type { MemberKind } from './member-content.ts';
import type { MemberModel } from './member-model.ts';
import { memberStyles } from './member-styles.ts';

/** A tag for members: both tags render the same form, with one view. Source: docs/behaviour/account.md §8 */
export abstract class MemberElement extends LightElement {
  static override readonly drawing = viewOf(() => import('./view/member-view.tsx'));
  static override readonly styles = [memberStyles];
  static override readonly properties = memberAttributes;

  /** The URL to open after a login. Without it, the tag shows a message. */
  declare successUrl: string;

  readonly #model: MemberModel;

  /**
   * Creates the class of a tag for members.
   * @param kind login or join
   */
  constructor(kind: MemberKind) {
    super();
    this.#model = this.show(MemberElement.drawing, createMemberModel(this, kind));
  }

  protected override onConnected(): void {
    followMember(this, this.#model, this.listen, this.life);
  }

  protected override changed(): void {
    this.#model.show();
  }
}
