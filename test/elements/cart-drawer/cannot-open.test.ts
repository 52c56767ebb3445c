import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { allByRole } from '../../support/by-role.ts';

type Drawer = HTMLElementTagNameMap['cart-drawer'];

const isLocked = () => getComputedStyle(document.documentElement).overflow === 'hidden';
const dialogs = (drawer: Drawer) => allByRole(drawer, { role: 'dialog', name: 'Your cart' });

async function show(html: string): Promise<Drawer> {
  await useMemoryStore();
  const page = await fixture<HTMLElement>(html);
  const drawer = page.querySelector('cart-drawer');
  if (!drawer) throw new Error('no drawer');
  return drawer;
}

describe('a cart over the page that cannot open', () => {
  for (const [place, html] of [
    ['a closed box', '<details><summary>More</summary><cart-drawer></cart-drawer></details>'],
    ['a hidden node', '<div hidden><cart-drawer></cart-drawer></div>'],
  ] as const)
    it(`does not lock the page from ${place}`, async () => {
      const drawer = await show(html);
      expect(drawer.open(), 'the pill stays a link').to.equal(false);
      expect([drawer.isOpen, isLocked()]).to.deep.equal([false, false]);
    });

  it('stays closed if the page removes it meanwhile', async () => {
    const drawer = await show('<div><cart-drawer></cart-drawer></div>');
    drawer.addEventListener('store-open', () => {
      drawer.remove();
    });
    expect(drawer.open()).to.equal(false);
    expect([drawer.isOpen, isLocked()]).to.deep.equal([false, false]);
  });

  it('opens once if the page opens it meanwhile', async () => {
    const drawer = await show('<div><cart-drawer></cart-drawer></div>');
    drawer.addEventListener('store-open', () => {
      drawer.open();
    });
    expect(drawer.open()).to.equal(true);
    expect(dialogs(drawer)).to.have.length(1);
    drawer.close();
    expect([drawer.isOpen, isLocked()]).to.deep.equal([false, false]);
  });
});
