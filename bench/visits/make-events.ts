import type { VisitEvent } from '../../demo/server/features/visits/visit-event.ts';

const DAY_MS = 86_400_000;
/** The steps of a visitor, and the share that continues to the next one. */
const STEPS = ['page_view', 'product_view', 'variant_choice', 'cart_addition', 'checkout_start'] as const;
const GO_ON = 0.62;
const PATHS = ['/shop', '/shop/mug', '/shop/everyday-tee', '/journal', '/'];

/**
 * Generates the events of visitors over a number of days, each for the tracker that a page would use.
 * @param count the number of events
 * @param days the number of days, today the last
 * @param nowMs the time, in milliseconds since 1970
 * @param random returns a number between 0 and 1
 */
export function makeEvents(
  count: number,
  days: number,
  nowMs: number,
  random: () => number,
): readonly VisitEvent[] {
  const events: VisitEvent[] = [];
  for (let visitor = 0; events.length < count; visitor += 1) {
    // More on some days of the week than on others.
    const day = Math.floor(random() * days);
    const weekday = new Date(nowMs - day * DAY_MS).getUTCDay();
    if (random() < [0.1, 0.5, 0.4, 0.3, 0.3, 0.2, 0][weekday]!) continue;
    const startMs = nowMs - day * DAY_MS - Math.floor(random() * DAY_MS * 0.6);
    const crumb = `${visitor}`.padStart(97, '0');
    for (const [step, name] of STEPS.entries()) {
      if (step > 0 && random() > GO_ON) break;
      for (const tracker of step === 0 ? (['older', 'census'] as const) : (['older'] as const))
        events.push(
          eventOf({ crumb, name, step, tracker, startMs, path: PATHS[Math.floor(random() * PATHS.length)]! }),
        );
    }
  }
  return events.slice(0, count);
}

interface Telling {
  readonly crumb: string;
  readonly name: string;
  readonly step: number;
  readonly tracker: 'older' | 'census';
  readonly startMs: number;
  readonly path: string;
}

function eventOf({ crumb, name, step, tracker, startMs, path }: Telling): VisitEvent {
  const occurredAt = startMs + step * 20_000;
  const cartId = step > 2 ? `cart-${crumb}` : '';
  const id = `${crumb.slice(-12)}-${step}-0123-4567-89abcdef`;
  const data = {
    eventId: id,
    occurredAt,
    website_id: 'clay-and-cotton',
    page_id: 'mug',
    item_id: 'mug',
    currency_code: 'USD',
    cart_id: cartId,
    num_items_in_cart: 1,
    cart_value: 18,
    cart_items: [{ itemId: 'mug', sku: 'mug', quantity: 1, price: 18, productType: 'physical' }],
    pagePath: path,
  };
  return {
    tracker,
    event_id: id,
    name,
    visitor: crumb,
    page_path: path,
    cart_id: cartId,
    occurred_at: occurredAt,
    data: JSON.stringify(data),
  };
}
