import { expect } from '@open-wc/testing';
import { mugProduct } from '../../elements/testing.ts';
import { figures } from '../support/gallery-pictures.ts';
import { closeFreshPages, openFreshPage } from '../support/fresh-page.ts';
import { waitUntil } from '../support/wait-until.ts';

const GALLERY = `<gallery-block>${figures(3)}</gallery-block>`;
const CARE = '/elements/host/deferred-setup.ts';

/** Opens a page and waits until it has fetched what looks after tags. */
async function waitForCare(body: string): Promise<{ isBeforeLoad: boolean }> {
  const page = await openFreshPage({
    modules: { all: '/elements/all.ts' },
    body,
    first: `addEventListener('load', ({ timeStamp }) => { window.loadedMs = timeStamp; });`,
  });
  await waitUntil(() => page.fetchOf(CARE) !== undefined, `${CARE} was not fetched`);
  // What was fetched before may be told of before, too.
  const loadedMs = () => Reflect.get(page.window, 'loadedMs') as number | undefined;
  await waitUntil(() => loadedMs() !== undefined, 'the page has not loaded');
  return { isBeforeLoad: page.fetchOf(CARE)!.startTime < loadedMs()! };
}

describe('a page that only shows pictures', () => {
  afterEach(closeFreshPages);

  // Begun together with the wire, whose task comes so late that it tells nothing.
  it('asks for what comes with the shop once it has loaded', async () => {
    expect((await waitForCare(GALLERY)).isBeforeLoad).to.equal(false);
  });

  it('does not wait where something is sold, too', async () => {
    const selling = `<store-add-to-cart><script type="application/json">${JSON.stringify(mugProduct)}</script></store-add-to-cart>`;
    expect((await waitForCare(selling + GALLERY)).isBeforeLoad).to.equal(true);
  });
});
