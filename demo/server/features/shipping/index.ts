export { type Address, addressFields, addressLines, MAX_RECIPIENT_LENGTH } from './address.ts';
export {
  agreedMethod,
  type CheckedDelivery,
  checkDelivery,
  choiceIn,
  type Delivery,
} from './check-delivery.ts';
export { type Quote, quoteDelivery, withFreeShipping } from './quote.ts';
