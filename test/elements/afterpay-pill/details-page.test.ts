import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { configureStore } from '../../../elements/index.ts';
import { mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { HOSTED_PAGE } from '../../support/tag-cases.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const INFO = { role: 'button', name: 'Learn more about Afterpay installments' };
const DIALOG = { role: 'dialog', name: 'Afterpay installments' };
const dialogs = () => allByRole(document.body, DIALOG);

describe('the details page of <afterpay-pill>', () => {
  const reports: string[] = [];
  let pill: StoreTag;

  beforeEach(async () => {
    await useMemoryStore();
    reports.length = 0;
    configureStore({
      reportError: (error: unknown, { context }: { readonly context: string }) =>
        reports.push(`${context}: ${String(error)}`),
    });
  });
  afterEach(() => {
    pill.remove();
    configureStore({ reportError: () => undefined });
  });

  const open = async (src = HOSTED_PAGE) => {
    pill = await fixture('<afterpay-pill></afterpay-pill>');
    Object.assign(pill, {
      product: mugProduct,
      minimumCents: 0,
      maximumCents: 100_000,
      country: 'US',
      modalSrc: src,
    });
    await untilTakenOver(pill);
    await tap(await untilRole(pill, INFO));
  };
  const content = () => document.querySelector('[data-store-hosted-page]')!.shadowRoot!;

  it('opens as a modal dialog on click only, and emits open and close events', async () => {
    const received: string[] = [];
    const life = new AbortController();
    for (const type of ['store-open', 'store-close'] as const)
      document.addEventListener(type, ({ name }) => received.push(`${type} ${name}`), {
        signal: life.signal,
      });
    await open();
    const dialog = await untilRole(document.body, DIALOG);
    expect(dialog.matches(':modal')).to.equal(true);
    expect(pill.matches(':state(open)')).to.equal(true);
    expect(byRole(document.body, { role: 'heading', name: 'Pay over six weeks' })).to.exist;
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => dialogs().length === 0, 'it stays');
    expect(received).to.deep.equal(['store-open instalments', 'store-close instalments']);
    life.abort();
  });

  for (const [way, close] of [
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['its button', async () => tap(byRole(document.body, { role: 'button', name: 'Close' }))],
    ['a click outside', () => sendMouse({ type: 'click', position: [5, 5] })],
  ] as const)
    it(`closes by ${way} and returns the focus to the button`, async () => {
      await open();
      await untilRole(document.body, DIALOG);
      await close();
      await waitUntil(() => dialogs().length === 0, 'it stays');
      expect(focusedNode()).to.equal(byRole(pill, INFO));
    });

  it('sanitises the page: no scripts, styles or forms; URLs resolve against the page itself', async () => {
    await open();
    await untilRole(document.body, DIALOG);
    expect(content().querySelector('script, style, form, input, base, meta, [onclick], [onerror]')).to.equal(
      null,
    );
    expect('hostedPageRan' in globalThis).to.equal(false);
    const links = [...content().querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.target,
      link.rel,
    ]);
    const terms = new URL('/test/support/terms.html', location.href).href;
    expect(links).to.deep.equal([
      ['Terms', terms, '_blank', 'noopener noreferrer'],
      ['Nothing', null, '_blank', ''],
    ]);
    const picture = content().querySelector('img');
    expect(picture?.getAttribute('src')).to.equal(new URL('/test/support/tick.svg', location.href).href);
    expect(picture?.srcset).to.equal('');
  });

  for (const [what, src] of [
    ['does not exist', '/test/support/no-such-page.html'],
    ['is not HTML', '/elements/tags.json'],
    ['is empty', '/test/support/empty-page.html'],
    ['is on a server that does not answer', 'http://127.0.0.1:1/page.html'],
  ] as const)
    it(`reports a page that ${what}, opens nothing, and keeps the button clickable`, async () => {
      await open(src);
      await waitUntil(() => reports.length > 0, 'not reported');
      expect(reports.join()).to.match(/^afterpay-pill\/page: StorefrontError/);
      expect(dialogs()).to.have.length(0);
      const info = byRole(pill, INFO);
      await waitUntil(() => info.getAttribute('aria-busy') === null, 'it stays busy');
      expect(pill.shadowRoot?.textContent).to.contain('4 interest-free payments of $4.50');
      Object.assign(pill, { modalSrc: HOSTED_PAGE });
      await tap(info);
      await untilRole(document.body, DIALOG);
    });

  it('does not open if the page prevents it', async () => {
    const prevent = (event: Event) => {
      event.preventDefault();
    };
    document.addEventListener('store-open', prevent, { once: true });
    await open();
    const info = byRole(pill, INFO);
    await waitUntil(() => info.getAttribute('aria-busy') === null, 'it stays busy');
    expect(dialogs()).to.have.length(0);
    expect(reports).to.deep.equal([]);
  });

  it('closes with a removed tag, and does not report its pending request', async () => {
    await open();
    await untilRole(document.body, DIALOG);
    pill.remove();
    await waitUntil(() => dialogs().length === 0, 'it stays');
    await open();
    pill.remove();
    await new Promise((resolve) => setTimeout(resolve));
    expect(reports).to.deep.equal([]);
  });
});
