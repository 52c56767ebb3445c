/** Creates the seed's coupon. */
import core from '@vendure/core';

/**
 * Creates a coupon that takes a percentage off the whole order.
 * @param {import('@nestjs/common').INestApplicationContext} app the running server
 * @param {{ code: string, percent: number }} coupon which
 */
export async function createCoupon(app, { code, percent }) {
  const context = await app.get(core.RequestContextService).create({ apiType: 'admin' });
  const created = await app.get(core.PromotionService).createPromotion(context, {
    enabled: true,
    couponCode: code,
    translations: [{ languageCode: 'en', name: `Coupon ${code}` }],
    conditions: [],
    actions: [
      { code: 'order_percentage_discount', arguments: [{ name: 'discount', value: String(percent) }] },
    ],
  });
  if ('errorCode' in created) throw new Error(created.message);
}
