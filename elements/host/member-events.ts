import { StoreEvent } from '../../core/shared/index.ts';

/** What a change of the visitor's login says. */
export interface MemberDetail {
  readonly isLoggedIn: boolean;
  /** Null without a login, and where the store has not said it. */
  readonly siteUserId: string | null;
}

/** After somebody has logged in or out with a tag. Source: docs/behaviour/elements.md §5.1. */
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
