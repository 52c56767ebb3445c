/**
 * States where the orders of a period came from: they are those of all customers, and only some visitors allow analytics.
 * @param counted the orders of counted visitors
 * @param all all orders, at least one
 * Source: docs/behaviour/owner-pages.md §9.3
 */
export function ordersOfFunnel(counted: number, all: number): string {
  if (counted >= all)
    return all === 1 ? ' The one order is theirs.' : ` All ${all.toLocaleString('en-US')} orders are theirs.`;
  const others = all - counted === 1 ? 'The other one came' : 'The others came';
  const ofAll = all === 1 ? 'the one order' : `the ${all.toLocaleString('en-US')} orders`;
  return ` They placed ${counted === 0 ? 'none' : counted.toLocaleString('en-US')} of ${ofAll}. ${others} from visitors without analytics, from subscriptions, or from you while you were logged in.`;
}
