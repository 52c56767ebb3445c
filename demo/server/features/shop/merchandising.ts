import { SCARCE_QUANTITY } from '../../../../core/offer/index.ts';
import { SCARCITY_TEXT } from '../../../site/website.ts';
import {
  findOwnTexts,
  NO_OWN_TEXTS,
  type OwnTexts,
  type ProductItem,
  type ProductVariant,
  STOCK_RULES,
} from '../catalogue/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { findNewsletter } from '../mailing-lists/index.ts';
import { type RestockMessages, restockMessages } from '../restock/index.ts';
import { findMerchandisingPreferences, type MerchandisingPreferences } from '../preferences/index.ts';

/** The merchandising texts of a product. Source: docs/behaviour/products.md §9 */
export interface Merchandising {
  readonly restockNotificationViews: readonly {
    readonly variantId: string;
    /** True until this variant is chosen. */
    readonly hiddenByDefault: boolean;
  }[];
  readonly restockNotificationMessages: RestockMessages;
  /** Instead of "Sold out"; absent for the usual text. */
  readonly customSoldOutText?: string;
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

/** What the texts of all products depend on. */
interface Choices extends MerchandisingPreferences {
  readonly hasNewsletter: boolean;
}

/**
 * Finds the merchandising texts of products: restock offers and scarcity.
 * @param db the store's database
 * @param items the products
 * @returns by product id, for templates
 * Source: docs/behaviour/products.md §9
 */
export async function findMerchandising(
  db: Database,
  ...items: readonly ProductItem[]
): Promise<Readonly<Record<string, Merchandising>>> {
  const hasNewsletter = (await findNewsletter(db)) !== undefined;
  const choices = { ...(await findMerchandisingPreferences(db)), hasNewsletter };
  const own = await findOwnTexts(
    db,
    items.map(({ id }) => id),
  );
  return Object.fromEntries(
    items.map((item) => [item.id, merchandisingOf(choices, item, own.get(item.id) ?? NO_OWN_TEXTS)]),
  );
}

function merchandisingOf(
  { scarcityEnabled, hasNewsletter }: Choices,
  { structuredContent: { variants } }: ProductItem,
  { texts, hidesScarcity }: OwnTexts,
): Merchandising {
  const isOnly = variants.length === 1;
  const scarcityText = texts.scarcity ?? SCARCITY_TEXT;
  return {
    restockNotificationViews: variants
      .filter(isGone)
      .map(({ id }) => ({ variantId: id, hiddenByDefault: !isOnly })),
    restockNotificationMessages: restockMessages(texts),
    ...(texts.soldOut !== undefined && { customSoldOutText: texts.soldOut }),
    mailingListSignUpEnabled: hasNewsletter,
    mailingListOptInByDefault: false,
    scarcityEnabled: scarcityEnabled && !hidesScarcity,
    scarcityText,
    scarcityTemplateViews: variants.filter(isScarce).map(({ attributes, qtyInStock }) => ({
      ...(!isOnly && { attributes }),
      scarcityText,
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
