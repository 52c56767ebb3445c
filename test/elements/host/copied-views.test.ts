import { expect } from '@open-wc/testing';
import { createHydrationEnd, removeCopies } from '../../../elements/host/view/hydration-end.ts';
import { VIEW_TAG } from '../../../elements/host/stage/view-tag.ts';

describe('the view of a cloned tag', () => {
  it('is removed with the comment before it; those of the page’s own React stay', () => {
    const host = document.createElement('div');
    const view = () => document.createElement(VIEW_TAG);
    host.innerHTML = '<!--$--><p>Ours</p><!--/$-->';
    const { innerHTML } = host;
    host.append(createHydrationEnd(), view(), ' ', view());
    removeCopies(host);
    expect(host.innerHTML).to.equal(`${innerHTML} `);
  });
});
