import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { useCookiesAlone } from '../../core/session/exclusive-cookies.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { ADA, forgetMembers, MEMBER_PARTS, passwordIn, useMembers } from '../../support/members.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** Listens to every submission of the page, as client-side routers do. */
function listenEverywhere(form: HTMLFormElement, received: string[]): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const node of [document, document.body, form])
    for (const capture of [true, false])
      node.addEventListener(
        'submit',
        () => received.push(`${node.nodeName}${capture ? ', capturing' : ''}`),
        {
          capture,
          signal,
        },
      );
  return () => {
    listening.abort();
  };
}

describe('the submission of <member-login>', () => {
  useCookiesAlone();
  beforeEach(() => useMembers());
  afterEach(forgetMembers);

  for (const place of ['the page', 'a shadow root of the page'])
    it(`is hidden from scripts of the page in ${place}, at login and logout`, async () => {
      const host = await fixture<HTMLElement>('<div></div>');
      const root = place === 'the page' ? host : host.attachShadow({ mode: 'open' });
      root.innerHTML = '<member-login></member-login>';
      const tag = root.querySelector<StoreTag>('member-login')!;
      await untilTakenOver(tag);
      const email = await untilRole(tag, MEMBER_PARTS.email);
      const received: string[] = [];
      const stop = listenEverywhere(tag.querySelector('form')!, received);
      email.focus();
      await sendKeys({ type: ADA.email });
      passwordIn(tag).focus();
      await sendKeys({ type: ADA.password });
      await sendKeys({ press: 'Enter' });
      const logOut = await untilRole(tag, MEMBER_PARTS.logOut);
      const stopListeningToLogout = listenEverywhere(tag.querySelector('form')!, received);
      logOut.click();
      await untilRole(tag, MEMBER_PARTS.logIn);
      stop();
      stopListeningToLogout();
      expect(received).to.deep.equal([]);
    });

  it('works after the tag was moved into a shadow root', async () => {
    const host = await fixture<HTMLElement>('<div><member-login></member-login><p></p></div>');
    const tag = host.querySelector<StoreTag>('member-login')!;
    await untilTakenOver(tag);
    host.querySelector('p')!.attachShadow({ mode: 'open' }).append(tag);
    await untilTakenOver(tag);
    (await untilRole(tag, MEMBER_PARTS.email)).focus();
    await sendKeys({ type: ADA.email });
    passwordIn(tag).focus();
    await sendKeys({ type: ADA.password });
    byRole(tag, MEMBER_PARTS.logIn).click();
    await untilRole(tag, MEMBER_PARTS.logOut);
  });

  it("reaches only listeners of the author's form, whose method is post while it is enhanced", async () => {
    const host = await fixture<HTMLElement>(`<div><member-login><form>
      <input name="email" type="email" aria-label="Email" value="${ADA.email}">
      <input name="password" type="password" aria-label="Password" value="${ADA.password}"><button>Log in</button>
    </form></member-login></div>`);
    const tag = host.querySelector<StoreTag>('member-login')!;
    const form = tag.querySelector('form')!;
    await waitUntil(() => form.noValidate, 'not enhanced');
    expect(form.getAttribute('method')).to.equal('post');
    const received: string[] = [];
    const note = ({ currentTarget }: Event) => {
      received.push((currentTarget as Element).localName);
    };
    for (const node of [form, document.body]) node.addEventListener('submit', note);
    byRole(form, MEMBER_PARTS.logIn).click();
    await untilRole(tag, MEMBER_PARTS.status);
    document.body.removeEventListener('submit', note);
    expect(received).to.deep.equal(['form']);
    tag.remove();
    await waitUntil(() => !form.noValidate, 'still ours');
    expect(form.hasAttribute('method')).to.equal(false);
  });
});
