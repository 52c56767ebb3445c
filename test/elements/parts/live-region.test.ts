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

  const region = () => document.querySelector('[data-store-voice]')!;

  it('speaks inside a modal dialog of the page, and in the page again once it is closed', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.innerHTML = '<button>Buy</button>';
    dialog.showModal();
    liveRegion().announce('in the dialog', 'modal');
    await waitUntil(() => region().textContent === 'in the dialog', 'not spoken');
    expect(dialog.contains(region())).to.equal(true);
    dialog.close();
    liveRegion().announce('in the page', 'modal');
    await waitUntil(() => region().textContent === 'in the page', 'not spoken');
    expect(region().closest('dialog')).to.equal(null);
    dialog.remove();
  });

  it("speaks inside the dialog of a framework that hides the page's other children", async () => {
    const page = document.body.appendChild(document.createElement('main'));
    page.append(region());
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.innerHTML = '<div role="dialog" aria-modal="true" aria-label="Buy"><button>Buy</button></div>';
    const others = [...document.body.children].filter((child) => child !== dialog);
    for (const other of others) other.setAttribute('aria-hidden', 'true');
    dialog.querySelector('button')!.focus();
    liveRegion().announce('over the page', 'framework');
    await waitUntil(() => region().textContent === 'over the page', 'not spoken');
    expect(region().closest('[role=dialog]')).to.be.ok;
    for (const other of others) other.removeAttribute('aria-hidden');
    dialog.remove();
    page.remove();
  });
});
