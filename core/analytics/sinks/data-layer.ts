import { schemaNameOf } from './newer-tracker.ts';
import type { AnalyticsSink } from './analytics-sink.ts';
import { storefrontFields } from './storefront-fields.ts';

/**
 * Creates a sink that pushes events onto a list of the page, for tag managers.
 * @param getList returns the current list, such as `() => (window.dataLayer ??= [])`
 * @returns a third-party sink
 * Source: docs/behaviour/analytics.md §11
 */
export function createDataLayerSink(getList: () => { push(entry: object): unknown }): AnalyticsSink {
  return {
    name: 'data-layer',
    isThirdParty: true,
    record(event, page) {
      getList().push({ event: schemaNameOf(event), event_id: event.id, ...storefrontFields(event, page) });
    },
  };
}
