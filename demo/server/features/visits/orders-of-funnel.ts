const OTHERS = 'from visitors without analytics, from subscriptions, or from you while you were logged in.';

/**
 * States where the orders of a period came from: they are those of all customers, and only some visitors allow analytics.
 * @param counted the orders of counted visitors
 * @param all all orders, at least one
 * Source: docs/behaviour/owner-pages.md §9.3
 */
export function ordersOfFunnel(counted: number, all: number): string {
  const total = all.toLocaleString('en-US');
  if (counted >= all) return all === 1 ? ' The one order is theirs.' : ` All ${total} orders are theirs.`;
  if (counted === 0) return ` ${all === 1 ? 'The one order' : `The ${total} orders`} came ${OTHERS}`;
  const others = all - counted === 1 ? 'The other one' : 'The others';
  return ` They placed ${counted.toLocaleString('en-US')} of the ${total} orders. ${others} came ${OTHERS}`;
}
