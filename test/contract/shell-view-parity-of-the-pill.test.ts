import { expect } from '@open-wc/testing';
import '../../elements/all.ts';
import { configureStore, storefront } from '../../elements/index.ts';
import { byRole, untilRole } from '../support/by-role.ts';
import { describeOnBothSides } from '../support/both-sides.ts';
import { waitUntil } from '../support/wait-until.ts';

describeOnBothSides('the pill', ({ place }) => {
  it('has an accessible name with the subtotal, links to the cart and follows it', async () => {
    const element = await place('cart-pill', {});
    const link = byRole(element, { role: 'link', name: '2 items in cart, $36.00' }) as HTMLAnchorElement;
    expect(link.getAttribute('href')).to.equal('/cart');
    expect(link.textContent).to.equal('2 items$36.00');
    await storefront().cart.add({ itemId: 'print', sku: 'print', quantity: 99, additionalFields: '' });
    const many = await untilRole(element, { role: 'link', name: 'More than 100 items in cart, $1,224.00' });
    expect(many.textContent).to.equal('100+ items$1,224.00');
    for (const { id } of storefront().cart.$cart.get()!.entries) await storefront().cart.remove(id);
    await waitUntil(() => element.shadowRoot!.querySelector('a') === null, 'an empty cart has no pill');
    expect(element.matches(':state(empty)')).to.equal(true);
  });

  it('is not shown on the page it links to', async () => {
    const element = await place('cart-pill', {});
    Reflect.set(element, 'href', location.pathname);
    await waitUntil(() => element.shadowRoot!.querySelector('a') === null, 'still there');
    Reflect.set(element, 'href', '/elsewhere');
    await untilRole(element, { role: 'link', name: '2 items in cart, $36.00' });
  });

  it('uses the language of the tag, otherwise of the page', async () => {
    const element = await place('cart-pill', { locale: 'de-DE' });
    await untilRole(element, { role: 'link', name: /^2 items in cart, 36,00\s\$$/ });
    configureStore({ locale: 'en-GB' });
    Reflect.set(element, 'locale', '');
    await untilRole(element, { role: 'link', name: /^2 items in cart, (US)?\$36\.00$/ });
    configureStore({ locale: 'en-US' });
  });
});
