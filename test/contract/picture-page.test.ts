import { expect } from '@open-wc/testing';
import { mugProduct } from '../../elements/testing.ts';
import { figures } from '../support/gallery-pictures.ts';
import { closeFreshPages, openFreshPage } from '../support/fresh-page.ts';
import { waitUntil } from '../support/wait-until.ts';

const GALLERY = `<gallery-block>${figures(3)}</gallery-block>`;
const DEFERRED_SETUP = '/elements/host/deferred/deferred-setup.ts';

/** Opens a page and waits until it has fetched the deferred setup. */
async function waitForDeferredSetup(body: string): Promise<{ isBeforeLoad: boolean }> {
  const page = await openFreshPage({
    modules: { all: '/elements/all.ts' },
    body,
    first: `addEventListener('load', ({ timeStamp }) => { window.loadedMs = timeStamp; });`,
  });
  await waitUntil(() => page.fetchOf(DEFERRED_SETUP) !== undefined, `${DEFERRED_SETUP} was not fetched`);
  // A request from before may be listed before, too.
  const loadedMs = () => Reflect.get(page.window, 'loadedMs') as number | undefined;
  await waitUntil(() => loadedMs() !== undefined, 'the page has not loaded');
  return { isBeforeLoad: page.fetchOf(DEFERRED_SETUP)!.startTime < loadedMs()! };
}

describe('a page that only shows pictures', () => {
  afterEach(closeFreshPages);

  // Started together with the network bundle, whose task is too late to show the order.
  it('fetches the deferred setup after its load event', async () => {
    expect((await waitForDeferredSetup(GALLERY)).isBeforeLoad).to.equal(false);
  });

  it('does not wait if it sells something, too', async () => {
    const selling = `<store-add-to-cart><script type="application/json">${JSON.stringify(mugProduct)}</script></store-add-to-cart>`;
    expect((await waitForDeferredSetup(selling + GALLERY)).isBeforeLoad).to.equal(true);
  });
});
