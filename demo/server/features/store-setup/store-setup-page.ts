import { randomUUID } from 'node:crypto';

import { WEBSITE_ID } from '../../../site/website.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { OwnerFrameData } from '../../platform/pages/owner-pages.ts';
import type { NewStore } from './create-store.ts';

/** A field of a form that was refused or is new. */
interface OwnerField {
  readonly text: string;
  readonly problem: string | undefined;
}

/** The data of the page that creates a store; the form works without JavaScript. */
export interface OwnerStoreSetupData extends Pick<OwnerFrameData, 'storeConfig'> {
  readonly form: {
    /** The idempotency key. */
    readonly key: string;
    /** Why the store was not created. */
    readonly notice: string | undefined;
    readonly title: OwnerField;
    readonly description: OwnerField;
    readonly isInNavigation: boolean;
  };
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-store-setup': OwnerStoreSetupData;
  }
}

/** The page that creates a store. */
export const STORE_SETUP_PAGE = { title: 'New store', path: OWNER_URLS.newStore } as const;

/** The state of a form that is shown again. */
interface RefusedStore extends NewStore {
  readonly key: string;
  /** Why the store was not created. */
  readonly notice: string | undefined;
  /** Errors by field. */
  readonly problems: Readonly<Record<string, string>>;
}

const NOTHING_TYPED = { title: '', description: '', isInNavigation: true, notice: undefined, problems: {} };

/**
 * Builds the data of the page that creates a store.
 * @param refused the entries and their errors
 * Source: docs/behaviour/owner.md §1.12
 */
export function storeSetupData(
  refused: RefusedStore = { ...NOTHING_TYPED, key: randomUUID() },
): OwnerStoreSetupData {
  const { title, description, isInNavigation, key, notice, problems } = refused;
  return {
    // The calls of the tag name the site.
    storeConfig: JSON.stringify({ censusEnabled: false, websiteId: WEBSITE_ID }),
    form: {
      key,
      isInNavigation,
      notice,
      title: { text: title, problem: problems.title },
      description: { text: description, problem: problems.description },
    },
  };
}
