import type { AccountGateway } from '../account/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { warnDeveloper } from '../shared/index.ts';
import { GATEWAY_WORDS } from '../words/index.ts';

/**
 * Creates an account gateway that sends nothing: the Store API has no login, and the page's own server must not get a
 * password that was typed for this shop.
 * Source: docs/behaviour/gateways.md §5.7
 */
export function noMembers(): AccountGateway {
  let isWarned = false;
  const refuseLogin = (): Promise<never> => {
    if (!isWarned)
      warnDeveloper(
        'WooCommerce has no login for pages of other sites, so nothing was sent. Replace <member-login> and <member-join> by a link to the account page of the shop.',
      );
    isWarned = true;
    return Promise.reject(
      new StorefrontError(FAILURE_KINDS.notFound, { serverMessage: GATEWAY_WORDS.noLogin }),
    );
  };
  return {
    logIn: refuseLogin,
    join: refuseLogin,
    logOut: () => Promise.resolve(),
    setLanguage: () => Promise.resolve(),
    readSiteUser: () => Promise.resolve({ isAuthenticated: false, siteUserId: null }),
  };
}
