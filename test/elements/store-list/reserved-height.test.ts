import { expect, fixture } from '@open-wc/testing';
import { useMemoryStore } from '../../../elements/testing.ts';
import '../../../elements/all.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { allByRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** As store.css sets it. */
const RESERVED = 'style="--_h: 20rem"';

describe('the height that store.css reserves for a list', () => {
  it('is not that of the prices in its cards', async () => {
    await useMemoryStore();
    const list = await fixture<HTMLElement>(`<store-list ${RESERVED}></store-list>`);
    const addButtons = () => allByRole(list, ADD_BUTTON);
    await waitUntil(() => addButtons().length === 2, 'no buttons');
    const [, title] = allByRole(list, { role: 'heading', name: /./ });
    const { bottom = 0 } = title?.getBoundingClientRect() ?? {};
    expect(addButtons()[0]!.getBoundingClientRect().top - bottom).to.be.below(150);
  });

  it('is not that of the prices in copies of the template', async () => {
    await useMemoryStore();
    const list = await fixture(
      `<store-list ${RESERVED}><template><store-price></store-price></template></store-list>`,
    );
    const prices = () => [...list.querySelectorAll('store-price')];
    await waitUntil(() => prices().length === 3, 'no copies');
    expect(Math.max(...prices().map(({ clientHeight }) => clientHeight))).to.be.below(100);
  });
});
