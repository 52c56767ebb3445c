import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/store-add-to-cart/define.ts';
import { mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { untilRole } from '../../support/by-role.ts';
import { tap } from '../../support/visitor-input.ts';

describe('a product with a form, in a page that has defined no other tag', () => {
  afterEach(() => sendKeys({ press: 'Escape' }));

  it('asks for the missing answers', async () => {
    await useMemoryStore();
    expect(customElements.get('site-form')).to.equal(undefined);
    const element = await fixture('<store-add-to-cart></store-add-to-cart>');
    const fields = [{ id: 'engraving', type: 'text', title: 'Engraving', required: true }];
    const structuredContent = {
      ...mugProduct.structuredContent,
      additionalFieldsForm: { id: 'engraving', fields },
    };
    Reflect.set(element, 'product', { ...mugProduct, structuredContent });
    await tap(await untilRole(element, ADD_BUTTON));
    await untilRole(document.body, { role: 'textbox', name: 'Engraving' });
  });
});
