import type { AnalyticsSink } from './analytics-sink.ts';

/**
 * Creates a sink that prints events for the page's developer.
 * @param print such as `console.log`
 * Source: docs/behaviour/analytics.md §11
 */
export function createConsoleSink(print: (...parts: unknown[]) => void): AnalyticsSink {
  return {
    name: 'console',
    isThirdParty: false,
    record(event) {
      print(event.name, event.fields);
    },
  };
}
