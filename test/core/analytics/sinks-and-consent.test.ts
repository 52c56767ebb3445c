import { expect } from '@open-wc/testing';
import { createConsoleSink, createDataLayerSink, type AnalyticsSink } from '../../../core/analytics/index.ts';
import { useCookiesAlone } from '../session/exclusive-cookies.ts';
import { openAnalytics, postsTo, useFakeNetwork } from './open-analytics.ts';

const PAGE_VIEW = { title: 'The mug' };

function listener(name: string, isThirdParty: boolean) {
  const received: string[] = [];
  const sink: AnalyticsSink = { name, isThirdParty, record: (event) => void received.push(event.name) };
  return { sink, received };
}

function objectToThirdParties() {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
}

describe('createAnalytics', () => {
  useCookiesAlone();
  useFakeNetwork();
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });

  it('sends events to the sinks of the program, each in its format', () => {
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

  it('reports a sink that throws and still sends to the others', async () => {
    const { sink, received } = listener('quiet', false);
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
    expect(received).to.deep.equal(['page-view']);
    expect(reports).to.deep.equal(['analytics/broken: Error: no']);
    expect(await postsTo('/RecordHit')).to.have.lengthOf(1);
  });

  it('sends nothing to third parties if the browser objects', async () => {
    objectToThirdParties();
    const own = listener('own', false);
    const foreign = listener('foreign', true);
    const { analytics } = openAnalytics({ urls: { analytics: 'https://events.example' } }, [
      own.sink,
      foreign.sink,
    ]);
    analytics.record('page-view', PAGE_VIEW);
    analytics.leave();
    expect([own.received, foreign.received]).to.deep.equal([['page-view'], []]);
    expect(await postsTo('/clanker/')).to.deep.equal([]);
    expect(await postsTo('/RecordHit')).to.have.lengthOf(1);
  });

  it('sends to the newer tracker even then, if it is on the site’s own host', async () => {
    objectToThirdParties();
    const { analytics } = openAnalytics({ urls: { analytics: location.origin } });
    analytics.record('page-view', PAGE_VIEW);
    analytics.leave();
    expect(await postsTo('/clanker/')).to.have.lengthOf(1);
  });

  for (const consent of ['pending', 'denied'] as const)
    it(`sends and stores nothing while consent is ${consent}`, async () => {
      const { sink, received } = listener('own', false);
      const { analytics } = openAnalytics({ consent }, [sink]);
      analytics.record('page-view', PAGE_VIEW);
      analytics.leave();
      expect(received).to.deep.equal([]);
      expect(await postsTo('')).to.deep.equal([]);
      expect(document.cookie).not.to.contain('SS_');
      expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).to.deep.equal([]);
    });

  it('sends and stores nothing without the census cookie', async () => {
    const { analytics } = openAnalytics();
    document.cookie = 'ss_census=; Path=/; Max-Age=0';
    analytics.record('page-view', PAGE_VIEW);
    analytics.leave();
    expect(await postsTo('')).to.deep.equal([]);
    expect(Object.keys(localStorage)).to.deep.equal([]);
  });

  it('drops queued events and clears stored ids after a refusal', async () => {
    const { analytics, settings } = openAnalytics();
    analytics.record('page-view', PAGE_VIEW);
    expect(localStorage.getItem('SS_ANALYTICS_ID')).not.to.equal(null);
    settings.configure({ consent: 'denied' });
    expect(Object.keys(localStorage)).to.deep.equal([]);
    expect(document.cookie).not.to.contain('SS_');
    analytics.leave();
    expect(await postsTo('')).to.deep.equal([]);
  });

  it('sends again after a later consent, under a new id', async () => {
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

  it('sends under a restrictive cookie policy without storing anything', async () => {
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

  it('sends with one warning if storage fails', async () => {
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
