import { isStorefrontError } from '../errors/index.ts';
import { readFlag } from '../json/index.ts';
import { tabStorage } from '../session/index.ts';
import { codeOf, type ShopApi } from './shop-api.ts';

/** Knows whether the lines of a store have a custom field for additional fields. */
export interface FieldCheck {
  /** Asks once for a tab. */
  readonly hasFields: (signal: AbortSignal) => Promise<boolean>;
  /** Forgets the answer after a failure that shows that it is outdated. */
  readonly forgetAfter: (failure: unknown) => void;
}

/** Checked by every GraphQL server, but skipped when it is executed, so that it makes no session. */
const QUERY = '{ __typename activeOrder @skip(if: true) { lines { customFields { additionalFields } } } }';
const DOES_NOT_FIT = 'GRAPHQL_VALIDATION_FAILED';

/**
 * Creates the check, which needs no introspection: many stores turn that off.
 * @param ask asks the Shop API
 * @param url its address
 * Source: docs/behaviour/gateways.md §2.4
 */
export function openFieldCheck(ask: ShopApi, url: string): FieldCheck {
  const area = tabStorage();
  const key = `vendure-fields.${url}`;
  return {
    async hasFields(signal) {
      const known = area.get(key, (value) => readFlag(value) ?? null);
      if (known !== null) return known;
      const found = await ask({ query: QUERY, signal }).then(
        () => true,
        (error: unknown) => {
          if (!isOutdated(error)) throw error;
          return false;
        },
      );
      area.set(key, found);
      return found;
    },
    forgetAfter(failure) {
      if (isOutdated(failure)) area.remove(key);
    },
  };
}

function isOutdated(error: unknown): boolean {
  return isStorefrontError(error) && codeOf(error.cause) === DOES_NOT_FIT;
}
