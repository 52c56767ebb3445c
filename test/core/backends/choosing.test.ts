import { expect } from '@open-wc/testing';
import { openGateway } from '../../../core/backends/index.ts';
import { AssertionError, FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { createPageSettings, type PageSettings } from '../../../core/page/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';
import { refused } from '../../support/check.ts';

/** A gateway of two methods; says who was called, and with what. */
class Notes {
  readonly #owner: string;

  constructor(owner: string) {
    this.#owner = owner;
  }

  read = (...call: unknown[]) => Promise.resolve([this.#owner, 'read', ...call]);

  /** On the prototype: lost without its object. */
  write(...call: unknown[]): Promise<unknown[]> {
    return Promise.resolve([this.#owner, 'write', ...call]);
  }
}

/** The store's: a literal, as all of them are. */
function restNotes(): Pick<Notes, 'read' | 'write'> {
  const notes = new Notes('rest');
  return { read: notes.read, write: (...call) => notes.write(...call) };
}

describe('a gateway of the page', () => {
  let settings: PageSettings;
  let prepare: () => Promise<void>;
  let preparedCount: number;
  beforeEach(() => {
    settings = createPageSettings({ document: null });
    preparedCount = 0;
    prepare = () => {
      preparedCount += 1;
      settings.readBy(parseSettings);
      return Promise.resolve();
    };
  });
  const open = () =>
    openGateway<Pick<Notes, 'read' | 'write'>>({ settings, prepare: () => prepare() }, 'reviews', {
      memory: new Notes('memory'),
      rest: restNotes(),
    });

  it('is the store by default', async () => {
    expect(await open().read('mug', 2)).to.deep.equal(['rest', 'read', 'mug', 2]);
    expect(await open().write('mug')).to.deep.equal(['rest', 'write', 'mug']);
  });

  it('is chosen again for each call', async () => {
    const gateway = open();
    expect(await gateway.write()).to.deep.equal(['rest', 'write']);
    settings.configure({ gateway: 'memory' });
    expect(await gateway.write()).to.deep.equal(['memory', 'write']);
    settings.configure({ gateway: { reviews: new Notes('own') } });
    expect(await gateway.write()).to.deep.equal(['own', 'write']);
    // That of another module, which leaves the page's setting.
    settings.configure({ gateway: { places: new Notes('other') } });
    expect(await gateway.write()).to.deep.equal(['memory', 'write']);
  });

  it("knows the setting of the page only once all settings are read, and does not need them for the program's own", async () => {
    settings.configure({ gateway: { reviews: new Notes('own') } });
    await open().read();
    expect(preparedCount).to.equal(0);
    settings.configure({ gateway: 'memory' });
    await open().read();
    expect(preparedCount).to.equal(1);
  });

  it('rejects a call when the settings cannot be loaded', async () => {
    prepare = () => Promise.reject(new StorefrontError(FAILURE_KINDS.offline));
    await refused(open().read(), FAILURE_KINDS.offline);
  });

  for (const [own, expected] of [
    [{ read: () => undefined }, 'gateway.reviews: expected a method write, got undefined'],
    [{ write: () => undefined }, 'gateway.reviews: expected a method read, got undefined'],
    [7, 'gateway.reviews: expected an object, got 7'],
    [null, 'gateway.reviews: expected an object, got null'],
  ] as const) {
    it(`rejects a call when the program's own is ${JSON.stringify(own)}`, async () => {
      settings.configure({ gateway: { reviews: own } });
      const failure: unknown = await open()
        .read()
        .catch((error: unknown) => error);
      expect(failure).to.be.instanceOf(AssertionError);
      expect(String(failure)).to.contain(expected);
    });
  }
});
