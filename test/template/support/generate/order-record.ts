import { answer } from './answer.ts';
import type { Choices } from './choices.ts';
import { moment } from './item-record.ts';
import { amount } from './money.ts';
import type { Thing } from './thing.ts';
import { number, text, weather } from './values.ts';

/**
 * Creates an order, as in e-mails to customers.
 * @param choices the source of randomness
 */
export function orderRecord(choices: Choices): Thing {
  return weather(choices, {
    id: 'o1',
    orderNumber: choices.one(['1024', '00017']),
    submittedOn: moment(choices),
    fulfilledOn: moment(choices),
    canceledOn: moment(choices),
    fulfillmentStatus: choices.one(['PENDING', 'FULFILLED', 'CANCELED']),
    itemCount: number(choices),
    billingAddress: address(choices),
    shippingAddress: choices.one<unknown>([address(choices), null]),
    lineItems: choices.some(0, 3, () => lineItem(choices)),
    discountLines: choices.some(0, 2, () =>
      weather(choices, {
        name: text(choices),
        promoCode: choices.one(['SPRING', '']),
        amount: amount(choices),
      }),
    ),
    shippingLines: choices.some(0, 1, () => weather(choices, { method: 'Post', amount: amount(choices) })),
    fulfillments: choices.some(0, 2, () =>
      weather(choices, {
        carrierName: 'Post',
        service: 'Ground',
        trackingNumber: choices.one(['', 'T1']),
        trackingUrl: 'track/T1',
        shipDate: moment(choices),
      }),
    ),
    taxRate: choices.one([0, 0.08875, 0.19, '0.07']),
    taxTotal: amount(choices),
    subtotal: amount(choices),
    giftCardTotal: choices.one<unknown>([amount(choices), null]),
    grandTotal: amount(choices),
    refundedTotal: amount(choices),
    subtotalCents: number(choices),
    taxCents: number(choices),
    grandTotalCents: number(choices),
  });
}

function address(choices: Choices): Thing {
  return weather(choices, {
    firstName: choices.one(['Jo', 'Zoë', '<b>']),
    lastName: choices.one(['Doe', "O'Neil"]),
    address1: '1 Main St',
    address2: choices.one(['', 'Apt 2', null]),
    city: 'New York',
    state: 'NY',
    postalCode: '10001',
    countryCode: 'US',
    phone: choices.one(['', '+1 212 555 1212']),
    lines: ['1 Main St', 'New York'],
  });
}

function lineItem(choices: Choices): Thing {
  return weather(choices, {
    productName: text(choices),
    imageUrl: choices.one(['', '//img.test/mug.jpg']),
    quantity: choices.one<unknown>([1, 2, 10, '3']),
    unitPricePaid: amount(choices),
    variantOptions: choices.some(0, 2, () => ({ optionName: 'Size', value: text(choices) })),
    customizations: choices.some(0, 2, () => ({ label: 'Engraving', value: text(choices) })),
    formSubmission: choices.some(0, 2, () => answer(choices)),
  });
}
