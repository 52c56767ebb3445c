import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { AccountGateway } from '../../../core/account/index.ts';
import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import '../../../elements/all.ts';
import type { StoreMemberChangeEvent } from '../../../elements/index.ts';
import { pageAccount } from '../../../elements/members/page-account.ts';
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
const SHOW = { role: 'checkbox', name: 'Show password' };

describe('<member-login>', () => {
  useCookiesAlone();
  let failures: StorefrontError[] = [];
  let isCartReduced = false;
  let leaveFailures: StorefrontError[] = [];
  let left: Parameters<AccountGateway['logOut']>[] = [];

  beforeEach(async () => {
    await useMembers((memory) => ({
      ...memory,
      logIn(entry) {
        const failure = failures.shift();
        if (failure) return Promise.reject(failure);
        return memory.logIn(entry).then((answer) => ({ ...answer, isCartReduced }));
      },
      logOut(...call) {
        left.push(call);
        const failure = leaveFailures.shift();
        if (failure) return Promise.reject(failure);
        return memory.logOut(...call);
      },
    }));
    [failures, leaveFailures, left] = [[], [], []];
    isCartReduced = false;
  });
  after(forgetMembers);

  const open = (html = '<member-login></member-login>') => fixture<HTMLElement>(html);

  async function fill(
    tag: Element,
    email: string = ADA.email,
    password: string = ADA.password,
  ): Promise<void> {
    (await untilRole(tag, EMAIL)).focus();
    await sendKeys({ type: email });
    passwordIn(tag).focus();
    await sendKeys({ type: password });
  }

  it('logs in by keyboard, emits an event, focuses the status and reads the cart again', async () => {
    const tag = await open();
    const received: StoreMemberChangeEvent[] = [];
    tag.addEventListener('store-member-change', (event) => received.push(event));
    const { cart } = storefront();
    let reads = 0;
    const stop = cart.$cart.listen(() => (reads += 1));
    await fill(tag);
    await sendKeys({ press: 'Enter' });
    const status = await untilRole(tag, STATUS);
    expect(status.textContent).to.equal('You are logged in.');
    await waitUntil(() => focusedNode() === status, 'the focus is elsewhere');
    expect(received.map(({ detail }) => detail)).to.deep.equal([{ isLoggedIn: true, siteUserId: null }]);
    await waitUntil(() => reads > 0, 'the cart was not read');
    expect(tag.matches(':state(logged-in)')).to.equal(true);
    stop();
  });

  it('shows that the cart was reduced instead of opening the success URL', async () => {
    isCartReduced = true;
    const tag = await open('<member-login success-url="/nowhere-to-go"></member-login>');
    await fill(tag);
    await sendKeys({ press: 'Enter' });
    const status = await untilRole(tag, STATUS);
    expect(status.textContent).to.equal(
      'You are logged in. Some items were not available. Please check the quantities in your cart.',
    );
    await waitUntil(() => focusedNode() === status, 'the focus is elsewhere');
  });

  it('sets autocomplete tokens for password managers and allows pasting', async () => {
    const tag = await open();
    const email = (await untilRole(tag, EMAIL)) as HTMLInputElement;
    expect([email.autocomplete, passwordIn(tag).autocomplete]).to.deep.equal([
      'username',
      'current-password',
    ]);
    for (const field of [email, passwordIn(tag)])
      expect(field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))).to.equal(
        true,
      );
  });

  it('shows the password on request until it is sent, and never writes it into the markup', async () => {
    const tag = await open();
    await fill(tag, 'ada@example.org', 'not this');
    byRole(tag, SHOW).click();
    await waitUntil(() => passwordIn(tag).type === 'text', 'the password is hidden');
    expect(passwordIn(tag).value).to.equal('not this');
    byRole(tag, LOG_IN).click();
    await untilRole(tag, ALERT);
    expect([passwordIn(tag).type, passwordIn(tag).value]).to.deep.equal(['password', 'not this']);
    expect(tag.outerHTML).not.to.contain('not this');
  });

  it('shows a missing value at its field', async () => {
    const tag = await open();
    (await untilRole(tag, LOG_IN)).click();
    expect((await untilRole(tag, ALERT)).textContent).to.equal('Email cannot be blank');
    await waitUntil(() => focusedNode() === byRole(tag, EMAIL), 'the focus is elsewhere');
    expect(byRole(tag, EMAIL).getAttribute('aria-invalid')).to.equal('true');
    await sendKeys({ type: 'ada@example.org' });
    byRole(tag, LOG_IN).click();
    await waitUntil(() => byRole(tag, ALERT).textContent === 'Password cannot be blank', 'another sentence');
    await waitUntil(() => focusedNode() === passwordIn(tag), 'the focus is elsewhere');
  });

  const SENTENCES: readonly (readonly [FailureKind, string])[] = [
    [FAILURE_KINDS.offline, 'Please check your internet connection.'],
    [FAILURE_KINDS.timeout, 'Something went wrong'],
    [FAILURE_KINDS.server, 'Something went wrong'],
    [FAILURE_KINDS.unknownOutcome, 'Something went wrong'],
    [FAILURE_KINDS.rateLimited, 'Please try again in a few seconds.'],
  ];
  for (const [kind, sentence] of SENTENCES)
    it(`shows the sentence for ${kind}: ${sentence}, keeps the fields, and succeeds on the next attempt`, async () => {
      const tag = await open();
      failures = [new StorefrontError(kind)];
      await fill(tag);
      byRole(tag, LOG_IN).click();
      expect((await untilRole(tag, ALERT)).textContent).to.equal(sentence);
      expect((byRole(tag, EMAIL) as HTMLInputElement).value).to.equal('ada@example.org');
      expect(passwordIn(tag).value).to.equal(ADA.password);
      byRole(tag, LOG_IN).click();
      await untilRole(tag, STATUS);
    });

  for (const isCartCloned of [true, false])
    it(`logs out ${isCartCloned ? 'with' : 'without'} a copy of the cart`, async () => {
      await pageAccount().logIn(ADA);
      const tag = await open();
      const leave = await untilRole(tag, LOG_OUT);
      if (isCartCloned) byRole(tag, { role: 'checkbox', name: 'Keep my cart on this device' }).click();
      leave.focus();
      leave.click();
      await untilRole(tag, LOG_IN);
      await waitUntil(() => focusedNode() === byRole(tag, EMAIL), 'the focus is elsewhere');
      expect(left).to.deep.equal([[isCartCloned, null]]);
    });

  for (const [kind, sentence] of [
    [FAILURE_KINDS.crumb, 'We could not log you out. Please try again.'],
    [FAILURE_KINDS.offline, 'We could not log you out. Please check your internet connection.'],
  ] as const)
    it(`stays logged in and shows why the logout failed: ${kind}; the next attempt succeeds`, async () => {
      await pageAccount().logIn(ADA);
      const tag = await open();
      const changes: Event[] = [];
      tag.addEventListener('store-member-change', (event) => changes.push(event));
      leaveFailures = [new StorefrontError(kind)];
      (await untilRole(tag, LOG_OUT)).click();
      expect((await untilRole(tag, ALERT)).textContent).to.equal(sentence);
      expect(byRole(tag, LOG_OUT).ariaBusy).to.equal(null);
      expect(pageAccount().$account.get().status).to.equal('logged-in');
      expect(changes).to.deep.equal([]);
      byRole(tag, LOG_OUT).click();
      await untilRole(tag, LOG_IN);
      expect(changes).to.have.length(1);
    });

  it('shows one logout button beside <member-join>', async () => {
    const page = await open('<div><member-login></member-login><member-join></member-join></div>');
    const join = page.querySelector('member-join')!;
    await untilRole(join, JOIN);
    expect(passwordIn(join).autocomplete).to.equal('new-password');
    await fill(join, 'grace@example.org');
    byRole(join, JOIN).click();
    await untilRole(page, LOG_OUT);
    expect(allByRole(page, LOG_OUT)).to.have.length(1);
    await waitUntil(() => focusedNode() === byRole(join, STATUS), 'the focus is elsewhere');
  });
});
