import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { QuickViewer } from '../../../elements/printed/open-newest.ts';
import { watchQuickViews } from '../../../elements/printed/quick-views.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const FAILED = 'This product is not available right now.';
const button = (id: string) => ({ role: 'button', name: `Look at the ${id}` });
const printed = (id: string) =>
  `<li><span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${id}">Look at the ${id}</span></li>`;
const isBusy = (node: HTMLElement) => node.getAttribute('aria-busy') === 'true';

interface Try {
  readonly resolve: (viewer: QuickViewer) => void;
  readonly reject: (error: Error) => void;
}

/** A list of two products, and code that loads or fails when the test decides. */
async function list(markup = `<ul>${printed('mug')}${printed('tee')}</ul>`) {
  const page = await fixture<HTMLElement>(markup);
  const opened: string[] = [];
  const reports: unknown[] = [];
  const tries: Try[] = [];
  const ending = new AbortController();
  stops.push(ending);
  const load = () =>
    new Promise<QuickViewer>((resolve, reject) => {
      tries.push({ resolve, reject });
    });
  const report = (error: unknown) => reports.push(error);
  watchQuickViews(page, load, report, ending.signal);
  const openQuickView = ({ dataset }: HTMLElement) => opened.push(dataset['id'] ?? '');
  const come = () => {
    tries.at(-1)?.resolve({ openQuickView });
  };
  const comeAll = () => {
    for (const each of tries) each.resolve({ openQuickView });
  };
  const fail = () => {
    tries.at(-1)?.reject(new Error('It did not load.'));
  };
  return { page, opened, reports, ending, come, comeAll, fail, load, report };
}

const stops: AbortController[] = [];

describe('a quick view whose code is loading', () => {
  beforeEach(() => {
    location.hash = '';
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop.abort();
  });

  it('marks the clicked trigger as busy', async () => {
    const { page, opened, come } = await list();
    const mug = byRole(page, button('mug'));
    await tap(mug);
    expect(isBusy(mug)).to.equal(true);
    come();
    await waitUntil(() => opened.length > 0, 'nothing opened');
    await waitUntil(() => !isBusy(mug), 'it is still busy');
  });

  it('opens the trigger that was clicked last', async () => {
    const { page, opened, come } = await list();
    const [mug, tee] = [byRole(page, button('mug')), byRole(page, button('tee'))];
    await tap(mug);
    await tap(tee);
    expect([isBusy(mug), isBusy(tee)]).to.deep.equal([false, true]);
    come();
    await waitUntil(() => opened.length > 0, 'nothing opened');
    await waitUntil(() => !isBusy(tee), 'it is still busy');
    expect(opened).to.deep.equal(['tee']);
  });

  it('opens once a trigger that was clicked first and last', async () => {
    const { page, opened, come } = await list();
    for (const id of ['mug', 'tee', 'mug', 'mug']) byRole(page, button(id)).click();
    come();
    const mug = byRole(page, button('mug'));
    await waitUntil(() => !isBusy(mug), 'it is still busy');
    expect(opened).to.deep.equal(['mug']);
  });

  it('opens the trigger that was clicked last, also when two calls wire the page', async () => {
    const { page, opened, load, report, ending, comeAll } = await list();
    const other = await fixture<HTMLElement>(`<ul>${printed('cup')}</ul>`);
    watchQuickViews(other, load, report, ending.signal);
    byRole(page, button('mug')).click();
    byRole(other, button('cup')).click();
    comeAll();
    const cup = byRole(other, button('cup'));
    await waitUntil(() => !isBusy(cup), 'it is still busy');
    expect(opened).to.deep.equal(['cup']);
  });

  it('opens nothing after the page has stopped the wiring', async () => {
    const { page, opened, ending, come } = await list();
    const mug = byRole(page, button('mug'));
    await tap(mug);
    ending.abort();
    come();
    await waitUntil(() => !isBusy(mug), 'it is still busy');
    expect(opened).to.deep.equal([]);
  });

  it('shows an alert beside a control without a link after a failure, until the next click', async () => {
    const { page, opened, reports, come, fail } = await list();
    const mug = byRole(page, button('mug'));
    mug.focus();
    await sendKeys({ press: 'Enter' });
    fail();
    const alert = await untilRole(page, { role: 'alert', name: '' });
    expect(alert.textContent).to.equal(FAILED);
    expect(alert.previousElementSibling).to.equal(mug);
    expect(alert.getBoundingClientRect().width, 'it is seen').to.be.above(100);
    expect(reports).to.have.lengthOf(1);
    expect([isBusy(mug), focusedNode() === mug]).to.deep.equal([false, true]);
    await sendKeys({ press: 'Enter' });
    expect(alert.textContent).to.equal('');
    come();
    await waitUntil(() => opened.length > 0, 'nothing opened');
    expect(allByRole(page, { role: 'alert', name: '' }).map((node) => node.textContent)).to.deep.equal(['']);
  });

  it('follows the link of a card after a failure, without an alert', async () => {
    const { page, fail } = await list(`<article><a href="#mug">Mug</a>${printed('mug')}</article>`);
    await tap(byRole(page, button('mug')));
    fail();
    await waitUntil(() => location.hash === '#mug', 'the link was not followed');
    expect(allByRole(page, { role: 'alert', name: '' })).to.deep.equal([]);
  });

  it('shows an alert only for the last trigger when both fail', async () => {
    const { page, reports, fail } = await list(
      `<div><article><a href="#mug">Mug</a>${printed('mug')}</article><hr>${printed('tee')}<a href="#a">A</a><a href="#b">B</a></div>`,
    );
    await tap(byRole(page, button('mug')));
    await tap(byRole(page, button('tee')));
    fail();
    const alert = await untilRole(page, { role: 'alert', name: '' });
    expect(alert.previousElementSibling).to.equal(byRole(page, button('tee')));
    expect(location.hash).to.equal('');
    expect(reports).to.have.lengthOf(1);
  });
});
