import { expect } from '@open-wc/testing';
import { createConsoleSink, createDataLayerSink, type AnalyticsSink } from '../../../core/analytics/index.ts';
import { useCookiesAlone } from '../session/exclusive-cookies.ts';
import { openAnalytics, postsTo, useNetworkOfTests } from './analytics-of-a-page.ts';

const PAGE_VIEW = { title: 'The mug' };

function listener(name: string, isThirdParty: boolean) {
  const heard: string[] = [];
  const sink: AnalyticsSink = { name, isThirdParty, record: (event) => void heard.push(event.name) };
  return { sink, heard };
}

function objectToThirdParties() {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
}

describe('who is told of a visitor', () => {
  useCookiesAlone();
  useNetworkOfTests();
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });

  it('the sinks of the program, each as it wants to hear', () => {
    const printed: unknown[][] = [];
    const layer: object[] = [];
    const { analytics } = openAnalytics({ websiteId: 'site-1' }, [
      createConsoleSink((...parts) => printed.push(parts)),
      createDataLayerSink(() => layer),
    ]);
    analytics.record('page-view', PAGE_VIEW);
    expect(printed).to.deep.equal([['page-view', PAGE_VIEW]]);
    expect(layer).to.have.lengthOf(1);
    expect(layer[0]).to.include({ event: 'page_view', website_id: 'site-1', page_title: 'The mug' });
    expect(layer[0])
      .to.have.property('event_id')
      .that.matches(/^[\da-f-]{36}$/);
  });

  it('all the others where one throws, which is reported', async () => {
    const { sink, heard } = listener('quiet', false);
    const broken = {
      ...sink,
      name: 'broken',
      record: () => {
        throw new Error('no');
      },
    };
    const { analytics, reports } = openAnalytics({}, [broken, sink]);
    analytics.record('page-view', PAGE_VIEW);
    analytics.leave();
    expect(heard).to.deep.equal(['page-view']);
    expect(reports).to.deep.equal(['analytics/broken: Error: no']);
    expect(await postsTo('/RecordHit')).to.have.lengthOf(1);
  });

  it('no third party where the browser asks for it', async () => {
    objectToThirdParties();
    const own = listener('own', false);
    const foreign = listener('foreign', true);
    const { analytics } = openAnalytics({ urls: { analytics: 'https://events.example' } }, [
      own.sink,
      foreign.sink,
    ]);
    analytics.record('page-view', PAGE_VIEW);
    analytics.leave();
    expect([own.heard, foreign.heard]).to.deep.equal([['page-view'], []]);
    expect(await postsTo('/clanker/')).to.deep.equal([]);
    expect(await postsTo('/RecordHit')).to.have.lengthOf(1);
  });

  it('the newer tracker even then, if it is on the site’s own host', async () => {
    objectToThirdParties();
    const { analytics } = openAnalytics({ urls: { analytics: location.origin } });
    analytics.record('page-view', PAGE_VIEW);
    analytics.leave();
    expect(await postsTo('/clanker/')).to.have.lengthOf(1);
  });

  for (const consent of ['pending', 'denied'] as const)
    it(`nobody while consent is ${consent}, and nothing is stored`, async () => {
      const { sink, heard } = listener('own', false);
      const { analytics } = openAnalytics({ consent }, [sink]);
      analytics.record('page-view', PAGE_VIEW);
      analytics.leave();
      expect(heard).to.deep.equal([]);
      expect(await postsTo('')).to.deep.equal([]);
      expect(document.cookie).not.to.contain('SS_');
      expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).to.deep.equal([]);
    });

  it('nobody without the census cookie, and nothing is stored', async () => {
    const { analytics } = openAnalytics();
    document.cookie = 'ss_census=; Path=/; Max-Age=0';
    analytics.record('page-view', PAGE_VIEW);
    analytics.leave();
    expect(await postsTo('')).to.deep.equal([]);
    expect(Object.keys(localStorage)).to.deep.equal([]);
  });

  it('nobody after a refusal: what waits is dropped, what was stored is cleared', async () => {
    const { analytics, settings } = openAnalytics();
    analytics.record('page-view', PAGE_VIEW);
    expect(localStorage.getItem('SS_ANALYTICS_ID')).not.to.equal(null);
    settings.configure({ consent: 'denied' });
    expect(Object.keys(localStorage)).to.deep.equal([]);
    expect(document.cookie).not.to.contain('SS_');
    analytics.leave();
    expect(await postsTo('')).to.deep.equal([]);
  });

  it('everybody again who is allowed to, of somebody new', async () => {
    const { analytics, settings } = openAnalytics();
    analytics.record('page-view', PAGE_VIEW);
    const before = localStorage.getItem('SS_ANALYTICS_ID');
    settings.configure({ consent: 'denied' });
    settings.configure({ consent: 'granted' });
    analytics.record('page-view', PAGE_VIEW);
    analytics.leave();
    expect(localStorage.getItem('SS_ANALYTICS_ID')).not.to.equal(before);
    expect(await postsTo('/RecordHit')).to.have.lengthOf(1);
  });

  it('everybody, under a restrictive cookie policy, of somebody whom nothing is stored of', async () => {
    const { analytics } = openAnalytics({ cookiePolicy: 'restrictive' });
    for (let count = 0; count < 2; count += 1) analytics.record('page-view', PAGE_VIEW);
    analytics.leave();
    const sessions = (await postsTo('/RecordHit')).map(({ body }) => {
      const data = new URLSearchParams(body).get('data') ?? '';
      return (JSON.parse(data) as { readonly sessionId: string }).sessionId;
    });
    expect(sessions).to.have.lengthOf(2);
    expect(new Set(sessions).size).to.equal(1);
    expect(Object.keys(localStorage)).to.deep.equal([]);
    expect(document.cookie).not.to.contain('SS_');
  });

  it('everybody where nothing can be stored, with a warning', async () => {
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const { analytics, warnings, reports } = openAnalytics();
      analytics.record('page-view', PAGE_VIEW);
      analytics.record('page-view', PAGE_VIEW);
      analytics.leave();
      expect(await postsTo('/RecordHit')).to.have.lengthOf(2);
      expect(warnings).to.deep.equal(['Unable to store analyticsId']);
      expect(reports).to.deep.equal([]);
    } finally {
      Object.defineProperty(Storage.prototype, 'setItem', setItem);
    }
  });
});
