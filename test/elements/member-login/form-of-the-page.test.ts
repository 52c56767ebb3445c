import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { configureStore } from '../../../elements/index.ts';
import { pageAccount } from '../../../elements/members/page-account.ts';
import { useCookiesAlone } from '../../core/session/exclusive-cookies.ts';
import { byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { ADA, forgetMembers, MEMBER_PARTS, passwordIn, useMembers } from '../../support/members.ts';
import { waitUntil } from '../../support/wait-until.ts';

const { email: EMAIL, alert: ALERT, status: STATUS } = MEMBER_PARTS;

describe('<member-login> with a form of the page', () => {
  useCookiesAlone();
  beforeEach(() => useMembers());
  after(forgetMembers);

  const open = (html: string) => fixture<HTMLElement>(html);

  async function fill(tag: Element): Promise<void> {
    (await untilRole(tag, EMAIL)).focus();
    await sendKeys({ type: ADA.email });
    passwordIn(tag).focus();
    await sendKeys({ type: ADA.password });
  }

  const PRINTED = `<member-login><form action="/nowhere" method="post">
    <p role="alert">Printed before.</p>
    <p id="hint">As on your card.</p>
    <label>Email <input name="email" aria-describedby="hint"></label>
    <label>Password <input name="password" type="password"></label>
    <button>Come in</button>
  </form></member-login>`;
  const COME_IN = { role: 'button', name: 'Come in' };

  it('leaves a form without its fields to the browser, and says what is missing', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (sentence: string) => void warnings.push(sentence);
    const left: Event[] = [];
    const stay = (event: Event) => {
      event.preventDefault();
      left.push(event);
    };
    document.addEventListener('submit', stay);
    try {
      const tag = await open(`<member-login id="in"><form><input name="user">
        <input type="password" name="password"><button>Go</button></form></member-login>`);
      await waitUntil(() => warnings.length > 0, 'no warning');
      expect(warnings.join()).to.equal(
        'storefront-elements: member-login#in: the form inside has no enabled <input name="email">, so the browser sends it as if the tag were not there. Write it.',
      );
      tag.querySelector('button')!.click();
      expect(left.length).to.equal(1);
    } finally {
      console.warn = warn;
      document.removeEventListener('submit', stay);
    }
  });

  it('sends it in place, and replaces a printed error', async () => {
    const tag = await open(PRINTED);
    await waitUntil(() => tag.querySelector('form')!.noValidate, 'it stays as it was');
    expect(byRole(tag, ALERT).textContent).to.equal('Printed before.');
    byRole(tag, COME_IN).click();
    await waitUntil(() => tag.textContent.includes('Email cannot be blank'), 'another sentence');
    expect(focusedNode()).to.equal(byRole(tag, EMAIL));
    expect(byRole(tag, EMAIL).getAttribute('aria-describedby')).to.match(/^hint member-error-\d+$/);
    await fill(tag);
    byRole(tag, COME_IN).click();
    const status = await untilRole(tag, STATUS);
    await waitUntil(() => focusedNode() === status, 'the focus is elsewhere');
    expect(tag.querySelector('form')!.checkVisibility()).to.equal(false);
    expect(passwordIn(tag).value).to.equal('');
  });

  it("leaves the page's own live region alone", async () => {
    const tag = await open(PRINTED.replace('Printed before.', ''));
    await waitUntil(() => tag.querySelector('form')!.noValidate, 'it stays as it was');
    const region = byRole(tag, ALERT);
    byRole(tag, COME_IN).click();
    await waitUntil(() => tag.textContent.includes('Email cannot be blank'), 'nothing is said');
    expect(region.hidden).to.equal(false);
  });

  it('follows the language of the page', async () => {
    const tag = await open(PRINTED);
    await waitUntil(() => tag.querySelector('form')!.noValidate, 'it stays as it was');
    await fill(tag);
    byRole(tag, COME_IN).click();
    const status = await untilRole(tag, STATUS);
    configureStore({ locale: 'fr' });
    await waitUntil(() => status.textContent === 'Vous êtes connecté.', 'another language');
  });

  it('restores its display after a logout', async () => {
    const tag = await open(PRINTED);
    const form = tag.querySelector('form')!;
    form.style.display = 'grid';
    await waitUntil(() => form.noValidate, 'it stays as it was');
    await fill(tag);
    byRole(tag, COME_IN).click();
    await untilRole(tag, STATUS);
    expect(form.style.display).to.equal('none');
    await pageAccount().logOut(false);
    await waitUntil(() => form.style.display === 'grid', 'another display');
  });

  for (const style of ['display: grid !important;', null])
    it(`restores its style attribute: ${style ?? 'none'}`, async () => {
      const tag = await open(PRINTED);
      const form = tag.querySelector('form')!;
      if (style !== null) form.setAttribute('style', style);
      await waitUntil(() => form.noValidate, 'it stays as it was');
      await fill(tag);
      byRole(tag, COME_IN).click();
      await untilRole(tag, STATUS);
      await pageAccount().logOut(false);
      await waitUntil(() => form.checkVisibility(), 'it stays hidden');
      expect(form.getAttribute('style')).to.equal(style);
    });

  it('restores it when the tag is removed', async () => {
    const tag = await open(PRINTED);
    const form = tag.querySelector('form')!;
    await waitUntil(() => form.noValidate, 'it stays as it was');
    byRole(tag, COME_IN).click();
    await waitUntil(() => tag.textContent.includes('Email cannot be blank'), 'nothing is said');
    tag.remove();
    await waitUntil(() => !form.noValidate, 'it is not as it was');
    const alerts = [...tag.querySelectorAll<HTMLElement>('[role=alert]')];
    expect(alerts.map((node) => [node.textContent, node.hidden])).to.deep.equal([['Printed before.', false]]);
    expect(tag.querySelector('[aria-invalid]')).to.equal(null);
  });
});
