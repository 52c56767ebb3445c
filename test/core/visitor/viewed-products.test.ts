import { expect } from '@open-wc/testing';
import { createPageSettings, type Settings } from '../../../core/page/index.ts';
import { browserStorage, createStorageArea } from '../../../core/session/index.ts';
import { forgetVisitor, ViewedProducts } from '../../../core/visitor/index.ts';
import { useCookiesAlone } from '../session/exclusive-cookies.ts';

const KEY = 'store-viewed https://shop.example';

const settingsWith = (said: Partial<Settings>): Settings => ({
  ...createPageSettings({ document: null }).$settings.get(),
  apiRoot: 'https://shop.example',
  ...said,
});

/** A page of a site that asks by `consent` alone. */
function openPage(said: Partial<Settings> = {}, storage = browserStorage()) {
  let settings = settingsWith({ censusEnabled: false, ...said });
  const viewed = new ViewedProducts({ storage, getSettings: () => settings });
  const change = (other: Partial<Settings>) => {
    settings = settingsWith({ ...settings, ...other });
    viewed.forgetAfterRefusal();
  };
  return { viewed, change, getSettings: () => settings };
}

const viewAll = (ids: readonly string[], said?: Partial<Settings>) => {
  const { viewed } = openPage(said);
  for (const id of ids) viewed.add(id);
};

const store = (data: unknown) => {
  localStorage.setItem(KEY, JSON.stringify({ v: 1, exp: null, data }));
};

describe('viewed products', () => {
  useCookiesAlone();

  it('are listed newest first, each once, on later pages', () => {
    viewAll(['tee', 'mug', 'print', 'tee']);
    expect(openPage().viewed.ids()).to.deep.equal(['tee', 'print', 'mug']);
  });

  it('are stored as ids alone, 20 at most', () => {
    viewAll(Array.from({ length: 30 }, (_, index) => `p${index}`));
    const { data } = JSON.parse(localStorage.getItem(KEY) ?? '') as { readonly data: readonly unknown[] };
    expect([data.length, data[0], data[19]]).to.deep.equal([20, 'p29', 'p10']);
  });

  it('are forgotten one by one', () => {
    viewAll(['tee', 'mug']);
    openPage().viewed.remove('mug');
    expect(openPage().viewed.ids()).to.deep.equal(['tee']);
  });

  it('belong to one store', () => {
    viewAll(['tee']);
    expect(openPage({ apiRoot: 'https://other.example' }).viewed.ids()).to.deep.equal([]);
    expect(openPage({ gateway: 'shopify' }).viewed.ids()).to.deep.equal([]);
  });

  for (const [what, data] of [
    ['no list', { 0: 'tee' }],
    ['a list of anything else', [null, 7, {}, '', ['tee']]],
    ['ids that are too long', ['x'.repeat(1_000)]],
  ] as const)
    it(`are none where the browser holds ${what}`, () => {
      store(data);
      expect(openPage().viewed.ids()).to.deep.equal([]);
    });

  it('are read from a list that somebody else has filled only as far as it is valid', () => {
    store(['tee', 'tee', 7, ...Array.from({ length: 30 }, (_, index) => `p${index}`)]);
    const ids = openPage().viewed.ids();
    expect([ids.length, ids[0], ids[1]]).to.deep.equal([20, 'tee', 'p0']);
  });

  it('are in the memory of the page where the browser stores nothing', () => {
    const storage = createStorageArea({
      open: () => {
        throw new Error('no storage');
      },
      now: Date.now,
      onFailure: () => undefined,
    });
    const { viewed, change } = openPage({}, storage);
    viewed.add('tee');
    expect(viewed.ids()).to.deep.equal(['tee']);
    change({ consent: 'denied' });
    change({ consent: 'granted' });
    expect(viewed.ids()).to.deep.equal([]);
  });
});

describe('consent to viewed products', () => {
  useCookiesAlone();

  for (const said of [
    { consent: 'pending' },
    { consent: 'denied' },
    { cookiePolicy: 'restrictive' },
    { censusEnabled: true },
  ] as const)
    it(`is missing, so that nothing is stored or read: ${JSON.stringify(said)}`, () => {
      viewAll(['mug'], said);
      expect(localStorage.getItem(KEY)).to.equal(null);
      store(['tee']);
      expect(openPage(said).viewed.ids()).to.deep.equal([]);
    });

  it('is the census cookie where the site counts visits', () => {
    document.cookie = 'ss_census=1; Path=/';
    viewAll(['mug'], { censusEnabled: true });
    expect(openPage({ censusEnabled: true }).viewed.ids()).to.deep.equal(['mug']);
  });

  it('removes what is stored of every store once it is withdrawn', () => {
    viewAll(['tee']);
    viewAll(['mug'], { apiRoot: 'https://other.example' });
    const { getSettings, change } = openPage();
    forgetVisitor(getSettings());
    expect(Object.keys(localStorage).length).to.equal(2);
    change({ consent: 'denied' });
    forgetVisitor(getSettings());
    expect(Object.keys(localStorage)).to.deep.equal([]);
  });

  it('counts as withdrawn without the census cookie of a site that counts visits', () => {
    viewAll(['tee']);
    forgetVisitor(settingsWith({ censusEnabled: true, consent: 'pending' }));
    expect(localStorage.getItem(KEY)).not.to.equal(null);
    forgetVisitor(settingsWith({ censusEnabled: true }));
    expect(localStorage.getItem(KEY)).to.equal(null);
  });
});
