import { expect, fixture, oneEvent } from '@open-wc/testing';
import '../../../elements/all.ts';
import type { MemoryFormsGateway } from '../../../core/forms/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { useMemoryForms } from '../../support/forms.ts';
import { waitUntil } from '../../support/wait-until.ts';

const letter = (form = '<form>') => `<site-form form-id="letter">${form}
  <label>Name <input name="who"></label><button>Send</button>
  <button name="how" value="now" formaction="/elsewhere" formmethod="get">Send it elsewhere</button>
</form></site-form>`;

async function place(html: string): Promise<{ readonly root: StoreTag; readonly form: HTMLFormElement }> {
  const root: StoreTag = await fixture(html);
  const form = root.querySelector('form')!;
  await waitUntil(() => form.noValidate, 'not enhanced');
  return { root, form };
}

const click = (form: Element, name = 'Send') => {
  byRole(form, { role: 'button', name }).click();
};

describe("an author's form in a page that submits forms by script", () => {
  let forms: MemoryFormsGateway;
  const received: string[] = [];
  let listening: AbortController;
  const listen = (node: EventTarget, name: string, takes = true) => {
    node.addEventListener(
      'submit',
      (event) => {
        received.push(name);
        if (takes) event.preventDefault();
      },
      { signal: listening.signal },
    );
  };
  beforeEach(() => {
    forms = useMemoryForms();
    received.length = 0;
    listening = new AbortController();
  });
  afterEach(() => {
    listening.abort();
  });

  const sent = () => forms.submissions.map(({ form }) => form);

  it('is sent once: its own listeners receive the submission, those of the page do not', async () => {
    const { root: tag, form } = await place(letter());
    listen(document, 'document');
    listen(form, 'form', false);
    click(form);
    await untilRole(tag, { role: 'status', name: '' });
    expect(received).to.deep.equal(['form']);
    expect(sent()).to.deep.equal([{ who: '' }]);
  });

  it('is not sent a second time by htmx boost', async () => {
    const { root, form } = await place(`<div hx-boost="true">${letter()}</div>`);
    listen(form, 'form');
    click(form);
    await untilRole(root, { role: 'status', name: '' });
    expect(received).to.deep.equal([]);
    expect(sent()).to.deep.equal([{ who: '' }]);
  });

  it('reaches htmx where the author has set its attributes on the form', async () => {
    for (const form of ['<form hx-boost="true">', '<form hx-post="/elsewhere">', '<form hx-boost="false">']) {
      const placed = await place(`<div hx-boost="true">${letter(form)}</div>`);
      listen(placed.form, form);
      click(placed.form);
    }
    expect(received.length).to.equal(3);
    expect(sent()).to.deep.equal([]);
  });

  for (const [how, start, before] of [
    ['without a method', '<form>', null],
    ['with get', '<form method="get">', 'get'],
    ['with an unknown method', '<form method="put">', 'put'],
    ['with post', '<form method="POST">', 'POST'],
    ['that closes a dialog', '<form method="dialog">', 'dialog'],
  ] as const)
    it(`a form ${how} has the method post while it is enhanced, and gets its own back`, async () => {
      const { root: tag, form } = await place(letter(start));
      expect(form.getAttribute('method')).to.equal(/post|dialog/i.test(start) ? before : 'post');
      tag.remove();
      await waitUntil(() => !form.noValidate, 'still ours');
      expect(form.getAttribute('method')).to.equal(before);
    });

  it('is posted by a button with method get', async () => {
    const { form } = await place(`<div>${letter()}<iframe name="answer" title="Answer"></iframe></div>`);
    const frame = form.ownerDocument.querySelector<HTMLIFrameElement>('iframe[name=answer]')!;
    form.target = 'answer';
    form.querySelector('input')!.value = 'Ada';
    const answer = oneEvent(frame, 'load');
    click(form, 'Send it elsewhere');
    await answer;
    const { pathname, search } = frame.contentWindow!.location;
    expect(pathname + search).to.equal('/elsewhere');
  });

  it('is posted by such a button, too, after its tag has moved into a frame', async () => {
    const { root: tag, form } = await place(letter());
    const box = await fixture<HTMLDivElement>('<div><iframe title="Elsewhere"></iframe></div>');
    const { contentDocument: page, contentWindow: view } = box.querySelector('iframe')!;
    // Only a listener at the window of the frame runs in time.
    view!.addEventListener(
      'submit',
      (event) => {
        event.stopImmediatePropagation();
      },
      true,
    );
    page!.body.append(tag);
    page!.body.insertAdjacentHTML('beforeend', '<iframe name="answer" title="Answer"></iframe>');
    await waitUntil(() => form.method === 'post', 'not posted');
    form.target = 'answer';
    form.querySelector('input')!.value = 'Ada';
    const frame = page!.querySelector<HTMLIFrameElement>('iframe[name=answer]')!;
    const answer = oneEvent(frame, 'load');
    click(form, 'Send it elsewhere');
    await answer;
    const { pathname, search } = frame.contentWindow!.location;
    expect(pathname + search).to.equal('/elsewhere');
  });

  it('is posted by `form.submit()`', async () => {
    const { form } = await place(`<div>${letter()}<iframe name="answer" title="Answer"></iframe></div>`);
    const frame = form.ownerDocument.querySelector<HTMLIFrameElement>('iframe[name=answer]')!;
    form.target = 'answer';
    form.action = '/elsewhere';
    form.querySelector('input')!.value = 'Ada';
    const answer = oneEvent(frame, 'load');
    form.submit();
    await answer;
    const { pathname, search } = frame.contentWindow!.location;
    expect(pathname + search).to.equal('/elsewhere');
  });
});
