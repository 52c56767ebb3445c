import type { AccountState } from '../../core/account/index.ts';
import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { emit, finalEvent, pageUrl, type Listen } from '../host/index.ts';
import { enhanceAuthorsForm } from '../forms/index.ts';
import { createInertVoice } from '../ui/index.ts';
import { formOf } from '../submits/index.ts';
import type { MemberKind } from './member-content.ts';
import { MemberModel } from './member-model.ts';
import { isAlwaysRemembered, pageAccount } from './page-account.ts';
import { messageOf } from './welcome-text.ts';

/** A tag for members. */
interface MemberTag extends HTMLElement {
  readonly successUrl: string;
}

const authorsForms = retryable(() => import('./enhance-member.ts'));

/**
 * Creates the model of a tag for members.
 * @param element the tag, which dispatches the events
 * @param kind login or join
 */
export function createMemberModel(element: MemberTag, kind: MemberKind): MemberModel {
  return new MemberModel({
    kind,
    account: pageAccount(),
    isAlwaysRemembered,
    settle: (state, isCartReduced) => {
      settle(element, state, isCartReduced);
    },
  });
}

/**
 * Follows the login state, and enhances the author's form if there is one.
 * @param element the tag
 * @param model of the tag
 * @param listen listens to a store while the tag is connected
 * @param life aborts when the tag is removed
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
  listen(model.$content, createInertVoice(element, messageOf));
  const show = () => {
    model.show();
  };
  listen(account.$account, show);
  // The page may name its backend later.
  const { $settings, $program } = storefront().settings;
  listen($settings, show);
  listen($program, show);
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
  // A message that the visitor should read keeps the page open.
  const isLeaving = isLoggedIn && !isCartReduced && element.successUrl !== '';
  const next = isLeaving ? pageUrl(element.successUrl) : null;
  if (next) globalThis.location.assign(next);
  // The store has moved the visitor's lines into the member's cart.
  else void storefront().cart.refresh();
}
