import { expect } from '@open-wc/testing';
import { liveRegion } from '../../../elements/ui/live-region.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('the live region of the page', () => {
  it('is a single polite region in the light DOM, visually hidden', () => {
    expect(liveRegion()).to.equal(liveRegion());
    const regions = document.querySelectorAll('[role=status]');
    expect(regions).to.have.lengthOf(1);
    expect(regions[0]!.getAttribute('aria-live')).to.equal('polite');
    expect(regions[0]!.getBoundingClientRect().width).to.be.at.most(1);
  });

  it('exists before a text is inserted', () => {
    liveRegion().announce('Adding…', 'a');
    expect(document.querySelector('[role=status]')!.textContent).to.equal('');
  });

  it('is inserted again after the page was emptied', async () => {
    document.querySelector('[role=status]')!.remove();
    liveRegion().announce('back', 'page');
    await waitUntil(() => document.querySelector('[role=status]')?.textContent === 'back', 'gone');
  });
});
