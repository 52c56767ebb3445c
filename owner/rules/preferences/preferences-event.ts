import { StoreEvent } from '../../../core/shared/index.ts';

/** The namespace of changed preferences. */
export interface PreferencesDetail {
  readonly namespace: string;
}

/** Asks views of preferences to read them again, after a save or a failed save. Source: docs/behaviour/owner.md §3.3 */
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
