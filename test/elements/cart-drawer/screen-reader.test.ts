import { expect, fixture } from '@open-wc/testing';
import { storefront } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import '../../../elements/all.ts';
import { untilRole } from '../../support/by-role.ts';
import { spokenPhrases } from '../../support/spoken-phrases.ts';

describe('a screen reader', () => {
  it('reads the open drawer as a dialog: heading, lines, summary, checkout', async () => {
    await useMemoryStore();
    await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 2, additionalFields: '' });
    const drawer = await fixture<HTMLElementTagNameMap['cart-drawer']>('<cart-drawer></cart-drawer>');
    drawer.open();
    const dialog = await untilRole(drawer, { role: 'dialog', name: 'Your cart' });
    await untilRole(drawer, { role: 'link', name: 'Checkout' });
    const item = 'listitem, level 1, not busy, position 1, set size 1';
    const amount = (name: string) => [
      ...['term', name, 'end of term'],
      ...['definition', '$36.00', 'end of definition'],
    ];
    const phrases = (await spokenPhrases(dialog)).filter((phrase) => !/^(status|alert)$/.test(phrase));
    expect(phrases).to.deep.equal([
      ...['dialog, Your cart', 'heading, Your cart, level 2', 'link, View cart', 'button, Close'],
      ...['list, Items in your cart', item],
      ...['heading, Stoneware Mug, level 2', 'link, Stoneware Mug', 'end of heading, Stoneware Mug, level 2'],
      ...['$36.00', 'paragraph', '$18.00 each', 'end of paragraph'],
      ...[
        'button, Decrease quantity of Stoneware Mug',
        '−',
        'end of button, Decrease quantity of Stoneware Mug',
      ],
      'textbox, Quantity of Stoneware Mug, 2',
      ...[
        'button, Increase quantity of Stoneware Mug',
        '+',
        'end of button, Increase quantity of Stoneware Mug',
      ],
      ...['button, Remove Stoneware Mug', 'Remove', 'end of button, Remove Stoneware Mug'],
      ...[`end of ${item}`, 'end of list, Items in your cart'],
      ...['region, Order summary', 'heading, Order summary, level 2'],
      ...[...amount('Subtotal'), ...amount('Total')],
      ...['group', 'Note for your order', 'textbox, Note for your order', 'end of group'],
      ...['link, Checkout', 'end of region, Order summary', 'end of dialog, Your cart'],
    ]);
    drawer.close();
  });
});
