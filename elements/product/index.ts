export { formTag } from './form-tag.ts';
export { laterWords, priceContent, priceWords, type PriceContent, type PriceLook } from './price-content.ts';
export { priceStyles } from './price-styles.ts';
export { priceText } from './price-text.ts';
export {
  createProductSource,
  PRODUCT_CONTEXT,
  productAround,
  productAttributes,
  type SeekItem,
} from './product-source.ts';
export { sellerPurchase } from './seller-purchase.ts';
export { type Seller, emitFailure } from './seller.ts';
