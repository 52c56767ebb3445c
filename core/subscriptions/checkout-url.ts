/**
 * Writes the address of the checkout of a subscription.
 * @param url the checkout's address from the settings; absolute or a path
 * @param cartToken the token from the store
 * @returns the same address with the token in its query
 * Source: docs/behaviour/subscriptions.md §3.1
 */
export function subscriptionCheckoutUrl(url: string, cartToken: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('cartToken', cartToken);
  return `${path}?${parameters.toString()}${fragment}`;
}
