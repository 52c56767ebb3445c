import { expect, fixture } from '@open-wc/testing';
import { STORE_HELLO_WORDS } from '../../../core/words/index.ts';
import '../../../elements/all.ts';
import { untilRole } from '../../support/by-role.ts';
import { untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { tap } from '../../support/visitor-input.ts';

const BUTTON = { role: 'button', name: STORE_HELLO_WORDS.storeHello };

describe('store-hello', () => {
  it('is pressed by a click before React has loaded, and stays pressed after it', async () => {
    const tag: StoreTag = await fixture('<store-hello></store-hello>');
    await tap(await untilRole(tag, BUTTON));
    await untilTakenOver(tag);
    const button = await untilRole(tag, BUTTON);
    expect(button.ariaPressed).to.equal('true');
  });

  it('shows the text of its author', async () => {
    const tag: StoreTag = await fixture('<store-hello button-text="Press me"></store-hello>');
    await untilRole(tag, { role: 'button', name: 'Press me' });
  });
});
