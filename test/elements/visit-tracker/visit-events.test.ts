import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/visit-tracker/define.ts';
import type { StoreVisitEvent } from '../../../elements/index.ts';
import { configureStore } from '../../../elements/configure-store.ts';
import { watchActions } from '../../../elements/actions/watch-actions.ts';
import { recordEvent } from '../../../elements/analytics/record-event.ts';
import type { Analytics } from '../../../core/analytics/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('<visit-tracker>', () => {
  let visits: string[] = [];
  const note = ({ detail: { kind, itemId } }: StoreVisitEvent) => visits.push(`${kind} ${itemId}`);
  before(() => {
    document.addEventListener('store-visit', note);
  });
  after(() => {
    document.removeEventListener('store-visit', note);
  });
  beforeEach(() => {
    visits = [];
  });
  const untilVisits = (count: number) => waitUntil(() => visits.length >= count || null, 'no visit');

  it('emits once, however often it is moved', async () => {
    const tag = await fixture<HTMLElementTagNameMap['visit-tracker']>(
      html`<visit-tracker item-id="lesson-1"></visit-tracker>`,
    );
    await untilVisits(1);
    document.body.append(tag);
    await tag.ready;
    tag.remove();
    expect(visits).to.deep.equal(['lesson lesson-1']);
  });

  it('emits the kind of a paywall', async () => {
    await fixture(html`<visit-tracker kind="paywall" item-id="video-1"></visit-tracker>`);
    await untilVisits(1);
    expect(visits).to.deep.equal(['paywall video-1']);
  });

  for (const url of ['/lessons', '#/lessons'])
    it(`emits again where an application shows it again at ${url}`, async () => {
      const before = location.href;
      const tag = await fixture(html`<visit-tracker item-id="lesson-1"></visit-tracker>`);
      const parent = tag.parentElement!;
      await untilVisits(1);
      tag.remove();
      history.pushState(null, '', url);
      await Promise.resolve();
      parent.append(tag);
      await untilVisits(2);
      history.replaceState(null, '', before);
      expect(visits).to.deep.equal(['lesson lesson-1', 'lesson lesson-1']);
    });

  it('emits again for another lesson', async () => {
    const tag = await fixture(html`<visit-tracker item-id="lesson-1"></visit-tracker>`);
    await untilVisits(1);
    tag.setAttribute('item-id', 'lesson-2');
    await untilVisits(2);
    expect(visits).to.deep.equal(['lesson lesson-1', 'lesson lesson-2']);
  });

  it('is recorded by analytics with name and item', async () => {
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

  it("uses the page's item if it names none", async () => {
    await fixture(html`<visit-tracker></visit-tracker>`);
    await storefront().prepare();
    expect(visits).to.deep.equal([]);
    configureStore({ item: { id: 'lesson-9', title: 'Knots' } });
    await untilVisits(1);
    expect(visits).to.deep.equal(['lesson lesson-9']);
  });
});
