import { expect, fixture } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { createMemoryRestockGateway } from '../../../core/restock/index.ts';
import { createMemoryRestockOwnerGateway } from '../../../owner/restock/index.ts';
import '../../../elements/all.ts';
import { configureStore } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

const groupOf = (productId: string) => ({
  productId,
  variantId: productId,
  title: productId,
  signUpCount: 2,
  isInStock: true,
});

describe('sending in <restock-manager>', () => {
  let failure: StorefrontError | null;
  let loads: number;
  let isMugBack: boolean;

  beforeEach(async () => {
    failure = null;
    loads = 0;
    isMugBack = true;
    const restock = {
      ...createMemoryRestockGateway(),
      ...createMemoryRestockOwnerGateway(),
      loadGroups: () => {
        loads += 1;
        return Promise.resolve({
          signUpGroups: [groupOf('tee'), { ...groupOf('mug'), isInStock: isMugBack }],
          hasNextPage: false,
        });
      },
      send: () => (failure ? Promise.reject(failure) : Promise.resolve()),
    };
    configureStore({ gateway: { cart: await useMemoryStore(), restock } });
  });

  const opened = async () => {
    const { shadowRoot } = await fixture('<restock-manager></restock-manager>');
    await untilRole(shadowRoot!, { role: 'button', name: 'Send emails about tee' });
    return shadowRoot!;
  };
  const press = (page: ShadowRoot, name: string) => {
    const button = byRole(page, { role: 'button', name });
    button.focus();
    button.click();
  };

  const confirmTee = async (page: ShadowRoot) => {
    press(page, 'Send emails about tee');
    await untilRole(document, { role: 'dialog', name: 'Send emails about tee?' });
    byRole(document, { role: 'button', name: 'Send emails' }).click();
  };

  it('moves the focus from the removed button to the status', async () => {
    const page = await opened();
    await confirmTee(page);
    const note = byRole(page, { role: 'status', name: '' });
    await waitUntil(() => note.textContent === '2 emails sent.', 'nothing was sent');
    await waitUntil(() => page.activeElement === note, 'the focus is lost');
  });

  it('leaves out sold-out groups', async () => {
    isMugBack = false;
    const page = await opened();
    press(page, 'Send all emails');
    await untilRole(document, { role: 'dialog', name: 'Who should get an email?' });
    expect(document.body.innerText).to.contain('2 people are waiting for something that is still sold out.');
    byRole(document, { role: 'button', name: 'Only for items back in stock' }).click();
    const note = byRole(page, { role: 'status', name: '' });
    await waitUntil(() => note.textContent === '2 emails sent.', 'nothing was sent');
    await untilRole(page, { role: 'button', name: 'Send emails about mug' });
  });

  it('asks a logged-out owner to log in, without loading the list again', async () => {
    const page = await opened();
    failure = new StorefrontError(FAILURE_KINDS.forbidden);
    await confirmTee(page);
    const alert = await untilRole(page, { role: 'alert', name: '' });
    expect(alert.textContent).to.contain(
      'You are no longer logged in. Log in again in another tab, then try again.',
    );
    expect(loads).to.equal(1);
  });
});
