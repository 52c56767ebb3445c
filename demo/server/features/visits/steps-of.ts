import { words } from './charts-of-days.ts';
import { VISIT_STEPS, type VisitStep } from './steps.ts';
import type { OwnerVisitsData } from './visits-page.ts';

const NAMES: Readonly<Record<VisitStep, string>> = {
  visit: 'Visited the site',
  product: 'Viewed a product',
  cart: 'Added to cart',
  checkout: 'Started checkout',
  order: 'Ordered',
};

/**
 * Builds the rows of the steps from a visit to an order.
 * @param visitors number of visitors by step
 * Source: docs/behaviour/owner-pages.md §9.3
 */
export function stepsOf(visitors: Readonly<Record<VisitStep, number>>): OwnerVisitsData['steps'] {
  return VISIT_STEPS.map((step, index) => {
    const before = VISIT_STEPS[index - 1];
    return {
      name: NAMES[step],
      visitors: words(visitors[step]),
      width: share(visitors[step], visitors.visit, 2),
      ofAll: share(visitors[step], visitors.visit, 0),
      ofStepBefore: before === undefined ? '' : share(visitors[step], visitors[before], 0),
    };
  });
}

function share(part: number, whole: number, digits: number): string {
  return `${whole === 0 ? 0 : ((part / whole) * 100).toFixed(digits)}%`;
}
