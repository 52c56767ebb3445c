export { type Address, addressFields, addressLines, MAX_RECIPIENT_LENGTH } from './address.ts';
export {
  agreedMethod,
  type CheckedDelivery,
  checkDelivery,
  choiceIn,
  type Delivery,
  MAX_NOTE_LENGTH,
} from './check-delivery.ts';
export { type DeliveryChoice, type Quote, quoteDelivery } from './quote.ts';
