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

const press = (form: Element, name = 'Send') => {
  byRole(form, { role: 'button', name }).click();
};

describe("an author's form in a page that sends forms itself", () => {
  let forms: MemoryFormsGateway;
  const heard: string[] = [];
  let hearing: AbortController;
  const hear = (node: EventTarget, name: string, takes = true) => {
    node.addEventListener(
      'submit',
      (event) => {
        heard.push(name);
        if (takes) event.preventDefault();
      },
      { signal: hearing.signal },
    );
  };
  beforeEach(() => {
    forms = useMemoryForms();
    heard.length = 0;
    hearing = new AbortController();
  });
  afterEach(() => {
    hearing.abort();
  });

  const sent = () => forms.submissions.map(({ form }) => form);

  it('is sent once, by us: listeners at the form receive the submission, those of the page do not', async () => {
    const { root: tag, form } = await place(letter());
    hear(document, 'document');
    hear(form, 'form', false);
    press(form);
    await untilRole(tag, { role: 'status', name: '' });
    expect(heard).to.deep.equal(['form']);
    expect(sent()).to.deep.equal([{ who: '' }]);
  });

  it('is not sent a second time by what has boosted all forms of the page', async () => {
    const { root, form } = await place(`<div hx-boost="true">${letter()}</div>`);
    hear(form, 'form');
    press(form);
    await untilRole(root, { role: 'status', name: '' });
    expect(heard).to.deep.equal([]);
    expect(sent()).to.deep.equal([{ who: '' }]);
  });

  it('that its author has boosted, or has taken out of what is boosted, is heard as ever', async () => {
    for (const form of ['<form hx-boost="true">', '<form hx-post="/elsewhere">', '<form hx-boost="false">']) {
      const placed = await place(`<div hx-boost="true">${letter(form)}</div>`);
      hear(placed.form, form);
      press(placed.form);
    }
    expect(heard.length).to.equal(3);
    expect(sent()).to.deep.equal([]);
  });

  for (const [how, start, before] of [
    ['without a method', '<form>', null],
    ['with get', '<form method="get">', 'get'],
    ['with a method that no browser knows', '<form method="put">', 'put'],
    ['with post', '<form method="POST">', 'POST'],
    ['that closes a dialog', '<form method="dialog">', 'dialog'],
  ] as const)
    it(`${how} posts while it is ours, and is given back as it was`, async () => {
      const { root: tag, form } = await place(letter(start));
      expect(form.getAttribute('method')).to.equal(/post|dialog/i.test(start) ? before : 'post');
      tag.remove();
      await waitUntil(() => !form.noValidate, 'still ours');
      expect(form.getAttribute('method')).to.equal(before);
    });

  it('is posted by a button that would put it into an address', async () => {
    const { form } = await place(`<div>${letter()}<iframe name="answer" title="Answer"></iframe></div>`);
    const frame = form.ownerDocument.querySelector<HTMLIFrameElement>('iframe[name=answer]')!;
    form.target = 'answer';
    form.querySelector('input')!.value = 'Ada';
    const answer = oneEvent(frame, 'load');
    press(form, 'Send it elsewhere');
    await answer;
    const { pathname, search } = frame.contentWindow!.location;
    expect(pathname + search).to.equal('/elsewhere');
  });

  it('is posted by such a button, too, where its tag has moved into a frame of the page', async () => {
    const { root: tag, form } = await place(letter());
    const box = await fixture<HTMLDivElement>('<div><iframe title="Elsewhere"></iframe></div>');
    const { contentDocument: page, contentWindow: view } = box.querySelector('iframe')!;
    // Only what listens at the window of the frame receives it in time.
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
    press(form, 'Send it elsewhere');
    await answer;
    const { pathname, search } = frame.contentWindow!.location;
    expect(pathname + search).to.equal('/elsewhere');
  });

  it('that a script of the page sends past everybody is posted', async () => {
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
