import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';

import type { AnalyticsEvent, AnalyticsFields } from '../../core/analytics/event/analytics-event.ts';
import type { PageFacts } from '../../core/analytics/event/page-facts.ts';
import type { WriteEvent } from '../../core/analytics/sinks/analytics-sink.ts';
import { createCensusWriter } from '../../core/analytics/sinks/census.ts';
import { createNewerWriter, joinEvents } from '../../core/analytics/sinks/newer-tracker.ts';
import { writeOlderEvent } from '../../core/analytics/sinks/older-tracker.ts';
import { DEFAULT_SETTINGS } from '../../core/page/default-settings.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { Visitor } from '../support/visitor.ts';

const MUG = { itemId: 'mug', title: 'Mug', sku: 'mug', price: null, kind: 'physical' } as const;
const FORM = { formId: 'newsletter', formType: 'newsletter' } as const;
const BUTTON = { buttonId: 'add-to-cart', destinationUrl: null } as const;

const FIELDS: AnalyticsFields = {
  'page-view': { title: 'Mug' },
  'product-view': MUG,
  'variant-choice': MUG,
  'quick-view': { itemId: 'mug' },
  'cart-addition': { ...MUG, quantity: 1, cart: null },
  'cart-removal': { itemId: 'mug', sku: 'mug', cart: null },
  'checkout-start': { cart: null, destinationUrl: null },
  'form-render': FORM,
  'form-submission': FORM,
  'newsletter-signup': FORM,
  'restock-signup': { itemId: 'vase', variantId: 'vase' },
  'gallery-change': { galleryId: null, index: 1 },
  'overlay-view': { overlayId: 'letters' },
  'overlay-close': { overlayId: 'letters', isSubmitted: false },
  'button-render': BUTTON,
  'button-press': BUTTON,
  custom: { schemaName: 'kiln_opened', content: { pieces: 40 } },
  'lesson-visit': { itemId: 'lesson' },
  'paywall-visit': { itemId: 'paywall' },
};

/** The analytics calls of docs/behaviour/calls.md. */
const CALLS = [
  'POST /api/events/RecordEvent',
  'POST /api/v1/clanker/events',
  'POST /api/v1/clanker/validate-event-content/{schemaName}',
  'POST /api/census/RecordHit',
  'POST /api/census/RecordQuickView/{itemId}',
  'POST /api/census/button-click',
  'POST /api/census/button-render',
  'POST /api/census/form-render',
  'POST /api/census/overlay',
];

describe('every analytics call', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS });
  let visitor: Visitor;
  const browser = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  before(async () => {
    // The newer tracker reports it; not every version of Node has it.
    const value = { language: 'en-US', userAgent: 'A browser' };
    Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
    visitor = await Visitor.arrive(store.url);
  });

  after(() => {
    Reflect.deleteProperty(globalThis, 'navigator');
    if (browser) Object.defineProperty(globalThis, 'navigator', browser);
  });

  const page: PageFacts = {
    settings: DEFAULT_SETTINGS,
    identity: { analyticsId: 'ann', sessionId: '1', isFirstSession: true, isLanding: true, marketingId: '' },
    url: new URL('https://shop.example/shop/mug'),
    referrerUrl: '',
  };
  const warn = (sentence: string) => assert.fail(sentence);
  const newer = (isValidating: boolean): WriteEvent => createNewerWriter(() => isValidating, warn);
  const json = { type: 'application/json', join: (text: string) => joinEvents([text]) };
  const form = {
    type: 'application/x-www-form-urlencoded',
    join: (text: string) => `crumb=${visitor.crumb}&${text}`,
  };
  const TRACKERS = [
    { write: writeOlderEvent, ...form },
    { write: createCensusWriter(() => visitor.crumb), ...form },
    { write: newer(false), ...json },
    { write: newer(true), ...json },
  ];

  it('is accepted by the store, for every event and tracker', async () => {
    const made = new Set<string>();
    for (const [name, fields] of Object.entries<AnalyticsEvent['fields']>({ ...FIELDS })) {
      const event = { id: randomUUID(), name, occurredAtMs: Date.now(), fields } as AnalyticsEvent;
      for (const { write, type, join } of TRACKERS) {
        const written = write(event, page);
        if (written === null) continue;
        const { path, text } = written;
        const answer = await visitor.request('POST', path, {
          body: join(text),
          headers: { 'content-type': type },
        });
        assert.ok([200, 202].includes(answer.status), `${name}: ${path}: ${answer.text}`);
        made.add(
          `POST ${path.replace(/(content\/)\w+$/, '$1{schemaName}').replace(/(View\/)\w+$/, '$1{itemId}')}`,
        );
      }
    }
    assert.deepEqual([...made].sort(), [...CALLS].sort());
  });
});
