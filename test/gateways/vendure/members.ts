import assert from 'node:assert/strict';

import type { AccountGateway } from '../../../core/account/index.ts';
import type { CartGateway } from '../../../core/cart/index.ts';
import type { TokenStore } from '../../../core/gateway-kit/index.ts';
import type { SuiteMember, SuiteRunner } from '../../../core/gateway-suite/index.ts';
import { addTo, callWith, linesOf } from '../../support/gateways/one-visitor.ts';
import type { BackendOwner } from '../../support/backends/owner.ts';
import type { Visit } from '../../support/backends/visits.ts';
import { refused } from '../../support/check.ts';

interface MemberVisitor extends Pick<Visit, 'sent' | 'failNext'> {
  readonly account: AccountGateway;
  readonly cart: CartGateway;
  readonly tokens: TokenStore;
}

interface MemberContext {
  readonly runner: SuiteRunner;
  /** Opens a new visitor. */
  readonly open: () => MemberVisitor;
  /** The owner, once the tests run. */
  readonly owner: () => BackendOwner;
}

const NOBODY = { isAuthenticated: false, siteUserId: null };

/**
 * Creates a customer.
 * @param owner of the shop
 */
export async function newCustomer(owner: BackendOwner): Promise<SuiteMember> {
  const member = { email: `ada-${crypto.randomUUID()}@example.com`, password: 'celadon over tenmoku' };
  await owner.createCustomer?.(member);
  return member;
}

/** Tests the logins of Vendure. */
export function testMembers(context: MemberContext): void {
  context.runner.describe('a customer of Vendure', () => {
    testSessions(context);
    testWords(context);
  });
}

function testSessions({ runner: { it }, open, owner }: MemberContext): void {
  const openWithEntry = async () => ({
    ...open(),
    entry: { ...(await newCustomer(owner())), rememberMe: false },
  });

  it('logs in and out with one request each, and asks nothing without a session', async () => {
    const { account, sent, entry } = await openWithEntry();
    assert.deepEqual(await account.readSiteUser!(), NOBODY);
    await account.logOut(false, null);
    assert.equal(sent.length, 0);
    await account.logIn(entry);
    await account.logOut(false, null);
    assert.equal(sent.length, 2);
  });

  it('gets the order of an earlier visit, with the lines of this one', async () => {
    const { account, cart, entry } = await openWithEntry();
    await addTo(cart, 'print');
    await account.logIn(entry);
    await account.logOut(false, null);
    const other = open();
    await addTo(other.cart, 'mug');
    await other.account.logIn(entry);
    const lines = linesOf(await other.cart.load(callWith())).sort();
    assert.deepEqual(lines, [
      ['mug', 1],
      ['print', 1],
    ]);
  });

  it('is nobody with the token of a login that has ended', async () => {
    const { account, cart, tokens, entry } = await openWithEntry();
    await account.logIn(entry);
    await addTo(cart, 'mug');
    const login = tokens.get();
    await account.logOut(false, null);
    assert.equal(tokens.get(), null);
    tokens.set(login);
    assert.deepEqual(await account.readSiteUser!(), NOBODY);
    assert.deepEqual(linesOf(await cart.load(callWith())), []);
  });

  it('is logged in with the cart of the visit, although the answer is lost', async () => {
    const { account, cart, failNext, entry } = await openWithEntry();
    await addTo(cart, 'mug');
    failNext('write', 'commit-then-drop');
    const { siteUserId } = await account.logIn(entry);
    assert.deepEqual(await account.readSiteUser!(), { isAuthenticated: true, siteUserId });
    assert.deepEqual(linesOf(await cart.load(callWith())), [['mug', 1]]);
  });

  it('is not logged in after two lost answers, and may try again', async () => {
    const { account, cart, failNext, entry } = await openWithEntry();
    await addTo(cart, 'mug');
    failNext('write', 'commit-then-drop', 'drop');
    await refused(account.logIn(entry), 'offline');
    assert.deepEqual(await account.readSiteUser!(), NOBODY);
    await account.logIn(entry);
    assert.deepEqual(linesOf(await cart.load(callWith())), [['mug', 1]]);
  });

  it('keeps a copy of the cart, although the answer to the logout is lost', async () => {
    const { account, cart, tokens, failNext, entry } = await openWithEntry();
    await account.logIn(entry);
    await addTo(cart, 'mug');
    const login = tokens.get();
    failNext('write', 'commit-then-drop');
    await account.logOut(true, null);
    assert.deepEqual(linesOf(await cart.load(callWith())), [['mug', 1]]);
    assert.deepEqual(await account.readSiteUser!(), NOBODY);
    tokens.set(login);
    assert.deepEqual(await account.readSiteUser!(), NOBODY);
  });

  it('does not get the cart of a member who is logged in in another tab', async () => {
    const { account, cart, entry } = await openWithEntry();
    await account.logIn(entry);
    await addTo(cart, 'mug');
    await account.logIn({ ...(await newCustomer(owner())), rememberMe: false });
    assert.deepEqual(linesOf(await cart.load(callWith())), []);
  });
}

function testWords({ runner: { it }, open }: MemberContext): void {
  const entryOf = (password: string) => ({
    email: `new-${crypto.randomUUID()}@example.com`,
    password,
    rememberMe: false,
  });

  it('reads that the address has to be verified first, at each attempt', async () => {
    const { account } = open();
    const entry = entryOf('celadon over tenmoku');
    const sentence = 'Please verify this email address before logging in';
    assert.equal((await account.join(entry)).notice, sentence);
    const { serverMessage } = await refused(account.logIn(entry), 'invalid');
    assert.equal(serverMessage, sentence);
    assert.equal((await account.join(entry)).notice, sentence);
  });

  it('reads what is wrong with a password at its field', async () => {
    const { fields } = await refused(open().account.join(entryOf('a')), 'invalid');
    assert.deepEqual(fields, { password: 'Password is invalid' });
  });
}
