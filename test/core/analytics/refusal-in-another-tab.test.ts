import { expect } from '@open-wc/testing';
import { useCookiesAlone } from '../session/exclusive-cookies.ts';
import { openAnalytics, postsTo, useFakeNetwork } from './open-analytics.ts';

const PAGE_VIEW = { title: 'The mug' };

/** A page with a queued event whose visitor has refused consent in another tab. */
function openPage() {
  const { analytics } = openAnalytics();
  analytics.record('page-view', PAGE_VIEW);
  document.cookie = 'ss_census=; Path=/; Max-Age=0';
  return analytics;
}

function storedNames(): readonly string[] {
  return [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
}

describe('consent refused in another tab', () => {
  useCookiesAlone();
  useFakeNetwork();

  it('drops queued events and stored ids when this page is left', async () => {
    const analytics = openPage();
    expect(storedNames()).not.to.deep.equal([]);
    analytics.leave();
    expect(await postsTo('/api/')).to.deep.equal([]);
    expect(storedNames()).to.deep.equal([]);
    expect(document.cookie).not.to.contain('SS_');
  });

  it('starts with a new id, and without earlier events, once consent is given again', async () => {
    const analytics = openPage();
    const before = localStorage.getItem('SS_ANALYTICS_ID');
    dispatchEvent(new StorageEvent('storage', { key: 'SS_ANALYTICS_ID' }));
    expect(storedNames()).to.deep.equal([]);
    document.cookie = 'ss_census=1; Path=/';
    analytics.record('quick-view', { itemId: 'mug' });
    analytics.leave();
    expect(
      (await postsTo('/api/events')).map(({ body }) => new URLSearchParams(body).get('event')),
    ).to.deep.equal(['quick_view']);
    expect(localStorage.getItem('SS_ANALYTICS_ID')).not.to.equal(before);
  });
});
