import { expect } from '@open-wc/testing';
import { COPY_ID, PACKAGE_VERSION, shelf } from '../../../core/shared/index.ts';
import { copyModule } from './module-copy.ts';
import { catchWarnings } from './console.ts';

interface Shared {
  readonly COPY_ID: string;
  readonly shelf: typeof shelf;
}

const SHARED = '/core/shared/index.ts';
const SHELF_KEY = Symbol.for('storefront-elements.shelf.1');

let names = 0;
// The shelf lasts as long as the page: every test takes a place of its own.
const unusedName = (): string => `test-${(names += 1)}`;

async function loadCopy(change?: (source: string) => string): Promise<Shared> {
  return (await import(await copyModule(SHARED, change))) as Shared;
}

describe('two copies of the script on one page', () => {
  it('share the value that the first one created', async () => {
    const second = await loadCopy();
    const name = unusedName();
    const made = shelf(name, () => ({ from: 'first' }));
    expect(second.shelf(name, () => ({ from: 'second' }))).to.equal(made);
  });

  it('share it even if the second one loads first', async () => {
    const second = await loadCopy();
    const name = unusedName();
    const made = second.shelf(name, () => ({ from: 'second' }));
    expect(shelf(name, () => ({ from: 'first' }))).to.equal(made);
  });

  it('have different ids, usable in a tag name', async () => {
    const second = await loadCopy();
    expect(second.COPY_ID).not.to.equal(COPY_ID);
    for (const id of [COPY_ID, second.COPY_ID]) expect(id).to.match(/^[0-9a-z]{8}$/);
    customElements.define(`store-view-${second.COPY_ID}`, class extends HTMLElement {});
  });

  it('print no warning if their version is the same', async () => {
    shelf(unusedName(), () => 1);
    const second = await loadCopy();
    const warnings = await catchWarnings(() => {
      second.shelf(unusedName(), () => 1);
    });
    expect(warnings).to.deep.equal([]);
  });

  it('print one warning that names two versions', async () => {
    shelf(unusedName(), () => 1);
    const other = await loadCopy((source) => source.replaceAll(`"${PACKAGE_VERSION}"`, '"99.8.7"'));
    const warnings = await catchWarnings(() => {
      other.shelf(unusedName(), () => 1);
      other.shelf(unusedName(), () => 1);
    });
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.contain('99.8.7').and.to.contain(PACKAGE_VERSION);
  });

  it('have separate shops if their contracts differ', async () => {
    const other = await loadCopy((source) => source.replaceAll('elements.shelf.1', 'elements.shelf.2'));
    const name = unusedName();
    const first = shelf(name, () => ({}));
    expect(other.shelf(name, () => ({}))).not.to.equal(first);
  });
});

describe('a shelf', () => {
  it('creates a value once', () => {
    let made = 0;
    const name = unusedName();
    const create = (): number => (made += 1);
    shelf(name, create);
    shelf(name, create);
    expect(made).to.equal(1);
  });

  it('stores undefined, too', () => {
    let made = 0;
    const name = unusedName();
    const create = (): undefined => {
      made += 1;
      return undefined;
    };
    shelf(name, create);
    shelf(name, create);
    expect(made).to.equal(1);
  });

  it('stores nothing if creating fails', () => {
    const name = unusedName();
    const fail = (): never => {
      throw new Error('not today');
    };
    expect(() => shelf(name, fail)).to.throw('not today');
    expect(shelf(name, () => 'today')).to.equal('today');
  });

  it('is not enumerable and cannot be replaced', () => {
    shelf(unusedName(), () => 1);
    const property = Object.getOwnPropertyDescriptor(globalThis, SHELF_KEY);
    expect(property).to.include({ enumerable: false, writable: false, configurable: false });
    expect(Object.isFrozen(property?.value)).to.equal(true);
  });

  it('works on a page with frozen globals, one per copy', async () => {
    // A window cannot be frozen, so the same refusals are simulated here.
    const copyOnFrozen = () =>
      loadCopy((source) =>
        source
          .replaceAll('elements.shelf.1', 'elements.shelf.frozen')
          .replaceAll('Reflect.defineProperty', '(() => false)'),
      );
    const one = await copyOnFrozen();
    const other = await copyOnFrozen();
    const first = one.shelf('shop', () => ({}));
    expect(one.shelf('shop', () => ({}))).to.equal(first);
    expect(other.shelf('shop', () => ({}))).not.to.equal(first);
  });
});

describe('the version of a copy', () => {
  it('matches package.json', async () => {
    const manifest = (await (await fetch('/package.json')).json()) as { version: string };
    expect(PACKAGE_VERSION).to.equal(manifest.version);
  });
});
