import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { createMemoryRestockGateway } from '../../../core/restock/index.ts';
import { createMemoryRestockOwnerGateway } from '../../../owner/restock/index.ts';
import '../../../elements/all.ts';
import { configureStore } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

const GROUPS = [
  { productId: 'vase', variantId: 'vase', title: 'Bud Vase', signUpCount: 63, isInStock: true },
  { productId: 'mug', variantId: 'mug', title: 'Mug', signUpCount: 1, isInStock: false },
];
const VASE_QUESTION = { role: 'dialog', name: 'Send emails about Bud Vase?' };

describe('the question before emails are sent', () => {
  let groups: readonly (typeof GROUPS)[number][];
  let keys: string[];
  let failure: StorefrontError | null;

  beforeEach(async () => {
    groups = GROUPS;
    keys = [];
    failure = null;
    const send = (key: string) => {
      keys.push(key);
      return failure ? Promise.reject(failure) : Promise.resolve();
    };
    const restock = {
      ...createMemoryRestockGateway(),
      ...createMemoryRestockOwnerGateway(),
      loadGroups: () => Promise.resolve({ signUpGroups: groups, hasNextPage: false }),
      send: (_target: unknown, key: string) => send(key),
      sendAll: (_targets: unknown, key: string) => send(key),
    };
    configureStore({ gateway: { cart: await useMemoryStore(), restock } });
  });

  const opened = async () => {
    const { shadowRoot } = await fixture('<restock-manager></restock-manager>');
    await untilRole(shadowRoot!, { role: 'button', name: 'Send emails about Bud Vase' });
    return shadowRoot!;
  };
  const pressByKeyboard = async (page: ShadowRoot, name: string) => {
    byRole(page, { role: 'button', name }).focus();
    await sendKeys({ press: 'Enter' });
  };
  const answer = (name: string) => {
    // The button behind the dialog may have the same name.
    byRole(document.querySelector('[data-store-question]')!, { role: 'button', name }).click();
  };
  const untilClosed = () =>
    waitUntil(() => allByRole(document, VASE_QUESTION).length === 0, 'the question stays');

  it('states the recipients and the variant', async () => {
    const page = await opened();
    await pressByKeyboard(page, 'Send emails about Bud Vase');
    await untilRole(document, VASE_QUESTION);
    expect(document.body.innerText).to.contain('63 people will get an email saying it is back in stock.');
    expect(keys).to.deep.equal([]);
  });

  it('is not asked for a variant that is still sold out: its button is disabled', async () => {
    const page = await opened();
    const button = byRole(page, { role: 'button', name: 'Send emails about Mug' });
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    await pressByKeyboard(page, 'Send emails about Mug');
    expect(allByRole(document, { role: 'dialog', name: 'Send emails about Mug?' })).to.deep.equal([]);
    // The next click asks at once.
    await pressByKeyboard(page, 'Send emails about Bud Vase');
    await untilRole(document, VASE_QUESTION);
  });

  it('focuses “Cancel”, which sends nothing and returns the focus', async () => {
    const page = await opened();
    await pressByKeyboard(page, 'Send emails about Bud Vase');
    await untilRole(document, VASE_QUESTION);
    const cancel = byRole(document, { role: 'button', name: 'Cancel' });
    expect(document.activeElement).to.equal(cancel);
    expect(
      cancel
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => document.getElementById(id)!.textContent),
    ).to.have.lengthOf(1);
    await sendKeys({ press: 'Enter' });
    await untilClosed();
    expect(page.activeElement).to.equal(byRole(page, { role: 'button', name: 'Send emails about Bud Vase' }));
    await pressByKeyboard(page, 'Send emails about Bud Vase');
    await untilRole(document, VASE_QUESTION);
    await sendKeys({ press: 'Escape' });
    await untilClosed();
    expect(keys).to.deep.equal([]);
  });

  it('sends once after a confirmation, also on a double click', async () => {
    const page = await opened();
    const button = byRole(page, { role: 'button', name: 'Send emails about Bud Vase' });
    button.focus();
    button.click();
    button.click();
    await untilRole(document, VASE_QUESTION);
    const yes = byRole(document, { role: 'button', name: 'Send emails' });
    yes.click();
    yes.click();
    await waitUntil(
      () => byRole(page, { role: 'status', name: '' }).textContent === '63 emails sent.',
      'nothing was sent',
    );
    expect(keys).to.have.lengthOf(1);
  });

  it('is skipped when an interrupted sending resumes with the same key', async () => {
    const page = await opened();
    failure = new StorefrontError(FAILURE_KINDS.server, { serverMessage: 'Some emails could not be sent.' });
    await pressByKeyboard(page, 'Send emails about Bud Vase');
    await untilRole(document, VASE_QUESTION);
    answer('Send emails');
    const alert = await untilRole(page, { role: 'alert', name: '' });
    expect(alert.textContent).to.contain('Some emails could not be sent.');
    expect(alert.textContent).to.contain('No one gets the same email twice.');
    failure = null;
    await pressByKeyboard(page, 'Resume sending about Bud Vase');
    await waitUntil(
      () => byRole(page, { role: 'status', name: '' }).textContent === '63 emails sent.',
      'nothing was sent',
    );
    expect(keys).to.have.lengthOf(2);
    expect(new Set(keys).size).to.equal(1);
  });

  it('appears before all emails are sent, even with everything in stock', async () => {
    groups = groups.map((group) => ({ ...group, isInStock: true }));
    const page = await opened();
    await pressByKeyboard(page, 'Send all emails');
    await untilRole(document, { role: 'dialog', name: 'Send all emails?' });
    expect(document.body.innerText).to.contain(
      '64 people will get an email saying their item is back in stock.',
    );
    expect(document.body.innerText).to.contain('About: Bud Vase · Mug');
    expect(document.activeElement).to.equal(byRole(document, { role: 'button', name: 'Cancel' }));
    answer('Send all emails');
    await waitUntil(() => keys.length === 1, 'nothing was sent');
  });
});
