import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/visit-tracker/define.ts';
import type { StoreVisitEvent } from '../../../elements/index.ts';
import { configureStore } from '../../../elements/configure-store.ts';
import { watchActions } from '../../../elements/analytics/watch-actions.ts';
import { recordEvent } from '../../../elements/analytics/record-event.ts';
import type { Analytics } from '../../../core/analytics/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('a lesson is visited', () => {
  let visits: string[] = [];
  const hear = ({ detail: { kind, itemId } }: StoreVisitEvent) => visits.push(`${kind} ${itemId}`);
  before(() => {
    document.addEventListener('store-visit', hear);
  });
  after(() => {
    document.removeEventListener('store-visit', hear);
  });
  beforeEach(() => {
    visits = [];
  });
  const untilVisits = (count: number) => waitUntil(() => visits.length >= count || null, 'no visit');

  it('is told once, however often the tag is moved', async () => {
    const tag = await fixture<HTMLElementTagNameMap['visit-tracker']>(
      html`<visit-tracker item-id="lesson-1"></visit-tracker>`,
    );
    await untilVisits(1);
    document.body.append(tag);
    await tag.ready;
    tag.remove();
    expect(visits).to.deep.equal(['lesson lesson-1']);
  });

  it('the paywall of a video is another kind', async () => {
    await fixture(html`<visit-tracker kind="paywall" item-id="video-1"></visit-tracker>`);
    await untilVisits(1);
    expect(visits).to.deep.equal(['paywall video-1']);
  });

  it('is told again where the page goes on to another lesson', async () => {
    const tag = await fixture(html`<visit-tracker item-id="lesson-1"></visit-tracker>`);
    await untilVisits(1);
    tag.setAttribute('item-id', 'lesson-2');
    await untilVisits(2);
    expect(visits).to.deep.equal(['lesson lesson-1', 'lesson lesson-2']);
  });

  it('is recorded with its name and item', async () => {
    const recorded: unknown[] = [];
    const analytics = {
      record: (name: string, fields: object) => recorded.push([name, fields]),
    } as unknown as Analytics;
    watchActions(storefront()).subscribe((action) => {
      if (action.kind === 'event') recordEvent(analytics, storefront(), action);
    });
    await fixture(html`
      <visit-tracker item-id="lesson-1"></visit-tracker>
      <visit-tracker kind="paywall" item-id="video-1"></visit-tracker>
    `);
    await waitUntil(() => recorded.length >= 2 || null, 'nothing recorded');
    expect(recorded).to.deep.equal([
      ['lesson-visit', { itemId: 'lesson-1' }],
      ['paywall-visit', { itemId: 'video-1' }],
    ]);
  });

  it('is of the item of the page where the tag names none', async () => {
    await fixture(html`<visit-tracker></visit-tracker>`);
    await storefront().prepare();
    expect(visits).to.deep.equal([]);
    configureStore({ item: { id: 'lesson-9', title: 'Knots' } });
    await untilVisits(1);
    expect(visits).to.deep.equal(['lesson lesson-9']);
  });
});
