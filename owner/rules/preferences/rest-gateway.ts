import type { Api } from '../../../core/api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { isJsonObject, type JsonObject } from '../../../core/json/index.ts';
import type { PreferencesGateway } from './gateway.ts';
import { withoutWebsiteId } from './without-website-id.ts';

/** The endpoint of preferences. Source: docs/behaviour/owner.md §3.1 */
const CALLS = {
  preferences: (namespace: string) => `/api/v1/commerce-preferences/${encodeURIComponent(namespace)}`,
} as const;

/**
 * Creates the gateway of preferences to the website builder's API.
 * @param api the client
 * Source: docs/behaviour/owner.md §3.1
 */
export function restPreferencesGateway(api: Api): PreferencesGateway {
  return {
    loadPreferences: async (namespace, signal) =>
      preferencesIn(await api.read(CALLS.preferences(namespace), signal && { signal })),
    async savePreferences(namespace, preferences) {
      preferencesIn(await api.write('PUT', CALLS.preferences(namespace), { body: preferences }));
    },
  };
}

function preferencesIn(answer: unknown): JsonObject {
  if (!isJsonObject(answer)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  return withoutWebsiteId(answer);
}
