import { expect } from '@open-wc/testing';
import { leaveForCheckout } from '../../../core/shop-network/index.ts';

describe('leaving for a checkout by POST', () => {
  const submit = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'submit')!;
  afterEach(() => {
    Object.defineProperty(HTMLFormElement.prototype, 'submit', submit);
  });

  it('sends every field, whatever it is called, and leaves no form in the page', () => {
    const sent: unknown[] = [];
    // A real one would leave the page of the test.
    HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
      sent.push([this.getAttribute('action'), this.getAttribute('method'), [...new FormData(this)]]);
    };
    const fields = { code: 'one-time', submit: '1', remove: '2', method: '3' };
    expect(leaveForCheckout(document.body, null, { url: 'https://shop.example/arrive', fields })).to.equal(
      true,
    );
    expect(sent).to.deep.equal([['https://shop.example/arrive', 'post', Object.entries(fields)]]);
    expect(document.forms).to.have.lengthOf(0);
  });

  it('sends nothing if the page prevents it', () => {
    let isSent = false;
    HTMLFormElement.prototype.submit = () => {
      isSent = true;
    };
    const prevent = (event: Event) => {
      event.preventDefault();
    };
    document.addEventListener('store-before-checkout', prevent, { once: true });
    const place = { url: 'https://shop.example/arrive', fields: { code: 'one-time' } };
    expect([leaveForCheckout(document.body, null, place), isSent]).to.deep.equal([false, false]);
  });
});
