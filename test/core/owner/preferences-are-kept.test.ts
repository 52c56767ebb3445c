import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import type { JsonObject } from '../../../core/json/index.ts';
import {
  createMemoryPreferencesGateway,
  createPreferences,
  type PreferencesGateway,
  type StorePreferencesChangeEvent,
} from '../../../core/owner/index.ts';

/** A store that counts what is read, and fails on demand. */
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
  const told: string[] = [];
  const preferences = createPreferences({
    gateway,
    report: (_error, context) => reported.push(context),
    tell: (namespace) => told.push(namespace),
  });
  return { preferences, memory, counts, failing, reported, told };
}

async function isRefused(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => false,
    () => true,
  );
}

describe('the preferences of a site', () => {
  it('are read once for each namespace, however many ask', async () => {
    const { preferences, counts } = openStore();
    const both = await Promise.all([preferences.load('checkout'), preferences.load('checkout')]);
    expect(both).to.deep.equal([{}, {}]);
    await preferences.load('checkout');
    await preferences.load('tax');
    expect(counts.reads).to.equal(2);
  });

  it('are what was saved at once, and whoever shows them is told', async () => {
    const { preferences, counts, told } = openStore();
    const saved = preferences.save('checkout', { phone: true });
    expect(told).to.deep.equal(['checkout']);
    expect(await preferences.load('checkout')).to.deep.equal({ phone: true });
    await saved;
    expect(await preferences.load('checkout')).to.deep.equal({ phone: true });
    expect(counts.reads).to.equal(0);
  });

  it('have no id of the website, although it was saved with them', async () => {
    const { preferences, memory } = openStore();
    const saved = preferences.save('checkout', { websiteId: 'clay', phone: true });
    expect(await preferences.load('checkout'), 'on the way').to.deep.equal({ phone: true });
    await saved;
    expect(await preferences.load('checkout')).to.deep.equal({ phone: true });
    expect(await memory.loadPreferences('checkout')).to.deep.equal({ phone: true });
  });

  it('are those of the store again when saving fails, which is reported, told and thrown', async () => {
    const { preferences, memory, failing, reported, told } = openStore();
    await memory.savePreferences('checkout', { phone: false });
    await preferences.load('checkout');
    failing.push('save');
    expect(await isRefused(preferences.save('checkout', { phone: true }))).to.equal(true);
    expect([reported, told]).to.deep.equal([['preferences/save'], ['checkout', 'checkout']]);
    expect(await preferences.load('checkout')).to.deep.equal({ phone: false });
  });

  it('are asked for anew after reading has failed, which is reported and thrown', async () => {
    const { preferences, failing, reported } = openStore();
    failing.push('load');
    expect(await isRefused(preferences.load('checkout'))).to.equal(true);
    expect(reported).to.deep.equal(['preferences/load']);
    expect(await preferences.load('checkout')).to.deep.equal({});
  });

  it('are the last ones that were saved, also when an earlier save fails', async () => {
    const { preferences, memory, failing } = openStore();
    failing.push('save');
    const saves = [{ phone: true }, { phone: false }].map((one) => preferences.save('checkout', one));
    expect(await Promise.all(saves.map(isRefused))).to.deep.equal([true, false]);
    expect(await preferences.load('checkout')).to.deep.equal({ phone: false });
    expect(await memory.loadPreferences('checkout')).to.deep.equal({ phone: false });
  });

  it('cannot be changed by whoever has read them', async () => {
    const { preferences } = openStore();
    const read = (await preferences.load('checkout')) as Record<string, unknown>;
    read['phone'] = true;
    const expected: JsonObject = {};
    expect(await preferences.load('checkout')).to.deep.equal(expected);
  });

  it('are told of by an event of the document', async () => {
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
