import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { randomId } from '../../session/index.ts';
import { elementOf, type Spot } from './element-of.ts';
import { PERFORMANCE_LIMITS, type Vital } from './vital.ts';

/**
 * Measures the page, including values from before the call.
 * @param onVital called with each value, each time it changes
 * @param tagNames the names of our tags
 * Source: docs/behaviour/analytics.md §6
 */
export function measureVitals(onVital: (vital: Vital) => void, tagNames: readonly string[]): void {
  const pass = (spotOf: (metric: Metric) => Spot) => (metric: Metric) => {
    const { id, name, value, rating, navigationType } = metric;
    onVital({ id, name, value, rating, navigationType, element: elementOf(spotOf(metric), tagNames) });
  };
  const everywhere = pass(() => ({}));
  // Otherwise the library reports them only when the page is hidden.
  const always = { reportAllChanges: true };
  onTTFB(everywhere);
  onFCP(everywhere);
  onLCP(pass(spotOfPaint), always);
  onCLS(pass(spotOfShift), always);
  onINP(pass(spotOfInteraction), always);
  observeFirstInput((entry) => {
    if (wasHiddenBefore(entry.startTime)) return;
    const value = entry.processingStart - entry.startTime;
    onVital({
      id: randomId(),
      name: 'FID',
      value,
      rating: ratingOfFirstInput(value),
      navigationType: (performance.getEntriesByType('navigation')[0]?.type ?? 'navigate').replaceAll(
        '_',
        '-',
      ),
      element: elementOf({ node: entry.target }, tagNames),
    });
  });
}

function spotOfPaint({ entries }: Metric): Spot {
  const [paint] = (entries as LargestContentfulPaint[]).slice(-1);
  return { node: paint?.element, pictureUrl: paint?.url };
}

/** The place of the largest shift. */
function spotOfShift({ entries }: Metric): Spot {
  const [shift] = [...(entries as LayoutShift[])].sort((one, other) => other.value - one.value);
  const [source] = shift?.sources ?? [];
  return { node: source?.node, rect: source?.currentRect };
}

function spotOfInteraction({ entries }: Metric): Spot {
  return { node: (entries as PerformanceEventTiming[]).find(({ target }) => target)?.target };
}

function observeFirstInput(onEntry: (entry: PerformanceEventTiming) => void): void {
  try {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEntry(entry as PerformanceEventTiming);
    });
    observer.observe({ type: 'first-input', buffered: true });
  } catch {
    // The browser does not support `first-input`.
  }
}

/** Values of a hidden page say nothing about its speed. */
function wasHiddenBefore(timeMs: number): boolean {
  const states = performance.getEntriesByType('visibility-state');
  return states.some(({ name, startTime }) => name === 'hidden' && startTime < timeMs);
}

function ratingOfFirstInput(valueMs: number): Vital['rating'] {
  const [good, poor] = PERFORMANCE_LIMITS.fidThresholdsMs;
  if (valueMs > poor) return 'poor';
  return valueMs > good ? 'needs-improvement' : 'good';
}
