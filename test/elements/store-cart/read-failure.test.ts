import { expect } from '@open-wc/testing';
import type * as errorsModule from '../../../core/errors/index.ts';
import type { FailureKind } from '../../../core/errors/index.ts';
import type * as elementsDoor from '../../../elements/index.ts';
import type * as testingDoor from '../../../elements/testing.ts';
import { allByRole, untilRole } from '../../support/by-role.ts';
import { closeFreshPages, openFreshPage } from '../../support/fresh-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

interface Modules {
  readonly index: typeof elementsDoor;
  readonly all: unknown;
  readonly errors: typeof errorsModule;
  readonly testing: typeof testingDoor;
}

/** A separate page whose store has not answered yet. */
async function openUnread(kind: FailureKind, html = '<store-cart></store-cart>') {
  const page = await openFreshPage<Modules>({
    modules: {
      index: '/elements/index.ts',
      all: '/elements/all.ts',
      errors: '/core/errors/index.ts',
      testing: '/elements/testing.ts',
    },
  });
  const { index, errors, testing } = page.modules;
  const gateway = testing.createMemoryCartGateway({ catalog: testing.catalogOf([testing.mugProduct]) });
  await gateway.add({ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' }, 'key');
  let answer: (() => void) | null = null;
  let isFailing = true;
  const load = async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    if (isFailing) throw new errors.StorefrontError(kind);
    return gateway.load();
  };
  index.configureStore({ gateway: { cart: { ...gateway, load } } });
  page.document.body.innerHTML = html;
  const element = page.document.querySelector('store-cart')!;
  const text = () => element.shadowRoot?.textContent ?? '';
  await waitUntil(() => text().includes('Loading your cart…'));
  return {
    element,
    others: [...page.document.querySelectorAll('store-cart')].slice(1),
    text,
    // The page shows that it is loading before the store is asked.
    answer: async () => {
      await waitUntil(() => answer, 'not asked');
      answer?.();
      answer = null;
    },
    mend: () => {
      isFailing = false;
    },
  };
}

describe('a cart that cannot be read', () => {
  afterEach(closeFreshPages);

  for (const [kind, message] of [
    ['offline', 'Please check your internet connection.'],
    ['rate-limited', 'Please try again in a few seconds.'],
    ['server', 'Unable to load. Try again.'],
  ] as const) {
    it(`${kind}: shows why, reads again on click, and shows that it is loading`, async () => {
      const { element, text, answer, mend } = await openUnread(kind);
      await answer();
      const retry = await untilRole(element, { role: 'button', name: 'Try again' });
      const [alert] = allByRole(element, { role: 'alert', name: /(?:)/ });
      expect(alert!.textContent).to.equal(`Something went wrong${message}`);
      expect(alert!.contains(retry), 'the button is no part of the message').to.equal(false);
      const words = retry.ownerDocument.createRange();
      words.selectNodeContents(retry);
      const startsOf = [words, alert!].map((place) => place.getBoundingClientRect().left);
      expect(startsOf[0], 'its words start below the message').to.be.closeTo(startsOf[1]!, 0.1);
      retry.click();
      await waitUntil(() => text().includes('Loading your cart…'));
      expect(alert!.textContent).to.equal('');
      await answer();
      await waitUntil(() => alert!.textContent.includes(message));
      mend();
      retry.click();
      await waitUntil(() => text().includes('Loading your cart…'));
      await answer();
      await untilRole(element, { role: 'link', name: 'Checkout' });
    });
  }

  it('is explained by one of three tags, each with a button', async () => {
    const three = '<store-cart></store-cart>'.repeat(3);
    const { element, others, answer } = await openUnread('server', three);
    await answer();
    const alerts = [];
    for (const tag of [element, ...others]) {
      await untilRole(tag, { role: 'button', name: 'Try again' });
      alerts.push(allByRole(tag, { role: 'alert', name: /(?:)/ })[0]!.textContent);
    }
    expect(alerts.filter(Boolean)).to.deep.equal(['Something went wrongUnable to load. Try again.']);
  });
});
