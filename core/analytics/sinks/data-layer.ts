import { schemaNameOf } from './newer-tracker.ts';
import type { AnalyticsSink } from './analytics-sink.ts';
import { storefrontFields } from './storefront-fields.ts';

/**
 * Makes a sink that pushes events onto a list of the page, as tag managers read it.
 * @param getList returns the list at that moment, such as `() => (window.dataLayer ??= [])`
 * @returns a sink of a third party
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
