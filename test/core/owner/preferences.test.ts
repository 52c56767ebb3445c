import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import type { JsonObject } from '../../../core/json/index.ts';
import {
  createMemoryPreferencesGateway,
  createPreferences,
  type PreferencesGateway,
  type StorePreferencesChangeEvent,
} from '../../../owner/rules/index.ts';

/** A store that counts reads, and fails on demand. */
function openStore() {
  const memory = createMemoryPreferencesGateway();
  const counts = { reads: 0 };
  const failing: ('load' | 'save')[] = [];
  const attempt = (step: 'load' | 'save') => {
    if (failing[0] !== step) return;
    failing.shift();
    throw new StorefrontError(FAILURE_KINDS.server);
  };
  const gateway: PreferencesGateway = {
    async loadPreferences(namespace) {
      counts.reads += 1;
      await Promise.resolve();
      attempt('load');
      return memory.loadPreferences(namespace);
    },
    async savePreferences(namespace, preferences) {
      await Promise.resolve();
      attempt('save');
      return memory.savePreferences(namespace, preferences);
    },
  };
  const reported: string[] = [];
  const notified: string[] = [];
  const preferences = createPreferences({
    gateway,
    report: (_error, context) => reported.push(context),
    notify: (namespace) => notified.push(namespace),
  });
  return { preferences, memory, counts, failing, reported, notified };
}

async function isRefused(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => false,
    () => true,
  );
}

describe('the preferences of a site', () => {
  it('are read once per namespace, whatever the number of callers', async () => {
    const { preferences, counts } = openStore();
    const both = await Promise.all([preferences.load('checkout'), preferences.load('checkout')]);
    expect(both).to.deep.equal([{}, {}]);
    await preferences.load('checkout');
    await preferences.load('tax');
    expect(counts.reads).to.equal(2);
  });

  it('return saved values at once, and notify views', async () => {
    const { preferences, counts, notified } = openStore();
    const saved = preferences.save('checkout', { phone: true });
    expect(notified).to.deep.equal(['checkout']);
    expect(await preferences.load('checkout')).to.deep.equal({ phone: true });
    await saved;
    expect(await preferences.load('checkout')).to.deep.equal({ phone: true });
    expect(counts.reads).to.equal(0);
  });

  it('omit the id of the website', async () => {
    const { preferences, memory } = openStore();
    const saved = preferences.save('checkout', { websiteId: 'clay', phone: true });
    expect(await preferences.load('checkout'), 'on the way').to.deep.equal({ phone: true });
    await saved;
    expect(await preferences.load('checkout')).to.deep.equal({ phone: true });
    expect(await memory.loadPreferences('checkout')).to.deep.equal({ phone: true });
  });

  it('return to the stored values after a failed save, which they report, notify and throw', async () => {
    const { preferences, memory, failing, reported, notified } = openStore();
    await memory.savePreferences('checkout', { phone: false });
    await preferences.load('checkout');
    failing.push('save');
    expect(await isRefused(preferences.save('checkout', { phone: true }))).to.equal(true);
    expect([reported, notified]).to.deep.equal([['preferences/save'], ['checkout', 'checkout']]);
    expect(await preferences.load('checkout')).to.deep.equal({ phone: false });
  });

  it('are read again after a failed read, which they report and throw', async () => {
    const { preferences, failing, reported } = openStore();
    failing.push('load');
    expect(await isRefused(preferences.load('checkout'))).to.equal(true);
    expect(reported).to.deep.equal(['preferences/load']);
    expect(await preferences.load('checkout')).to.deep.equal({});
  });

  it('keep the last saved values, even if an earlier save fails', async () => {
    const { preferences, memory, failing } = openStore();
    failing.push('save');
    const saves = [{ phone: true }, { phone: false }].map((one) => preferences.save('checkout', one));
    expect(await Promise.all(saves.map(isRefused))).to.deep.equal([true, false]);
    expect(await preferences.load('checkout')).to.deep.equal({ phone: false });
    expect(await memory.loadPreferences('checkout')).to.deep.equal({ phone: false });
  });

  it('cannot be changed by their readers', async () => {
    const { preferences } = openStore();
    const read = (await preferences.load('checkout')) as Record<string, unknown>;
    read['phone'] = true;
    const expected: JsonObject = {};
    expect(await preferences.load('checkout')).to.deep.equal(expected);
  });

  it('dispatch an event on the document', async () => {
    const heard: string[] = [];
    const listen = ({ namespace }: StorePreferencesChangeEvent) => heard.push(namespace);
    document.addEventListener('store-preferences-change', listen);
    const preferences = createPreferences({
      gateway: createMemoryPreferencesGateway(),
      report: () => undefined,
    });
    await preferences.save('tax', { isIncluded: true });
    document.removeEventListener('store-preferences-change', listen);
    expect(heard).to.deep.equal(['tax']);
  });
});
