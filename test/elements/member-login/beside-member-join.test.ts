import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { useCookiesAlone } from '../../core/session/exclusive-cookies.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { ADA, forgetMembers, MEMBER_PARTS, passwordIn, useMembers } from '../../support/members.ts';
import { waitUntil } from '../../support/wait-until.ts';

const {
  email: EMAIL,
  logIn: LOG_IN,
  logOut: LOG_OUT,
  join: JOIN,
  alert: ALERT,
  status: STATUS,
} = MEMBER_PARTS;

describe('<member-login> beside <member-join>', () => {
  useCookiesAlone();
  beforeEach(() => useMembers());
  after(forgetMembers);

  async function open(inJoin = '') {
    const page = await fixture<HTMLElement>(
      `<div><member-login></member-login><member-join>${inJoin}</member-join></div>`,
    );
    const [login, join] = [page.querySelector('member-login')!, page.querySelector('member-join')!];
    await untilRole(login, LOG_IN);
    return { page, login, join };
  }

  /** Fills in like a password manager. */
  async function fill(tag: Element, email: string, password: string = ADA.password): Promise<void> {
    const field = (await untilRole(tag, EMAIL)) as HTMLInputElement;
    for (const [input, text] of [
      [field, email],
      [passwordIn(tag), password],
    ] as const) {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }

  it('shows one status, in the tag that logged in', async () => {
    const { page, login, join } = await open();
    await fill(join, 'grace@example.org');
    byRole(join, JOIN).click();
    await untilRole(join, STATUS);
    byRole(login, LOG_OUT).click();
    await untilRole(join, JOIN);
    await fill(login, 'ada@example.org');
    byRole(login, LOG_IN).click();
    const status = await untilRole(login, STATUS);
    await waitUntil(() => focusedNode() === status, 'the focus is elsewhere');
    expect(allByRole(page, STATUS)).to.have.length(1);
  });

  it('clears errors and fields of the other tag after a login', async () => {
    const { login, join } = await open();
    await fill(login, 'ada@example.org', 'not this');
    byRole(login, LOG_IN).click();
    await untilRole(login, ALERT);
    await fill(join, 'grace@example.org');
    byRole(join, JOIN).click();
    await untilRole(join, STATUS);
    const leave = await untilRole(login, LOG_OUT);
    expect(allByRole(login, ALERT)).to.have.length(0);
    expect(login.matches(':state(invalid)')).to.equal(false);
    leave.click();
    await untilRole(login, LOG_IN);
    expect(passwordIn(login).value).to.equal('');
  });

  it("hides the page's form to join until logout, without a status of its own", async () => {
    const { page, login, join } = await open(
      `<form><label>Email <input name="email"></label><input name="password" type="password"><button>Join</button></form>`,
    );
    const form = join.querySelector('form')!;
    await waitUntil(() => form.noValidate, 'it stays as it was');
    await fill(login, 'ada@example.org');
    passwordIn(join).value = 'half a passw';
    byRole(login, LOG_IN).click();
    await untilRole(login, STATUS);
    await waitUntil(() => !form.checkVisibility(), 'the form is there');
    expect(allByRole(page, STATUS)).to.have.length(1);
    expect(passwordIn(join).value).to.equal('');
    byRole(login, LOG_OUT).click();
    await waitUntil(() => form.checkVisibility(), 'the form is not there');
    await fill(join, 'grace@example.org');
    byRole(join, JOIN).click();
    const status = await untilRole(join, STATUS);
    await waitUntil(() => focusedNode() === status, 'the focus is elsewhere');
  });
});
