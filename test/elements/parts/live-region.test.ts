import { expect } from '@open-wc/testing';
import { liveRegion } from '../../../elements/ui/live-region.ts';
import { exposedTexts } from '../../support/visitor-input.ts';
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

  /** Waits until assistive technologies get a text; other browsers than Chromium do not tell. */
  async function untilExposed(text: string): Promise<void> {
    await waitUntil(async () => (await exposedTexts())?.includes(text) ?? true, `"${text}" is not exposed`);
  }

  function openModal(around: Element = document.body): HTMLDialogElement {
    const dialog = around.appendChild(document.createElement('dialog'));
    dialog.innerHTML = '<button>Buy</button>';
    dialog.showModal();
    return dialog;
  }

  it('speaks inside a modal dialog of the page, and in the page again once it is closed', async () => {
    const dialog = openModal();
    liveRegion().announce('in the dialog', 'modal');
    await untilExposed('in the dialog');
    dialog.close();
    liveRegion().announce('in the page', 'modal');
    await untilExposed('in the page');
    dialog.remove();
  });

  it('speaks inside the modal dialog that was opened last, wherever it is and the focus is', async () => {
    const shadow = document.createElement('div');
    document.body.prepend(shadow);
    const second = document.createElement('dialog');
    document.body.prepend(second);
    const first = openModal();
    second.showModal();
    (document.activeElement as HTMLElement).blur();
    liveRegion().announce('in the second', 'modal');
    await untilExposed('in the second');
    const third = openModal(shadow.attachShadow({ mode: 'open' }) as unknown as Element);
    liveRegion().announce('in the third', 'modal');
    await untilExposed('in the third');
    third.close();
    const inner = openModal(first);
    liveRegion().announce('in the inner', 'modal');
    await untilExposed('in the inner');
    for (const node of [inner, second, first, shadow]) node.remove();
    liveRegion().announce('in the page', 'modal');
    await untilExposed('in the page');
  });

  it('announces failures whose alert is behind a modal dialog', async () => {
    const tag = document.body.appendChild(document.createElement('div'));
    tag.innerHTML = '<p role="alert"></p>';
    const fail = (title: string) => {
      const detail = { code: 'unknown', field: null, title, message: 'Try again.' };
      tag.dispatchEvent(new CustomEvent('store-error', { detail, bubbles: true, composed: true }));
    };
    const dialog = openModal();
    fail('Unable to add.');
    await untilExposed('Unable to add. Try again.');
    dialog.remove();
    tag.inert = true;
    fail('Unable to add here.');
    await untilExposed('Unable to add here. Try again.');
    tag.inert = false;
    fail('Not announced twice.');
    liveRegion().announce('later', 'page');
    await untilExposed('later');
    tag.remove();
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
