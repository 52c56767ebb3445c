import { entryOf, newMember, NOBODY, readSiteUser, type AccountContext } from './account-context.ts';
import { refused, same } from './check.ts';

/**
 * Tests logging in.
 * @param context of the backend
 */
export function testLogins({ describe, it, does, open, createMember }: AccountContext): void {
  describe('a login', () => {
    it('is that of the member', async () => {
      const [member, { account }] = [await createMember(), await open()];
      const { xsrfToken, siteUserId } = await account.logIn(entryOf(member));
      same(xsrfToken === null || xsrfToken !== '', true, 'whether xsrfToken is null, or a text');
      if (!does.readSiteUser) return;
      const siteUser = await readSiteUser(account);
      same(siteUser.isAuthenticated, true, 'whether somebody is logged in');
      same(siteUser.siteUserId, siteUserId, 'the id');
    });

    it('replaces that of another member', async () => {
      const { account } = await open();
      const first = await account.logIn(entryOf(await createMember()));
      const second = await account.logIn(entryOf(await createMember()));
      if (!does.readSiteUser) return;
      same(first.siteUserId === second.siteUserId, false, 'whether both have the same id');
      same((await readSiteUser(account)).siteUserId, second.siteUserId, 'the id');
    });

    it('with a wrong password is refused, in the same way as one of an unknown address', async () => {
      const [member, { account }] = [await createMember(), await open()];
      const wrong = await refused(account.logIn({ ...entryOf(member), password: 'celadon' }), 'invalid');
      const unknown = await refused(account.logIn(entryOf(newMember())), 'invalid');
      same(typeof wrong.serverMessage, 'string', 'the type of the sentence');
      same([unknown.serverMessage, unknown.fields], [wrong.serverMessage, wrong.fields], 'the refusal');
      if (does.readSiteUser) same(await readSiteUser(account), NOBODY, 'the visitor');
      await account.logIn(entryOf(member));
    });

    it('lasts on the next page', async () => {
      const [member, { account, reload }] = [await createMember(), await open()];
      const { siteUserId } = await account.logIn(entryOf(member));
      if (reload && does.readSiteUser)
        same(await readSiteUser(reload()), { isAuthenticated: true, siteUserId }, 'the visitor');
    });

    it('takes the language of its member', async () => {
      const [member, { account }] = [await createMember(), await open()];
      const { xsrfToken } = await account.logIn(entryOf(member));
      await account.setLanguage('fr', xsrfToken);
    });
  });
}

/**
 * Tests joining.
 * @param context of the backend
 */
export function testJoining({ describe, it, does, open }: AccountContext): void {
  describe('joining', () => {
    if (does.join === 'verified') {
      it('asks to verify the address, and logs nobody in', async () => {
        const { account } = await open();
        const { notice } = await account.join(entryOf(newMember()));
        same(typeof notice, 'string', 'the type of the notice');
        if (does.readSiteUser) same(await readSiteUser(account), NOBODY, 'the visitor');
      });
      return;
    }
    if (!does.join) {
      it('is refused', async () => {
        const { account } = await open();
        const refusal = await refused(account.join(entryOf(newMember())), 'not-found');
        same(typeof refusal.serverMessage, 'string', 'the type of the sentence');
        if (does.readSiteUser) same(await readSiteUser(account), NOBODY, 'the visitor');
      });
      return;
    }

    it('creates an account, and logs its member in', async () => {
      const [member, { account }] = [newMember(), await open()];
      const joined = await account.join(entryOf(member));
      if (does.readSiteUser) same((await readSiteUser(account)).siteUserId, joined.siteUserId, 'the id');
      const again = await (await open()).account.logIn(entryOf(member));
      same(again.siteUserId, joined.siteUserId, 'the id of the next login');
    });

    it('twice with the same password logs in, because an answer may be lost', async () => {
      const member = newMember();
      const first = await (await open()).account.join(entryOf(member));
      const second = await (await open()).account.join(entryOf(member));
      same(second.siteUserId, first.siteUserId, 'the id');
    });

    it('with the address of another member is refused', async () => {
      const [member, { account }] = [newMember(), await open()];
      await (await open()).account.join(entryOf(member));
      const stranger = { ...entryOf(member), password: 'another glaze' };
      const refusal = await refused(account.join(stranger), 'invalid');
      same(typeof (refusal.serverMessage ?? refusal.fields?.['email']), 'string', 'the type of the sentence');
      if (does.readSiteUser) same(await readSiteUser(account), NOBODY, 'the visitor');
      await refused(account.logIn(stranger), 'invalid');
    });
  });
}

/**
 * Tests logging out.
 * @param context of the backend
 */
export function testLogouts({ describe, it, does, open, createMember }: AccountContext): void {
  describe('a logout', () => {
    for (const isCartCloned of [false, true])
      it(`${isCartCloned ? 'with a copy of the cart' : 'without it'} ends the login, and may be repeated`, async () => {
        const [member, { account, reload }] = [await createMember(), await open()];
        const { xsrfToken } = await account.logIn(entryOf(member));
        await account.logOut(isCartCloned, xsrfToken);
        if (does.readSiteUser) {
          same(await readSiteUser(account), NOBODY, 'the visitor');
          if (reload) same(await readSiteUser(reload()), NOBODY, 'the visitor of the next page');
        }
        await account.logOut(isCartCloned, null);
        await account.logIn(entryOf(member));
      });
  });
}
