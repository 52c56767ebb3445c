import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { configureStore } from '../../../core/storefront/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { useMemoryForms } from '../../support/forms.ts';
import { FORBIDDEN_MARKUP } from '../../support/markup.ts';
import { waitUntil } from '../../support/wait-until.ts';

const HTML =
  '<h2>Until then</h2><p id="cart" style="position: fixed" onclick="1">Read <a href="/journal" target="_top">our journal</a>.</p>' +
  '<form><button>Buy</button></form><script>(globalThis.ran ??= []).push(1)</script>';
const FIELDS = [{ id: 'email', type: 'email', title: 'Email' }];

const schema = (rest: object = {}) => ({ id: 'news', fields: FIELDS, postSubmitHtml: HTML, ...rest });

async function placeDrawn(attributes = ''): Promise<StoreTag> {
  const tag: StoreTag = await fixture(`<site-form ${attributes}></site-form>`);
  Object.assign(tag, { schema: schema() });
  await untilRole(tag, { role: 'button', name: 'Submit' });
  return tag;
}

async function send(tag: StoreTag): Promise<HTMLElement> {
  tag.querySelector('form')!.requestSubmit();
  const thanks = await untilRole(tag, { role: 'status', name: '' });
  await untilRole(tag, { role: 'heading', name: 'Until then' });
  return thanks;
}

const ran = () => Reflect.get(globalThis, 'ran') as unknown;

describe('post-submit HTML', () => {
  beforeEach(() => {
    useMemoryForms();
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'ran');
  });

  it('follows a drawn form, sanitised, after the focused status', async () => {
    const tag = await placeDrawn();
    const thanks = await send(tag);
    expect(document.activeElement).to.equal(thanks);
    expect(thanks.textContent).to.equal('Thank you.');
    const link = byRole(tag, { role: 'link', name: 'our journal' });
    expect([link.getAttribute('rel'), link.getAttribute('target')]).to.deep.equal([
      'noopener noreferrer',
      null,
    ]);
    expect(thanks.contains(link)).to.equal(false);
    expect(link.closest('div')!.querySelector(FORBIDDEN_MARKUP)?.outerHTML).to.equal(undefined);
    expect(ran()).to.equal(undefined);
  });

  it('cannot cover the page by class names', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.cover { position: fixed; inset: 0 }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const tag: StoreTag = await fixture('<site-form></site-form>');
    const postSubmitHtml = '<h2>Until then</h2><p class="cover">x</p>';
    Object.assign(tag, { schema: { ...schema(), postSubmitHtml } });
    await untilRole(tag, { role: 'button', name: 'Submit' });
    await send(tag);
    const cover = tag.querySelector('.cover')!.getBoundingClientRect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    expect(cover.height).to.be.below(innerHeight / 2);
  });

  it("runs its scripts once if the page allows it, with the page's nonce", async () => {
    configureStore({ nonce: 'abc' });
    const tag = await placeDrawn('allow-post-submit-scripts');
    await send(tag);
    await waitUntil(ran, 'the script did not run');
    expect(tag.querySelector('script')?.nonce).to.equal('abc');
    const parent = tag.parentElement!;
    tag.remove();
    await Promise.resolve();
    parent.append(tag);
    await untilRole(tag, { role: 'heading', name: 'Until then' });
    expect(ran()).to.deep.equal([1]);
  });

  it('runs its scripts in order, also after an external one', async () => {
    const tag = await placeDrawn('allow-post-submit-scripts');
    const scripts =
      '<script src="/test/support/first-script.js"></script><script>ran.push("second")</script>';
    Object.assign(tag, { schema: schema({ postSubmitHtml: `<h2>Until then</h2>${scripts}` }) });
    await untilRole(tag, { role: 'button', name: 'Submit' });
    await send(tag);
    await waitUntil(() => (ran() as unknown[] | undefined)?.length === 2, 'both did not run');
    expect(ran()).to.deep.equal(['first', 'second']);
  });

  it("follows the thanks of an author's own form", async () => {
    const tag: StoreTag = await fixture(
      `<site-form><form><input name="email" aria-label="Email"><button>Go</button></form><div data-part="sent">Done.</div></site-form>`,
    );
    Object.assign(tag, { schema: schema() });
    await waitUntil(() => tag.querySelector('form')!.noValidate, 'not enhanced');
    const thanks = await send(tag);
    expect(thanks.textContent).to.equal('Done.');
    expect(thanks.nextElementSibling?.textContent).to.equal('Until thenRead our journal.Buy');
    expect(ran()).to.equal(undefined);
  });
});
