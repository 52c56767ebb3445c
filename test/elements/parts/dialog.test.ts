import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { confirm, openDialog } from '../../../elements/dialogs/dialogs.ts';
import type { DialogOptions, OpenDialog } from '../../../elements/dialogs/open-dialog.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { tap } from '../../support/visitor-input.ts';

const named = { role: 'dialog', name: 'Engraving' };
const isOpen = () => allByRole(document.body, named).length === 1;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('a dialog', () => {
  let opener: HTMLElement;
  let dialog: OpenDialog | null = null;

  beforeEach(async () => {
    const page = await fixture(html`<div><button>Open</button> <a href="#elsewhere">Elsewhere</a></div>`);
    opener = byRole(page, { role: 'button', name: 'Open' });
    opener.focus();
  });

  afterEach(() => {
    dialog?.close();
  });

  const open = (options: Partial<DialogOptions> = {}) => {
    dialog = openDialog({
      name: 'form',
      label: 'Engraving',
      opener,
      fill(place) {
        place.innerHTML = '<label>Name <input></label><p>Some words</p>';
        return null;
      },
      ...options,
    });
    return dialog;
  };
  const inDialog = (role: string, name: string) => byRole(document.body, { role, name });

  it('is modal and has a name, and notifies the page before and after', async () => {
    const received: string[] = [];
    const life = new AbortController();
    for (const type of ['store-open', 'store-close'] as const) {
      document.addEventListener(
        type,
        (event) => received.push(`${event.type} ${event.name} ${String(isOpen())}`),
        { signal: life.signal },
      );
    }
    open();
    expect(byRole(document.body, named).matches(':modal')).to.equal(true);
    await tap(inDialog('button', 'Close'));
    await dialog?.closed;
    expect(received).to.deep.equal(['store-open form false', 'store-close form false']);
    life.abort();
  });

  it('does not open if the page prevents it', () => {
    opener.addEventListener('store-open', (event) => {
      event.preventDefault();
    });
    expect(open()).to.equal(null);
    expect(isOpen()).to.equal(false);
  });

  it('closes on Escape, and gives the focus back', async () => {
    open();
    await sendKeys({ press: 'Escape' });
    await dialog?.closed;
    expect(isOpen()).to.equal(false);
    expect(focusedNode() === opener).to.equal(true);
  });

  it('closes on a click beside it, but not on one that starts or ends inside', async () => {
    open();
    const field = inDialog('textbox', 'Name').getBoundingClientRect();
    const inside: [number, number] = [Math.round(field.left + 5), Math.round(field.top + 5)];
    for (const [from, to] of [
      [inside, [4, 4]],
      [[4, 4], inside],
    ] as [[number, number], [number, number]][]) {
      await sendMouse({ type: 'move', position: from });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: to });
      await sendMouse({ type: 'up' });
      await nextTask();
      expect(isOpen()).to.equal(true);
    }
    await sendMouse({ type: 'click', position: [4, 4] });
    await dialog?.closed;
    expect(isOpen()).to.equal(false);
  });

  it('keeps the focus inside, in both directions', async () => {
    open();
    const stops = [inDialog('button', 'Close'), inDialog('textbox', 'Name')];
    const visit = async () => {
      await sendKeys({ press: 'Tab' });
      return focusedNode();
    };
    for (const stop of [...stops, ...stops]) expect((await visit()) === stop).to.equal(true);
    await sendKeys({ down: 'Shift' });
    for (const stop of [stops[0], stops[1], stops[0]]) expect((await visit()) === stop).to.equal(true);
    await sendKeys({ up: 'Shift' });
  });

  it('stays open while its guard refuses, and closes if the guard throws', async () => {
    const answers = [() => false, () => Promise.resolve(false), () => Promise.reject(new Error('guard'))];
    open({ mayClose: () => answers.shift()!() });
    expect(await dialog?.askToClose()).to.equal(false);
    await sendKeys({ press: 'Escape' });
    await nextTask();
    expect(isOpen()).to.equal(true);
    expect(await dialog?.askToClose()).to.equal(true);
    expect(isOpen()).to.equal(false);
  });

  it('gives the focus to the successor of a removed opener', () => {
    open({ successor: () => byRole(document.body, { role: 'link', name: 'Elsewhere' }) });
    opener.remove();
    dialog?.close();
    expect(focusedNode()?.textContent).to.equal('Elsewhere');
  });

  it('locks scrolling without a layout shift while any dialog is open', async () => {
    const page = await fixture(html`<div></div>`);
    Object.assign((page as HTMLElement).style, { blockSize: '300vh' });
    const { width } = document.body.getBoundingClientRect();
    const scrollable = () => getComputedStyle(document.documentElement).overflowY !== 'hidden';
    const outer = open();
    const inner = openDialog({ name: 'confirm', label: 'Inner', opener, fill: () => null });
    expect(document.body.getBoundingClientRect().width).to.equal(width);
    outer?.close();
    expect(scrollable()).to.equal(false);
    inner?.close();
    expect(scrollable()).to.equal(true);
  });

  it('is modal and focused again after the page sorts its body', async () => {
    open();
    const field = inDialog('textbox', 'Name');
    field.focus();
    await sendKeys({ type: 'Ada' });
    document.body.prepend(document.body.lastElementChild!);
    await nextTask();
    document.querySelector('[data-store-dialog]')!.remove();
    await nextTask();
    expect(byRole(document.body, named).matches(':modal')).to.equal(true);
    expect(focusedNode() === field).to.equal(true);
    expect((field as HTMLInputElement).value).to.equal('Ada');
  });

  it('closes with the life of its owner, and notifies the document', async () => {
    const life = new AbortController();
    const closing = new Promise((resolve) => {
      document.addEventListener('store-close', resolve, { once: true });
    });
    open({ life: life.signal });
    opener.remove();
    life.abort();
    await closing;
    expect(isOpen()).to.equal(false);
  });

  it('uses the colours that are set above its opener', () => {
    opener.style.setProperty('--store-accent', 'rebeccapurple');
    open();
    const { host } = byRole(document.body, named).getRootNode() as ShadowRoot;
    expect(getComputedStyle(host).getPropertyValue('--store-accent')).to.equal('rebeccapurple');
  });

  it('asks for a confirmation: true, false, and false for closing it', async () => {
    const question = { question: 'Discard?', opener, confirmText: 'Discard' };
    const answers = { Discard: true, Cancel: false, Close: false };
    for (const [name, expected] of Object.entries(answers)) {
      const asking = confirm(question);
      await tap(await untilRole(document.body, { role: 'button', name }));
      expect(await asking).to.equal(expected);
    }
  });

  it('restores the focus if the caller names no opener', async () => {
    const asking = confirm({ question: 'Discard?' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    expect(focusedNode()?.textContent).to.equal('OK');
    await sendKeys({ press: 'Enter' });
    expect(await asking).to.equal(true);
    expect(focusedNode() === opener).to.equal(true);
  });

  it('stays after a confirmation until the caller is done, and confirms only once', async () => {
    const life = new AbortController();
    let count = 0;
    const question = { question: 'Delete?', closesItself: false, life: life.signal };
    const asking = confirm(question).then((isConfirmed) => {
      count += 1;
      return isConfirmed;
    });
    const button = await untilRole(document.body, { role: 'button', name: 'OK' });
    await tap(button);
    expect(await asking).to.equal(true);
    await tap(button);
    const dialog = byRole(document.body, { role: 'dialog', name: 'Delete?' });
    expect(dialog.matches(':modal')).to.equal(true);
    expect([button.ariaDisabled, button.ariaBusy, count]).to.deep.equal(['true', 'true', 1]);
    life.abort();
    expect(allByRole(document.body, { role: 'dialog', name: 'Delete?' })).to.have.lengthOf(0);
    expect(focusedNode() === opener).to.equal(true);
  });

  it('can be closed by the visitor while it stays open, and closes immediately on cancellation', async () => {
    const life = new AbortController();
    const question = { question: 'Delete?', closesItself: false, isCancelable: false, life: life.signal };
    const asking = confirm(question);
    await tap(await untilRole(document.body, { role: 'button', name: 'OK' }));
    expect(await asking).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(allByRole(document.body, { role: 'dialog', name: 'Delete?' })).to.have.lengthOf(0);
    const cancelling = confirm({ ...question, isCancelable: true });
    await tap(await untilRole(document.body, { role: 'button', name: 'Cancel' }));
    expect(await cancelling).to.equal(false);
  });

  it('requires a life signal to stay open', async () => {
    const refused = await confirm({ question: 'Delete?', closesItself: false }).catch(String);
    expect(refused).to.match(/life/);
  });

  it('is cancelled if the page prevents it', async () => {
    opener.addEventListener('store-open', (event) => {
      event.preventDefault();
    });
    expect(await confirm({ question: 'Discard?', opener })).to.equal(false);
  });

  it('insists on a confirmation that cannot be cancelled', async () => {
    const asking = confirm({ question: 'Read this', opener, isCancelable: false });
    await sendKeys({ press: 'Escape' });
    await nextTask();
    expect(allByRole(document.body, { role: 'button', name: /Cancel|Close/ })).to.have.lengthOf(0);
    await tap(await untilRole(document.body, { role: 'button', name: 'OK' }));
    expect(await asking).to.equal(true);
  });
});
