import { entryOf, type AccountContext } from './account-context.ts';
import { same } from './check.ts';
import { requestOf } from './suite-catalog.ts';
import { linesOf, type SuiteVisitor } from './suite-visitor.ts';

/** Plays with the cart of a visitor. */
type PlayCart = (cart: SuiteVisitor, logIn: () => Promise<void>, logOut: Leave) => Promise<void>;
type Leave = (isCartCloned: boolean) => Promise<void>;

/**
 * Tests what logins and logouts do to the visitor's cart.
 * @param context of the backend
 */
export function testMemberCarts({ describe, it, open, createMember, cartOf, items }: AccountContext): void {
  const { mug, print } = items;
  const test = (title: string, play: PlayCart) =>
    it(title, async () => {
      const [member, visitor] = [await createMember(), await open()];
      const cart = cartOf(visitor);
      let token: string | null = null;
      const logIn = async () => {
        ({ xsrfToken: token } = await visitor.account.logIn(entryOf(member)));
      };
      if (cart) await play(cart, logIn, (isCartCloned) => visitor.account.logOut(isCartCloned, token));
    });
  const MUG = [mug.itemId, 1];
  const PRINT = [print.itemId, 1];

  describe('the cart of a visitor', () => {
    test('is kept by a login, and filled further', async (cart, logIn) => {
      await cart.add(requestOf(mug));
      await logIn();
      same(linesOf(await cart.load()), [MUG], 'the lines after the login');
      await cart.add(requestOf(print));
      same(linesOf(await cart.load()), [MUG, PRINT], 'the lines after an addition');
    });

    test('begins after the login, too', async (cart, logIn) => {
      await logIn();
      same(linesOf(await cart.load()), [], 'the lines after the login');
      await cart.add(requestOf(mug));
      same(linesOf(await cart.load()), [MUG], 'the lines after an addition');
    });

    test('leaves the browser with its member', async (cart, logIn, logOut) => {
      await logIn();
      await cart.add(requestOf(mug));
      await logOut(false);
      same(linesOf(await cart.load()), [], 'the lines after the logout');
      await cart.add(requestOf(print));
      same(linesOf(await cart.load()), [PRINT], 'the lines of the next visitor');
    });

    test('stays as a copy of its own, where the member wants that', async (cart, logIn, logOut) => {
      await logIn();
      await cart.add(requestOf(mug));
      const { id } = await cart.load();
      await logOut(true);
      const copy = await cart.load();
      same(linesOf(copy), [MUG], 'the lines after the logout');
      same(copy.id === id, false, 'whether the copy is the cart of the member');
    });
  });
}
