/**
 * Writes the address of the checkout of a subscription.
 * @param url the checkout's address, as the settings say; absolute or a path
 * @param cartToken what the store has answered
 * @returns the same address with the token in its query
 * Source: docs/behaviour/subscriptions.md §3.1
 */
export function subscriptionCheckoutUrl(url: string, cartToken: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('cartToken', cartToken);
  return `${path}?${parameters.toString()}${fragment}`;
}
