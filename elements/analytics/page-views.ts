import type { Analytics, ProductFacts } from '../../core/analytics/index.ts';
import { onLeave, type Report } from '../../core/shared/index.ts';
import { hereAndNow, type Moment } from '../../core/visitor/index.ts';
import { nextIdleMoment } from '../host/index.ts';
import { onAddressChange, pageAddress } from '../ui/index.ts';

/** What page views are recorded with. */
interface PageViewParts {
  readonly record: Analytics['record'];
  /** Returns the product that the page is about; null for none. */
  readonly getProduct: () => ProductFacts | null;
  readonly report: Report;
  /** Waits until a page that has changed its URL shows its title; when the browser is idle by default. */
  readonly whenShown?: () => Promise<void>;
}

/**
 * Records a view of the page, and one each time its URL changes without a reload: its path, its query or a route in its fragment.
 * @param parts the recorder
 * @param signal stops it
 * Source: docs/behaviour/analytics.md §10.6
 */
export function recordPageViews(parts: PageViewParts, signal: AbortSignal): void {
  const { record, getProduct, report, whenShown = nextIdleMoment } = parts;
  let viewed = '';
  let productId: string | null = null;
  let waiting: Moment | null = null;

  const view = (moment: Moment) => {
    record('page-view', { title: document.title }, moment);
    const product = getProduct();
    // An application may show another page beside the product of the page that was loaded.
    if (product && product.itemId !== productId) record('product-view', product, moment);
    productId = product?.itemId ?? null;
  };
  const flush = () => {
    const moment = waiting;
    waiting = null;
    if (moment) view(moment);
  };
  const start = () => {
    viewed = pageAddress();
    productId = null;
    view(hereAndNow());
  };
  start();
  const onChange = () => {
    const address = pageAddress();
    if (address === viewed) return;
    flush();
    const moment = { ...hereAndNow(), referrerUrl: viewed };
    viewed = address;
    waiting = moment;
    void whenShown().then(() => {
      if (waiting === moment) flush();
    });
  };
  onAddressChange(onChange, report, signal);
  onLeave(flush, signal);
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) start();
    },
    { signal },
  );
}
