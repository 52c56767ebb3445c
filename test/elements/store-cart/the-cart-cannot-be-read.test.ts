import { expect } from '@open-wc/testing';
import type * as errorsRoom from '../../../core/errors/index.ts';
import type { FailureKind } from '../../../core/errors/index.ts';
import type * as elementsDoor from '../../../elements/index.ts';
import type * as testingDoor from '../../../elements/testing.ts';
import { allByRole, untilRole } from '../../support/by-role.ts';
import { closeFreshPages, openFreshPage } from '../../support/fresh-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

interface Modules {
  readonly index: typeof elementsDoor;
  readonly all: unknown;
  readonly errors: typeof errorsRoom;
  readonly testing: typeof testingDoor;
}

/** A page of its own, whose store has not yet answered with a cart. */
async function openUnread(kind: FailureKind) {
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
  let answer: () => void = () => undefined;
  let isFailing = true;
  const load = async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    if (isFailing) throw new errors.StorefrontError(kind);
    return gateway.load();
  };
  index.configureStore({ gateway: { cart: { ...gateway, load } } });
  page.document.body.innerHTML = '<store-cart></store-cart>';
  const element = page.document.querySelector('store-cart')!;
  const text = () => element.shadowRoot?.textContent ?? '';
  await waitUntil(() => text().includes('Loading your cart…'));
  return {
    element,
    text,
    answer: () => {
      answer();
    },
    mend: () => {
      isFailing = false;
    },
  };
}

describe('the cart cannot be read', () => {
  afterEach(closeFreshPages);

  for (const [kind, message] of [
    ['offline', 'Please check your internet connection.'],
    ['rate-limited', 'Please try again in a few seconds.'],
    ['server', 'Please try again.'],
  ] as const) {
    it(`${kind}: says so, reads again on demand, and shows that it does`, async () => {
      const { element, text, answer, mend } = await openUnread(kind);
      answer();
      const retry = await untilRole(element, { role: 'button', name: 'Try again' });
      const [alert] = allByRole(element, { role: 'alert', name: /(?:)/ });
      expect(alert!.textContent).to.equal(`Unable to load. Try again.${message}`);
      expect(alert!.contains(retry), 'the button is no part of the message').to.equal(false);
      retry.click();
      await waitUntil(() => text().includes('Loading your cart…'));
      expect(alert!.textContent).to.equal('');
      answer();
      await waitUntil(() => alert!.textContent.includes(message));
      mend();
      retry.click();
      await waitUntil(() => text().includes('Loading your cart…'));
      answer();
      await untilRole(element, { role: 'link', name: 'Checkout' });
    });
  }
});
