import { expect } from '@open-wc/testing';
import { mugProduct } from '../../elements/testing.ts';
import { figures } from '../support/gallery-pictures.ts';
import { closeFreshPages, openFreshPage } from '../support/fresh-page.ts';
import { waitUntil } from '../support/wait-until.ts';

const GALLERY = `<gallery-block>${figures(3)}</gallery-block>`;
const WIRE = '/core/storefront/wire.ts';
const CARE = '/elements/host/care.ts';

/** Opens a page and waits until it has fetched a file. */
async function waitFor(path: string, body: string): Promise<{ isBeforeLoad: boolean }> {
  const { window } = await openFreshPage({
    modules: { all: '/elements/all.ts' },
    body,
    first: `addEventListener('load', ({ timeStamp }) => { window.loadedMs = timeStamp; });`,
  });
  const fetched = () =>
    window.performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname === path);
  await waitUntil(() => fetched() !== undefined, `${path} was not fetched`);
  return { isBeforeLoad: fetched()!.startTime < (Reflect.get(window, 'loadedMs') as number) };
}

describe('a page that only shows pictures', () => {
  afterEach(closeFreshPages);

  for (const path of [WIRE, CARE]) {
    it(`asks for ${path} once it has loaded`, async () => {
      expect((await waitFor(path, GALLERY)).isBeforeLoad).to.equal(false);
    });
  }

  it('does not wait where something is sold, too', async () => {
    const selling = `<store-add-to-cart><script type="application/json">${JSON.stringify(mugProduct)}</script></store-add-to-cart>`;
    expect((await waitFor(CARE, selling + GALLERY)).isBeforeLoad).to.equal(true);
  });
});
