import { SCARCE_QUANTITY } from '../../../../core/offer/index.ts';
import { RESTOCK_MESSAGES, SCARCITY_TEXT } from '../../../site/website.ts';
import { type ProductItem, type ProductVariant, STOCK_RULES } from '../catalogue/index.ts';
import type { MerchandisingPreferences } from '../preferences/index.ts';

/** The merchandising texts of a product. Source: docs/behaviour/products.md §9 */
export interface Merchandising {
  readonly restockNotificationViews: readonly {
    readonly variantId: string;
    /** True until this variant is chosen. */
    readonly hiddenByDefault: boolean;
  }[];
  readonly restockNotificationMessages: typeof RESTOCK_MESSAGES;
  readonly mailingListSignUpEnabled: boolean;
  readonly mailingListOptInByDefault: boolean;
  readonly scarcityEnabled: boolean;
  /** For tags; printed pages have a text for each variant. */
  readonly scarcityText: string;
  readonly scarcityTemplateViews: readonly {
    readonly attributes?: Readonly<Record<string, string>>;
    readonly scarcityText: string;
    readonly qtyInStock: number;
  }[];
}

/**
 * Builds the merchandising texts of products: restock offers and scarcity.
 * @param preferences of the owner
 * @param items the products
 * @returns by product id, for templates
 * Source: docs/behaviour/products.md §9
 */
export function merchandisingOf(
  preferences: MerchandisingPreferences,
  ...items: readonly ProductItem[]
): Readonly<Record<string, Merchandising>> {
  return Object.fromEntries(items.map((item) => [item.id, merchandisingOfOne(preferences, item)]));
}

function merchandisingOfOne(
  { scarcityEnabled }: MerchandisingPreferences,
  { structuredContent: { variants } }: ProductItem,
): Merchandising {
  const isOnly = variants.length === 1;
  return {
    restockNotificationViews: variants
      .filter(isGone)
      .map(({ id }) => ({ variantId: id, hiddenByDefault: !isOnly })),
    restockNotificationMessages: RESTOCK_MESSAGES,
    mailingListSignUpEnabled: true,
    mailingListOptInByDefault: false,
    scarcityEnabled,
    scarcityText: SCARCITY_TEXT,
    scarcityTemplateViews: variants.filter(isScarce).map(({ attributes, qtyInStock }) => ({
      ...(!isOnly && { attributes }),
      scarcityText: SCARCITY_TEXT,
      qtyInStock,
    })),
  };
}

function isGone(variant: ProductVariant): boolean {
  return !STOCK_RULES.isAvailable(variant);
}

function isScarce(variant: ProductVariant): boolean {
  return !isGone(variant) && !variant.unlimited && variant.qtyInStock <= SCARCE_QUANTITY;
}
