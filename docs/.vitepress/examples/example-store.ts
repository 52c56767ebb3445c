import { createMemoryAccountGateway } from '../../../core/account/index.ts';
import { createMemoryFormsGateway } from '../../../core/forms/index.ts';
import { isJsonObject, type JsonObject } from '../../../core/json/index.ts';
import { catalogItems, createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { parseProduct } from '../../../core/product/index.ts';
import { memoryProductLists } from '../../../core/product-list/index.ts';
import { memoryProductGateway } from '../../../core/purchase/index.ts';
import { createMemoryRestockGateway } from '../../../core/restock/index.ts';
import { createMemoryFormEditorGateway } from '../../../owner/forms/index.ts';
import { createMemoryRestockOwnerGateway } from '../../../owner/restock/index.ts';
import { createMemoryNavigationGateway, createMemoryStoreSetupGateway } from '../../../owner/rules/index.ts';
import { CONTACT_FORM, MEMBER, PAGE_LANGUAGES, REVIEWS, SITE_LAYOUT, WAITING } from './store-data.ts';

const FALLBACK_CURRENCY = 'USD';

/**
 * Creates the store behind an example, in memory.
 * @param products product items that it sells
 * @param getPage the currency and language of prices in lists
 * @returns the gateways for `configureStore`, by name
 */
export function exampleStore(
  products: readonly JsonObject[],
  getPage: Parameters<typeof memoryProductLists>[1],
): Readonly<Record<string, object>> {
  const catalog = products.flatMap((json) => {
    const product = parseProduct(json, { fallbackCurrency: FALLBACK_CURRENCY, report: throwIt });
    return product ? catalogItems(product) : [];
  });
  const account = createMemoryAccountGateway();
  void account.join(MEMBER);
  return {
    account,
    cart: createMemoryCartGateway({ catalog, codes: [{ code: 'SPRING', percentOff: 10 }] }),
    forms: {
      ...createMemoryFormsGateway({ contact: CONTACT_FORM }),
      ...createMemoryFormEditorGateway({ contact: CONTACT_FORM }),
    },
    multilingual: { loadLanguages: () => Promise.resolve({ languages: PAGE_LANGUAGES }) },
    navigation: createMemoryNavigationGateway(SITE_LAYOUT),
    products: {
      ...memoryProductGateway((id) => products.find((json) => json['id'] === id)),
      ...memoryProductLists(() => products, getPage),
    },
    restock: {
      ...createMemoryRestockGateway(),
      ...createMemoryRestockOwnerGateway(),
      loadGroups: () => Promise.resolve({ signUpGroups: WAITING.groups }),
      loadSignups: () => Promise.resolve({ signUps: WAITING.signUps }),
    },
    reviews: { loadReviews: () => Promise.resolve(REVIEWS) },
    stores: createMemoryStoreSetupGateway(),
  };
}

/**
 * Lists the products that a page contains as JSON.
 * @param page whose scripts are read
 * @returns product items
 */
export function productsIn(page: ParentNode): readonly JsonObject[] {
  return [...page.querySelectorAll('script[type="application/json"]')].flatMap(({ textContent }) => {
    const json: unknown = JSON.parse(textContent);
    return isJsonObject(json) && 'structuredContent' in json ? [json] : [];
  });
}

// The example itself is wrong.
function throwIt(error: unknown): void {
  throw error;
}
