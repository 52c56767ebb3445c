import { expect, fixture, oneEvent } from '@open-wc/testing';
import { watchPrintedForms } from '../../../elements/printed/printed-forms.ts';
import { byRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('a printed form whose code fails to load', () => {
  it('is sent without its values in the URL', async () => {
    const page = await fixture<HTMLElement>(`<div>
      <form data-form-id="news" action="/nowhere" target="answer"><input name="email" aria-label="Email" value="ada@example.com"></form>
      <iframe name="answer" title="Answer"></iframe></div>`);
    const watching = new AbortController();
    const reported: string[] = [];
    watchPrintedForms(
      page,
      () => Promise.reject(new Error('lost')),
      (_error, context) => reported.push(context),
      watching.signal,
    );
    const frame = page.querySelector('iframe')!;
    const answer = oneEvent(frame, 'load');
    page.querySelector('form')!.requestSubmit();
    await answer;
    watching.abort();
    const { pathname, search } = frame.contentWindow!.location;
    expect([pathname + search, reported]).to.deep.equal(['/nowhere', ['enhance/form']]);
  });

  it('is sent by the pressed button, past listeners of the page', async () => {
    const page = await fixture<HTMLElement>(`<div>
      <form data-form-id="news" action="/nowhere" target="answer"><input name="email" value="ada@example.com">
        <button name="wish" value="call" formtarget="other">Call</button></form>
      <iframe name="answer" title="Answer"></iframe><iframe name="other" title="Other"></iframe></div>`);
    const watching = new AbortController();
    const lost = () => Promise.reject(new Error('lost'));
    watchPrintedForms(page, lost, () => undefined, watching.signal);
    const received: string[] = [];
    for (const type of ['submit', 'formdata'])
      page.addEventListener(type, (event) => {
        const entries =
          event instanceof FormDataEvent
            ? [...event.formData].map(
                ([name, value]) => `${name},${typeof value === 'string' ? value : value.name}`,
              )
            : [];
        received.push([type, ...entries].join(' '));
      });
    const frame = page.querySelector<HTMLIFrameElement>('[name=other]')!;
    const answer = oneEvent(frame, 'load');
    byRole(page, { role: 'button', name: 'Call' }).click();
    await answer;
    watching.abort();
    const { pathname, search } = frame.contentWindow!.location;
    expect(pathname + search).to.equal('/nowhere');
    expect(received).to.deep.equal(['formdata email,ada@example.com wish,call']);
  });
});

describe('a printed form whose button changes while its code loads', () => {
  const CHANGES = [
    ['is removed', (button: HTMLElement): unknown => button.parentNode!.removeChild(button)],
    ['submits nothing any more', (button: HTMLElement): unknown => Object.assign(button, { type: 'button' })],
  ] as const;
  for (const [what, change] of CHANGES)
    it(`is submitted all the same where it ${what}`, async () => {
      const page = await fixture<HTMLElement>(`<div>
      <form data-form-id="news"><input name="email" aria-label="Email"><button>Send</button></form></div>`);
      const watching = new AbortController();
      const submitters: unknown[] = [];
      const enhancePrintedForm = (form: HTMLFormElement) => {
        form.addEventListener('submit', (event) => {
          event.preventDefault();
          submitters.push(event.submitter);
        });
      };
      let load = (): void => undefined;
      const loaded = new Promise<void>((resolve) => {
        load = resolve;
      });
      const enhancer = loaded.then(() => ({ enhancePrintedForm }));
      watchPrintedForms(
        page,
        () => enhancer,
        () => undefined,
        watching.signal,
      );
      const button = byRole(page, { role: 'button', name: 'Send' });
      button.click();
      change(button);
      load();
      await waitUntil(() => submitters.length > 0, 'nothing is submitted');
      expect(submitters).to.deep.equal([null]);
      watching.abort();
    });
});

describe('a printed form that is removed while its code loads', () => {
  it('is not enhanced until it is in the page again', async () => {
    const page = await fixture<HTMLElement>(
      '<div><form data-form-id="news"><input name="email" aria-label="Email"></form></div>',
    );
    const form = page.querySelector('form')!;
    const watching = new AbortController();
    const enhanced: Element[] = [];
    const loads: (() => void)[] = [];
    const load = async () => {
      await new Promise<void>((resolve) => {
        loads.push(resolve);
      });
      return { enhancePrintedForm: (one: HTMLFormElement) => enhanced.push(one) };
    };
    watchPrintedForms(page, load, () => undefined, watching.signal);
    const focus = () =>
      form.querySelector('input')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    focus();
    form.remove();
    loads[0]!();
    await new Promise(requestAnimationFrame);
    expect(enhanced).to.deep.equal([]);
    page.append(form);
    focus();
    loads[1]!();
    await new Promise(requestAnimationFrame);
    expect(enhanced).to.deep.equal([form]);
    watching.abort();
  });
});
