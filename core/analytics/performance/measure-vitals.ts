import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { randomId } from '../../session/index.ts';
import { elementOf, type Spot } from './element-of.ts';
import { PERFORMANCE_LIMITS, type Vital } from './vital.ts';

/**
 * Measures the page, also what has happened before.
 * @param hear takes each value, as often as it changes
 * @param tagNames ours, to which a value may belong
 * Source: docs/behaviour/analytics.md §6
 */
export function measureVitals(hear: (vital: Vital) => void, tagNames: readonly string[]): void {
  const pass = (spotOf: (metric: Metric) => Spot) => (metric: Metric) => {
    const { id, name, value, rating, navigationType } = metric;
    hear({ id, name, value, rating, navigationType, element: elementOf(spotOf(metric), tagNames) });
  };
  const everywhere = pass(() => ({}));
  // Otherwise they are told only when the page goes.
  const always = { reportAllChanges: true };
  onTTFB(everywhere);
  onFCP(everywhere);
  onLCP(pass(spotOfPaint), always);
  onCLS(pass(spotOfShift), always);
  onINP(pass(spotOfInteraction), always);
  observeFirstInput((entry) => {
    if (wasHiddenBefore(entry.startTime)) return;
    const value = entry.processingStart - entry.startTime;
    hear({
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

/** Of several shifts the largest. */
function spotOfShift({ entries }: Metric): Spot {
  const [shift] = [...(entries as LayoutShift[])].sort((one, other) => other.value - one.value);
  const [source] = shift?.sources ?? [];
  return { node: source?.node, rect: source?.currentRect };
}

function spotOfInteraction({ entries }: Metric): Spot {
  return { node: (entries as PerformanceEventTiming[]).find(({ target }) => target)?.target };
}

function observeFirstInput(hear: (entry: PerformanceEventTiming) => void): void {
  try {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) hear(entry as PerformanceEventTiming);
    });
    observer.observe({ type: 'first-input', buffered: true });
  } catch {
    // A browser that does not know it.
  }
}

/** What a browser does in the background says nothing of the page. */
function wasHiddenBefore(timeMs: number): boolean {
  const states = performance.getEntriesByType('visibility-state');
  return states.some(({ name, startTime }) => name === 'hidden' && startTime < timeMs);
}

function ratingOfFirstInput(valueMs: number): Vital['rating'] {
  const [good, poor] = PERFORMANCE_LIMITS.fidThresholdsMs;
  if (valueMs > poor) return 'poor';
  return valueMs > good ? 'needs-improvement' : 'good';
}
