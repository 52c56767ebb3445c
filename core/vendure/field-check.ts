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

/** GraphQL servers check it, but skip it when they execute it, so that it makes no session. */
const queryOf = (fields: string): string =>
  `{ __typename activeOrder @skip(if: true) { lines { ${fields} } } }`;
/** Without custom fields this is a value; with some it is an object, of which fields must be named. */
const NO_FIELDS = queryOf('customFields');
const FIELDS = queryOf('customFields { additionalFields }');
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

  async function isAccepted(query: string, signal: AbortSignal): Promise<boolean> {
    try {
      await ask({ query, signal });
      return true;
    } catch (error) {
      if (isMisfit(error)) return false;
      throw error;
    }
  }

  return {
    async hasFields(signal) {
      const known = area.get(key, (value) => readFlag(value) ?? null);
      if (known !== null) return known;
      // In this order, because browsers print refused requests on the console, and most stores have no such field.
      const found = !(await isAccepted(NO_FIELDS, signal)) && (await isAccepted(FIELDS, signal));
      area.set(key, found);
      return found;
    },
    forgetAfter(failure) {
      if (isMisfit(failure)) area.remove(key);
    },
  };
}

function isMisfit(error: unknown): boolean {
  return isStorefrontError(error) && codeOf(error.cause) === DOES_NOT_FIT;
}
