import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import {
  createMemoryNavigationGateway,
  createMemoryStoreSetupGateway,
  type MemoryNavigationGateway,
  type MemoryStoreSetupGateway,
} from '../../../owner/rules/index.ts';
import '../../../elements/all.ts';
import { configureStore } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';

const LAYOUT = { layout: [{ identifier: 'mainNavigation', links: [{ collectionId: 'shop' }] }] };
const TITLE = { role: 'textbox', name: 'Title' };

describe('<store-setup>', () => {
  let stores: MemoryStoreSetupGateway;
  let navigation: MemoryNavigationGateway;
  const saved: { readonly subject: string; readonly id: string }[] = [];
  const note = ({ subject, id }: GlobalEventHandlersEventMap['store-owner-saved']) => {
    saved.push({ subject, id });
  };

  beforeEach(async () => {
    localStorage.clear();
    saved.length = 0;
    stores = createMemoryStoreSetupGateway(['shop', 'pots']);
    navigation = createMemoryNavigationGateway(LAYOUT);
    configureStore({ gateway: { cart: await useMemoryStore(), stores, navigation } });
    document.addEventListener('store-owner-saved', note);
  });
  afterEach(() => {
    document.removeEventListener('store-owner-saved', note);
    localStorage.clear();
  });

  const open = async () => {
    const tag: StoreTag = await fixture('<store-setup></store-setup>');
    await untilTakenOver(tag);
    await waitUntil(() => allByRole(tag, { role: 'button', name: /.+/ }).length > 0, 'nothing is drawn');
    return tag;
  };
  const focused = (tag: StoreTag) => tag.shadowRoot!.activeElement as HTMLElement | null;
  const stepsOf = (tag: StoreTag) =>
    allByRole(tag, { role: 'listitem', name: '' }).map((step) => step.textContent.replace(/\s+/g, ' '));
  const heading = (name: string) => ({ role: 'heading', name });

  async function fillIn(tag: StoreTag, title: string): Promise<void> {
    byRole(tag, TITLE).focus();
    await sendKeys({ type: title });
  }

  it('works by keyboard: shows the URL while the title is typed, and each finished step', async () => {
    const tag = await open();
    await fillIn(tag, 'Pots & Pans');
    expect(tag.shadowRoot!.textContent).to.contain('Address: /pots-pans');
    for (let count = 0; count < ' & Pans'.length; count += 1) await sendKeys({ press: 'Backspace' });
    expect(tag.shadowRoot!.textContent).to.contain('Address: /pots-2');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ type: 'All of them' });
    await sendKeys({ press: 'Tab' });
    expect(focused(tag)).to.equal(byRole(tag, { role: 'checkbox', name: 'Add to the main navigation' }));
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    const done = await untilRole(tag, heading('“Pots” is ready'));
    await waitUntil(() => focused(tag) === done, 'the focus is lost');
    expect(stepsOf(tag)).to.deep.equal([
      'Create the store done',
      'Create its first category done',
      'Add it to the main navigation done',
    ]);
    const link = byRole(tag, { role: 'link', name: 'Open the store' });
    expect(link.getAttribute('href')).to.equal('/pots-2');
    const [{ id, title, description, rootCategory } = stores.collections[0]!] = stores.collections;
    expect([title, description, rootCategory]).to.deep.equal(['Pots', 'All of them', 'All']);
    expect((await navigation.loadLayout())?.items.map(({ collectionId }) => collectionId)).to.deep.equal([
      'shop',
      id,
    ]);
    expect(saved).to.deep.equal([{ subject: 'store', id }]);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => focused(tag) === byRole(tag, TITLE), 'the focus is lost');
    expect((byRole(tag, TITLE) as HTMLInputElement).value).to.equal('');
  });

  it('does not leave the field at fault behind a fixed header', async () => {
    const space = '<div style="height: 1500px"></div>';
    const header =
      '<header style="position: fixed; inset: 0 0 auto; height: 120px; z-index: 9">Shop</header>';
    const page = await fixture(`<div>${header}${space}<store-setup></store-setup>${space}</div>`);
    const tag = page.querySelector<StoreTag>('store-setup')!;
    tag.scrollIntoView();
    await untilTakenOver(tag);
    const button = await untilRole(tag, { role: 'button', name: 'Create store' });
    button.scrollIntoView({ block: 'center' });
    // As far as it goes without moving the button out of the window.
    scrollBy(0, byRole(tag, TITLE).getBoundingClientRect().top - 30);
    button.click();
    const title = byRole(tag, TITLE);
    await waitUntil(() => focused(tag) === title, 'the focus does not follow');
    expect(title.getBoundingClientRect().top).to.be.at.least(120);
  });

  it('requires a title, with an error at its field', async () => {
    const tag = await open();
    byRole(tag, { role: 'button', name: 'Create store' }).focus();
    await sendKeys({ press: 'Enter' });
    const error = await untilRole(tag, { role: 'alert', name: '' });
    expect(error.textContent).to.equal('Please give your store a title.');
    const title = byRole(tag, TITLE);
    await waitUntil(() => focused(tag) === title, 'the focus does not follow');
    expect(title.getAttribute('aria-describedby')).to.contain(error.id);
    expect(title.getAttribute('aria-invalid')).to.equal('true');
    expect(stores.collections).to.deep.equal([]);
    await sendKeys({ type: 'V' });
    await waitUntil(() => title.getAttribute('aria-invalid') === 'false', 'marked after a change');
  });

  const SENTENCES: Partial<Record<FailureKind, string>> = {
    [FAILURE_KINDS.offline]: 'Unable to connect. Please try again',
    [FAILURE_KINDS.timeout]: 'Unable to connect. Please try again',
    [FAILURE_KINDS.unknownOutcome]: 'Unable to connect. Please try again',
    [FAILURE_KINDS.server]: 'Something went wrong',
    [FAILURE_KINDS.rateLimited]: 'Something went wrong',
    [FAILURE_KINDS.forbidden]: 'You are no longer logged in. Log in again in another tab, then try again.',
  };
  for (const [kind, sentence] of Object.entries(SENTENCES))
    it(`shows why it stopped (${kind}); another attempt resumes from there`, async () => {
      const tag = await open();
      await fillIn(tag, 'Vases');
      stores.failNext(kind as FailureKind, true);
      await sendKeys({ press: 'Enter' });
      const alert = await untilRole(tag, { role: 'alert', name: '' });
      expect(alert.textContent).to.contain(sentence);
      expect(stepsOf(tag)[0]).to.equal('Create the store failed');
      expect(allByRole(tag, { role: 'button', name: 'Finish without it' })).to.deep.equal([]);
      byRole(tag, { role: 'button', name: 'Try again' }).focus();
      await sendKeys({ press: 'Enter' });
      await untilRole(tag, heading('“Vases” is ready'));
      expect(stores.collections.map(({ urlId }) => urlId)).to.deep.equal(['vases']);
    });

  it('shows a refusal at its field, and keeps the text', async () => {
    const fields = { title: 'That is too long.' };
    const createCollection = () => Promise.reject(new StorefrontError(FAILURE_KINDS.invalid, { fields }));
    const own = { ...stores, createCollection };
    configureStore({ gateway: { cart: await useMemoryStore(), stores: own, navigation } });
    const tag = await open();
    await fillIn(tag, 'Vases');
    await sendKeys({ press: 'Enter' });
    const error = await untilRole(tag, { role: 'alert', name: '' });
    expect(error.textContent).to.equal(fields.title);
    await waitUntil(() => focused(tag) === byRole(tag, TITLE), 'the focus does not follow');
    expect((byRole(tag, TITLE) as HTMLInputElement).value).to.equal('Vases');
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'Backspace' });
    await waitUntil(() => allByRole(tag, { role: 'alert', name: '' }).length === 0, 'marked after a change');
  });

  it('finishes without a main navigation on a site that has none', async () => {
    navigation = createMemoryNavigationGateway();
    configureStore({ gateway: { cart: await useMemoryStore(), stores, navigation } });
    const tag = await open();
    await fillIn(tag, 'Vases');
    await sendKeys({ press: 'Enter' });
    const alert = await untilRole(tag, { role: 'alert', name: '' });
    expect(alert.textContent).to.contain('Unable to find site main navigation');
    byRole(tag, { role: 'button', name: 'Finish without it' }).focus();
    await sendKeys({ press: 'Enter' });
    await untilRole(tag, heading('“Vases” is ready'));
    expect(stepsOf(tag).at(-1)).to.equal('Add it to the main navigation skipped');
    expect(saved).to.have.length(1);
  });

  it('resumes in a later page without taking the focus; starting over keeps the text', async () => {
    const first = await open();
    await fillIn(first, 'Vases');
    stores.failNext(FAILURE_KINDS.timeout, true);
    await sendKeys({ press: 'Enter' });
    await untilRole(first, { role: 'button', name: 'Try again' });
    first.remove();
    const tag = await open();
    expect(focused(tag)).to.equal(null);
    await untilRole(tag, heading('“Vases” is not finished'));
    expect(tag.shadowRoot!.textContent).to.contain('You left this page before the store was finished.');
    byRole(tag, { role: 'button', name: 'Start over' }).focus();
    await sendKeys({ press: 'Enter' });
    const title = await untilRole(tag, TITLE);
    await waitUntil(() => focused(tag) === title, 'the focus is lost');
    expect((title as HTMLInputElement).value).to.equal('Vases');
  });
});
