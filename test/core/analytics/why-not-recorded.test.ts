import { expect } from '@open-wc/testing';
import type { AnalyticsEventName } from '../../../core/analytics/index.ts';
import {
  whyNotRecorded,
  type Occasion,
  type Reason,
} from '../../../core/analytics/event/why-not-recorded.ts';
import { CONTRIBUTOR_ROLES, PAGE_TYPES } from '../../../core/enumerations/index.ts';

const { viewer, editor } = CONTRIBUTOR_ROLES;

interface Case {
  readonly when: string;
  readonly settings?: Partial<Occasion['settings']>;
  readonly path?: string;
  readonly name?: AnalyticsEventName;
  readonly hasCensusCookie?: boolean;
  readonly reason: Reason | null;
}

const CASES: readonly Case[] = [
  { when: 'a visitor views a page', reason: null },
  { when: 'there is no census cookie', hasCensusCookie: false, reason: 'no-census-cookie' },
  { when: 'the census is switched off', settings: { censusEnabled: false }, reason: 'census-off' },
  { when: 'nobody was asked yet', settings: { consent: 'pending' }, reason: 'consent-pending' },
  { when: 'the visitor refused', settings: { consent: 'denied' }, reason: 'consent-denied' },
  { when: 'an editor is logged in', settings: account([editor]), reason: 'account' },
  { when: 'an account without roles is logged in', settings: account([]), reason: 'account' },
  { when: 'a viewer is logged in', settings: account([viewer]), reason: null },
  { when: 'a viewer who also edits is logged in', settings: account([viewer, editor]), reason: 'account' },
  { when: 'a viewer configures', settings: account([viewer]), path: '/config/pages', reason: 'owner-page' },
  { when: 'a visitor opens the configuration', path: '/config', reason: 'owner-page' },
  { when: 'a path only begins alike', path: '/configure', reason: null },
  { when: 'the page is not found', settings: { pageType: PAGE_TYPES['not-found'] }, reason: 'page-type' },
  { when: 'the page is locked', settings: { pageType: PAGE_TYPES['lock-screen'] }, reason: 'page-type' },
  {
    when: 'members only may see the page',
    settings: { pageType: PAGE_TYPES['member-area-access-denied'] },
    reason: 'page-type',
  },
  { when: 'the cart is shown', settings: { pageType: PAGE_TYPES['show-cart'] }, reason: null },
  { when: 'the search is viewed', path: '/search', reason: 'search' },
  {
    when: 'the search is viewed in another language',
    settings: { pageType: PAGE_TYPES.search },
    path: '/de/search',
    reason: 'search',
  },
  { when: 'something is bought from the search', path: '/search', name: 'cart-addition', reason: null },
];

function account(websiteRoles: readonly number[]) {
  return { authenticatedAccountId: 'ann', websiteRoles };
}

describe('whyNotRecorded', () => {
  for (const {
    when,
    settings,
    path = '/shop/mug',
    name = 'page-view',
    hasCensusCookie = true,
    reason,
  } of CASES)
    it(`${reason === null ? 'records' : `does not record (${reason})`}: ${when}`, () => {
      const usual = {
        authenticatedAccountId: null,
        censusEnabled: true,
        consent: 'granted',
        pageType: null,
        websiteRoles: [],
      } as const;
      const occasion = { settings: { ...usual, ...settings }, path, hasCensusCookie };
      expect(whyNotRecorded(name, occasion)).to.equal(reason);
    });
});
