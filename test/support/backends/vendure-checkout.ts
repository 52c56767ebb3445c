/** The checkout page of a shop. */

const ARRANGE = `
  setCustomerForOrder(input: { firstName: "Ann", lastName: "Bell", emailAddress: "ann@example.com" }) { __typename }
  setOrderShippingAddress(input: { streetLine1: "1 Road", city: "Town", postalCode: "1", countryCode: "US" }) { __typename }
  setOrderShippingMethod(shippingMethodId: ["1"]) { __typename }
  transitionOrderToState(state: "ArrangingPayment") { ... on Order { state } }`;
const PAY = `addPaymentToOrder(input: { method: "dummy", metadata: {} }) { ... on Order { state } }`;

/**
 * Takes the visitor's order to the payment, where Vendure lets nobody change it.
 * @param shopApi the address of the Shop API
 * @param token the visitor's
 */
export async function startPayment(shopApi: string, token: string | null): Promise<void> {
  await ask(shopApi, token, ARRANGE, 'ArrangingPayment');
}

/**
 * Buys the visitor's order.
 * @param shopApi the address of the Shop API
 * @param token the visitor's
 */
export async function buyOrder(shopApi: string, token: string | null): Promise<void> {
  await ask(shopApi, token, `${ARRANGE} ${PAY}`, 'PaymentSettled');
}

async function ask(shopApi: string, token: string | null, fields: string, state: string): Promise<void> {
  const answer = await fetch(shopApi, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: `mutation { ${fields} }` }),
  });
  const text = await answer.text();
  if (!text.includes(`"${state}"`)) throw new Error(text);
}
