import type { Api } from '../../../core/api/index.ts';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../../../core/errors/index.ts';
import { fieldsOf, isJsonObject, readArray, readText } from '../../../core/json/index.ts';
import type { StoreSetupGateway } from './gateway.ts';

/** The endpoints of store creation. Source: docs/behaviour/owner.md §1.2, §1.3, §1.5 */
const CALLS = {
  products: (websiteId: string) =>
    `/api/content-service/product/1.1/websites/${encodeURIComponent(websiteId)}/products`,
  categories: (websiteId: string, collectionId: string) =>
    `${CALLS.products(websiteId)}/${encodeURIComponent(collectionId)}/categories`,
  urlIds: '/api/owner/url-ids',
} as const;

const CONFLICT = 409;

/**
 * Creates the gateway of store creation to the website builder's API.
 * @param api the client
 * @param getWebsiteId the site's id
 * Source: docs/behaviour/owner.md §1
 */
export function restStoreSetupGateway(api: Api, getWebsiteId: () => string): StoreSetupGateway {
  return {
    async loadUrlIds(signal) {
      try {
        const answer = fieldsOf(await api.read(CALLS.urlIds, signal && { signal }));
        if (answer.read('urlIds', readArray) === null)
          throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
        return answer.list('urlIds', readText);
      } catch (error) {
        // A store without this endpoint refuses addresses that are taken.
        if (isStorefrontError(error) && error.kind === FAILURE_KINDS.notFound) return [];
        throw error;
      }
    },
    async createCollection({ title, urlId, description }, idempotencyKey) {
      const body = { navigationTitle: title, title, urlId, description, enabled: true };
      try {
        const answer = await api.write('POST', CALLS.products(getWebsiteId()), { body, idempotencyKey });
        const id = fieldsOf(answer).trimmed('id');
        if (id === null) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
        return { outcome: 'created', id };
      } catch (error) {
        // Without the field, the same key is still in flight.
        if (isStorefrontError(error) && error.status === CONFLICT && error.fields?.['urlId'] !== undefined)
          return { outcome: 'taken' };
        throw error;
      }
    },
    async createRootCategory(collectionId, displayName, idempotencyKey) {
      const body = {
        displayName,
        parentCategoryId: '',
        type: 'ROOT',
        pageRendering: 'LIST_VIEW',
        displayIndex: 1,
      };
      const path = CALLS.categories(getWebsiteId(), collectionId);
      const answer = await api.write('POST', path, { body, idempotencyKey });
      if (!isJsonObject(answer)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
    },
  };
}
