import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { allByRole, untilRole } from '../../support/by-role.ts';
import { holdView, untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { figures } from '../../support/gallery-pictures.ts';
import { waitUntil } from '../../support/wait-until.ts';

const GALLERY = { role: 'group', name: 'Gallery' };

describe('a gallery without controls', () => {
  it('loads React only when it needs controls', async () => {
    const slides = await fixture<StoreTag>(
      `<gallery-block design="slideshow" controls>${figures(3)}</gallery-block>`,
    );
    const held = holdView('gallery-block');
    try {
      const grid = await fixture<StoreTag>(`<gallery-block controls>${figures(3)}</gallery-block>`);
      await grid.ready;
      await untilTakenOver(slides);
      expect(held.tryCount()).to.equal(0);
      grid.setAttribute('design', 'carousel');
      await waitUntil(() => held.tryCount() === 1, 'nobody asked');
      held.release();
      await untilTakenOver(grid);
    } finally {
      held.restore();
    }
  });

  it('has no tab stop and no name without pictures', async () => {
    const gallery = await fixture<StoreTag>('<gallery-block design="slideshow"></gallery-block>');
    await gallery.ready;
    expect(allByRole(gallery, GALLERY)).to.have.length(0);
    gallery.innerHTML = figures(2);
    await untilRole(gallery, GALLERY);
    gallery.replaceChildren();
    await waitUntil(() => allByRole(gallery, GALLERY).length === 0, 'it still has a name');
  });
});
