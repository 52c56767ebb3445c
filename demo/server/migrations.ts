import type { Migration } from 'kysely';

import { awaitPayments } from './features/orders/await-payments.ts';
import { countFrames } from './features/site-frame/count-frames.ts';
import { createAddresses } from './features/places/migrations.ts';
import { createCaptcha } from './features/captcha/migrations.ts';
import { createCollections } from './features/collections/migrations.ts';
import { createContent } from './features/journal/migrations.ts';
import { createForms } from './features/forms/migrations.ts';
import { createGiftCards } from './features/gift-cards/migrations.ts';
import { createLanguages } from './features/languages/migrations.ts';
import { createLocks } from './features/locks/migrations.ts';
import { createMembers } from './features/members/migrations.ts';
import { createNavigation } from './features/navigation/migrations.ts';
import { createOutbox } from './features/mails/migrations.ts';
import { createOwners } from './features/owner/migrations.ts';
import { createPerformance } from './features/performance/migrations.ts';
import { createPreferences } from './features/preferences/migrations.ts';
import { createRestock } from './features/restock/migrations.ts';
import { createReviews } from './features/reviews/migrations.ts';
import { createSiteFrame } from './features/site-frame/migrations.ts';
import { createSendings } from './features/restock/create-sendings.ts';
import { createStore } from './features/catalogue/migrations.ts';
import { createSubscriptions } from './features/subscriptions/migrations.ts';
import { createVisits } from './features/visits/migrations.ts';
import { describeSubmissions } from './features/forms/describe-submissions.ts';
import { keepAnswers } from './features/orders/keep-answers.ts';
import { linkVisits } from './features/visits/link-visits.ts';
import { placeOrders } from './features/orders/place-orders.ts';
import { timeOrders } from './features/orders/time-orders.ts';

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
