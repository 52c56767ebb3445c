import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { useCookiesAlone } from '../../core/session/exclusive-cookies.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { ADA, forgetMembers, MEMBER_PARTS, passwordIn, useMembers } from '../../support/members.ts';
import { waitUntil } from '../../support/wait-until.ts';

const { email: EMAIL, join: JOIN, alert: ALERT, status: STATUS } = MEMBER_PARTS;
const NOTICE = 'Please verify this email address before logging in';
const AUTHORS_FORM = `<form>
  <label>Email <input name="email" /></label>
  <label>Password <input name="password" type="password" /></label>
  <button>Join</button>
</form>`;

describe('<member-join> at a backend that verifies addresses first', () => {
  useCookiesAlone();
  let isVerifying = true;
  beforeEach(async () => {
    isVerifying = true;
    await useMembers((memory) => ({
      ...memory,
      join: (entry) =>
        isVerifying
          ? Promise.resolve({ xsrfToken: null, siteUserId: null, notice: NOTICE })
          : memory.join(entry),
    }));
  });
  after(forgetMembers);

  async function fill(tag: Element, email: string): Promise<void> {
    const field = (await untilRole(tag, EMAIL)) as HTMLInputElement;
    for (const [input, text] of [
      [field, email],
      [passwordIn(tag), ADA.password],
    ] as const) {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }

  for (const [form, inside] of [
    ['its own form', ''],
    ["an author's form", AUTHORS_FORM],
  ] as const)
    describe(`with ${form}`, () => {
      const open = () => fixture<HTMLElement>(`<member-join>${inside}</member-join>`);

      it('says so in a status, which takes the focus, and logs nobody in', async () => {
        const tag = await open();
        let changes = 0;
        tag.addEventListener('store-member-change', () => (changes += 1));
        await fill(tag, 'grace@example.org');
        byRole(tag, JOIN).click();
        const status = await untilRole(tag, STATUS);
        expect(status.textContent).to.equal(NOTICE);
        await waitUntil(() => focusedNode() === status, 'the focus is elsewhere');
        expect(allByRole(tag, ALERT)).to.have.length(0);
        expect(tag.matches(':state(logged-out)')).to.equal(true);
        expect(tag.matches(':state(invalid)')).to.equal(false);
        expect(changes).to.equal(0);
      });

      it('shows the form for another attempt, which replaces the status', async () => {
        const tag = await open();
        await fill(tag, 'grace@example.org');
        byRole(tag, JOIN).click();
        await untilRole(tag, STATUS);
        await fill(tag, 'grace');
        byRole(tag, JOIN).click();
        await untilRole(tag, ALERT);
        expect(allByRole(tag, STATUS)).to.have.length(0);
        isVerifying = false;
        await fill(tag, 'grace@example.org');
        byRole(tag, JOIN).click();
        const status = await untilRole(tag, STATUS);
        expect(status.textContent).to.equal('You are logged in.');
      });

      it('removes the status when the visitor logs in with another tag', async () => {
        const tag = await open();
        await fill(tag, 'grace@example.org');
        byRole(tag, JOIN).click();
        await untilRole(tag, STATUS);
        const other = await fixture<HTMLElement>('<member-login></member-login>');
        await fill(other, ADA.email);
        byRole(other, MEMBER_PARTS.logIn).click();
        await untilRole(other, STATUS);
        await waitUntil(() => allByRole(tag, STATUS).length === 0, 'the status stays');
      });
    });
});
