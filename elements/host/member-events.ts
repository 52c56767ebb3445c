import { StoreEvent } from '../../core/shared/index.ts';

/** Details of a change of the visitor's login. */
export interface MemberDetail {
  readonly isLoggedIn: boolean;
  /** Null without a login, or when the store has not sent it. */
  readonly siteUserId: string | null;
}

/** After the visitor has logged in or out through a tag. Source: docs/behaviour/elements.md §5.1. */
export class StoreMemberChangeEvent extends StoreEvent<MemberDetail> {
  declare readonly isLoggedIn: boolean;
  declare readonly siteUserId: string | null;

  constructor(detail: MemberDetail) {
    super('store-member-change', detail, false);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-member-change': StoreMemberChangeEvent;
  }
}
