import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { untilRole } from '../../support/by-role.ts';
import { showableStore } from '../../support/tag-cases.ts';

const WIDTH_PX = 700;

describe('the width of an inline <cart-pill>', () => {
  beforeEach(showableStore);

  for (const layout of ['block', 'grid', 'flex; flex-direction: column'])
    it(`fits its text in a container with display: ${layout}`, async () => {
      const place = await fixture(
        `<header style="inline-size: ${WIDTH_PX}px; display: ${layout}"><cart-pill position="inline"></cart-pill></header>`,
      );
      const link = await untilRole(place.firstElementChild!, {
        role: 'link',
        name: '2 items in cart, $36.00',
      });
      expect(link.getBoundingClientRect().width).to.be.within(1, WIDTH_PX / 2);
    });
});
