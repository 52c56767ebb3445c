import type { AnalyticsSink } from './analytics-sink.ts';

/**
 * Makes a sink that prints events for the developer of the page.
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
