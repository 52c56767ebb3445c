import { StoreEvent } from '../../shared/index.ts';

/** Whose preferences have changed. */
export interface PreferencesDetail {
  readonly namespace: string;
}

/** Asks whoever shows preferences to read them again, after they were saved, or saved in vain. Source: docs/behaviour/owner.md §3.3 */
export class StorePreferencesChangeEvent extends StoreEvent<PreferencesDetail> {
  declare readonly namespace: string;

  constructor(detail: PreferencesDetail) {
    super('store-preferences-change', detail, false);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-preferences-change': StorePreferencesChangeEvent;
  }
}
