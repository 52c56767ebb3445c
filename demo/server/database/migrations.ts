import type { Migration } from 'kysely';

import { awaitPayments } from './await-payments.ts';
import { countFrames } from './count-frames.ts';
import { createAddresses } from './create-addresses.ts';
import { createCaptcha } from './create-captcha.ts';
import { createCollections } from './create-collections.ts';
import { createContent } from './create-content.ts';
import { createForms } from './create-forms.ts';
import { createGiftCards } from './create-gift-cards.ts';
import { createLanguages } from './create-languages.ts';
import { createLocks } from './create-locks.ts';
import { createMembers } from './create-members.ts';
import { createNavigation } from './create-navigation.ts';
import { createOutbox } from './create-outbox.ts';
import { createOwners } from './create-owners.ts';
import { createPerformance } from './create-performance.ts';
import { createPreferences } from './create-preferences.ts';
import { createRestock } from './create-restock.ts';
import { createReviews } from './create-reviews.ts';
import { createSiteFrame } from './create-site-frame.ts';
import { createSendings } from './create-sendings.ts';
import { createStore } from './create-store.ts';
import { createSubscriptions } from './create-subscriptions.ts';
import { createVisits } from './create-visits.ts';
import { describeSubmissions } from './describe-submissions.ts';
import { keepAnswers } from './keep-answers.ts';
import { linkVisits } from './link-visits.ts';
import { placeOrders } from './place-orders.ts';
import { timeOrders } from './time-orders.ts';

/** The store's schema, step by step; a released step is never changed, only followed by another. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-store': { up: createStore },
  '002-content': { up: createContent },
  '003-forms': { up: createForms },
  '004-owners': { up: createOwners },
  '005-submissions': { up: describeSubmissions },
  '006-captcha': { up: createCaptcha },
  '007-addresses': { up: createAddresses },
  '008-outbox': { up: createOutbox },
  '009-gift-cards': { up: createGiftCards },
  '010-restock': { up: createRestock },
  '011-subscriptions': { up: createSubscriptions },
  '012-reviews': { up: createReviews },
  '013-answers': { up: keepAnswers },
  '014-places-of-orders': { up: placeOrders },
  '015-visits': { up: createVisits },
  '016-payments': { up: awaitPayments },
  '017-performance': { up: createPerformance },
  '018-links-of-visits': { up: linkVisits },
  '019-times-of-orders': { up: timeOrders },
  '020-members': { up: createMembers },
  '021-navigation': { up: createNavigation },
  '022-collections': { up: createCollections },
  '023-languages': { up: createLanguages },
  '024-locks': { up: createLocks },
  '025-preferences': { up: createPreferences },
  '026-site-frame': { up: createSiteFrame },
  '027-versions-of-site-frame': { up: countFrames },
  '028-restock-sendings': { up: createSendings },
};
