import type { AccountState } from '../../core/account/index.ts';
import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { emit, finalEvent, pageUrl, type Listen } from '../host/index.ts';
import { enhanceAuthorsForm } from '../forms/index.ts';
import { formOf } from '../submits/index.ts';
import type { MemberKind } from './member-content.ts';
import { MemberModel } from './member-model.ts';
import { pageAccount } from './page-account.ts';

/** What a tag of members is given by its author. */
interface MemberTag extends HTMLElement {
  readonly successUrl: string;
}

const authorsForms = retryable(() => import('./enhance-member.ts'));

/**
 * Creates the model of a tag of members.
 * @param element the tag, which dispatches the events
 * @param kind what it is for
 */
export function createMemberModel(element: MemberTag, kind: MemberKind): MemberModel {
  return new MemberModel({
    kind,
    account: pageAccount(),
    settle: (state, isCartReduced) => {
      settle(element, state, isCartReduced);
    },
  });
}

/**
 * Follows the login, and the author's own form if there is one.
 * @param element the tag
 * @param model of the tag
 * @param listen follows a store while the tag is in the page
 * @param life ends when the tag leaves the page
 * Source: docs/behaviour/account.md §7.1, §8.4
 */
export function followMember(
  element: MemberTag,
  model: MemberModel,
  listen: Listen,
  life: AbortSignal,
): void {
  const account = pageAccount();
  const form = formOf(element);
  if (form) {
    const load = async () => {
      const { enhanceMember } = await authorsForms.load();
      return () => {
        enhanceMember({ scope: element, form, model, signal: life });
      };
    };
    void enhanceAuthorsForm({ form, load, context: 'member/load', signal: life });
  }
  listen(account.$account, () => {
    model.show();
  });
  const refresh = () => {
    account.refresh();
  };
  document.addEventListener('visibilitychange', refresh, { signal: life });
  globalThis.addEventListener('pageshow', refresh, { signal: life });
  void account.reportLanguage();
}

function settle(element: MemberTag, state: AccountState, isCartReduced: boolean): void {
  const isLoggedIn = state.status === 'logged-in';
  const siteUserId = isLoggedIn ? state.siteUserId : null;
  emit(element, finalEvent('store-member-change', { isLoggedIn, siteUserId }));
  if (isLoggedIn) void pageAccount().reportLanguage();
  // What is to be read stays.
  const isLeaving = isLoggedIn && !isCartReduced && element.successUrl !== '';
  const next = isLeaving ? pageUrl(element.successUrl) : null;
  if (next) globalThis.location.assign(next);
  // What was put into the cart before is in the member's cart now.
  else void storefront().cart.refresh();
}
