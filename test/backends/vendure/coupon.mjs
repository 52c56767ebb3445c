/** Creates the seed's coupon through the Admin API, as an owner does. */
import { SUPERADMIN } from './config.mjs';

const LOG_IN = `mutation ($name: String!, $password: String!) {
  login(username: $name, password: $password) { __typename }
}`;
const CREATE = `mutation ($input: CreatePromotionInput!) {
  createPromotion(input: $input) { __typename ... on ErrorResult { message } }
}`;

/**
 * Creates a coupon that takes a percentage off the whole order.
 * @param {string} url of the Admin API
 * @param {{ code: string, percent: number }} coupon which
 */
export async function createCoupon(url, { code, percent }) {
  let token = '';
  const ask = async (query, variables) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    token = answer.headers.get('vendure-auth-token') ?? token;
    const { data, errors } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  await ask(LOG_IN, { name: SUPERADMIN.identifier, password: SUPERADMIN.password });
  const { createPromotion } = await ask(CREATE, {
    input: {
      enabled: true,
      couponCode: code,
      translations: [{ languageCode: 'en', name: `Coupon ${code}` }],
      conditions: [],
      actions: [
        { code: 'order_percentage_discount', arguments: [{ name: 'discount', value: String(percent) }] },
      ],
    },
  });
  if (createPromotion.__typename !== 'Promotion') throw new Error(JSON.stringify(createPromotion));
}
