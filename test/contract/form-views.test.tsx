import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css, showModal, StoreElement } from '../../elements/host/index.ts';
import { configureStore } from '../../elements/index.ts';
import { placeView, ROOTS } from '../support/throwaway-tags.tsx';
import { waitUntil } from '../support/wait-until.ts';

const received: string[] = [];
const record = (name: string) => () => {
  received.push(name);
};

/** A view with all features of a form: hooks, every kind of field, error rows, a dialog, any event. */
function WholeForm(): ReactNode {
  const [long, setLong] = useState('');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [fileName, setFileName] = useState('');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && dialog.current) showModal(dialog.current);
  }, [isOpen]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        received.push('onSubmit');
      }}
      onReset={record('onReset')}
      onInvalidCapture={(event) => {
        event.preventDefault();
        received.push('onInvalid');
        setErrors(['This field is required.']);
      }}
    >
      {errors.map((error) => (
        <p key={error} role="alert">
          {error}
        </p>
      ))}
      <label htmlFor="long">Message</label>
      <textarea
        id="long"
        required
        value={long}
        onPaste={record('onPaste')}
        onChange={(e) => {
          setLong(e.currentTarget.value);
        }}
      />
      <fieldset>
        <legend>Toppings</legend>
        {['nuts', 'cream'].map((each) => (
          <label key={each}>
            <input
              type="checkbox"
              name="topping"
              value={each}
              checked={ticked.includes(each)}
              onChange={({ currentTarget: { checked } }) => {
                setTicked(checked ? [...ticked, each] : ticked.filter((other) => other !== each));
              }}
            />
            {each}
          </label>
        ))}
      </fieldset>
      <input
        id="file"
        type="file"
        onChange={(e) => {
          setFileName(e.currentTarget.files?.[0]?.name ?? '');
        }}
      />
      <output>{`${ticked.join('+')} ${fileName}`}</output>
      <details onToggle={record('onToggle')}>
        <summary>More</summary>
      </details>
      <button
        id="open"
        type="button"
        onPointerEnter={record('onPointerEnter')}
        onDoubleClick={record('onDoubleClick')}
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      <button id="send">Send</button>
      <dialog
        ref={dialog}
        aria-label="Sure?"
        onCancel={record('onCancel')}
        onClose={() => {
          received.push('onClose');
          setOpen(false);
        }}
      >
        <button
          id="close"
          type="button"
          onClick={() => {
            dialog.current?.close();
          }}
        >
          Close
        </button>
      </dialog>
    </form>
  );
}

for (const [rootName, isLight] of Object.entries(ROOTS)) {
  describe(`a view with a complete form, in ${rootName}`, () => {
    beforeEach(() => {
      received.length = 0;
    });

    it('reads and draws a textarea, a group of checkboxes and a file', async () => {
      const { find, root } = await placeView(() => <WholeForm />, isLight);
      find('#long').focus();
      await sendKeys({ type: 'two words' });
      for (const box of root.querySelectorAll<HTMLInputElement>('[name=topping]')) box.click();
      const files = new DataTransfer();
      files.items.add(new File(['x'], 'letter.txt'));
      find('#file').files = files.files;
      find('#file').dispatchEvent(new Event('change', { bubbles: true }));
      await waitUntil(() => find('output').textContent === 'nuts+cream letter.txt');
      expect(find('#long').value).to.equal('two words');
    });

    it('inserts an error row above the field, which keeps focus and text', async () => {
      const { find, root, element } = await placeView(() => <WholeForm />, isLight);
      const field = find('#long');
      find('#send').click();
      await waitUntil(() => root.querySelector('[role=alert]'), 'onInvalid was not called');
      expect(received).to.deep.equal(['onInvalid']);
      field.focus();
      await sendKeys({ type: 'text' });
      expect(find('#long') === field).to.equal(true);
      const { activeElement } = element.shadowRoot ?? document;
      expect([activeElement === field, field.value]).to.deep.equal([true, 'text']);
      find('#send').click();
      expect(received).to.deep.equal(['onInvalid', 'onSubmit']);
    });

    it('handles any React event', async () => {
      const { find } = await placeView(() => <WholeForm />, isLight);
      find('#long').dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
      for (const type of ['pointerover', 'pointerenter', 'dblclick'])
        find('#open').dispatchEvent(new PointerEvent(type, { bubbles: type !== 'pointerenter' }));
      find<HTMLFormElement>('form').reset();
      find<HTMLDetailsElement>('details').open = true;
      await waitUntil(() => received.includes('onToggle'));
      expect(received).to.have.members(['onPaste', 'onPointerEnter', 'onDoubleClick', 'onReset', 'onToggle']);
    });

    it('opens a modal dialog, and closes it with Escape', async () => {
      const { find } = await placeView(() => <WholeForm />, isLight);
      find('#open').click();
      const dialog = find<HTMLDialogElement>('dialog');
      await waitUntil(() => dialog.matches(':modal'), 'not modal');
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => received.includes('onClose'), 'onClose was not called');
      expect([dialog.open, received]).to.deep.equal([false, ['onCancel', 'onClose']]);
    });

    it('keeps an open dialog modal after its tag was moved, without a close event', async () => {
      const { find, element } = await placeView(() => <WholeForm />, isLight);
      find('#open').click();
      const dialog = find<HTMLDialogElement>('dialog');
      await waitUntil(() => dialog.matches(':modal'), 'not modal');
      const away = document.createElement('div');
      element.parentElement!.prepend(away);
      away.append(element);
      await nextFrame();
      await nextFrame();
      expect(find<HTMLDialogElement>('dialog') === dialog, 'the same dialog').to.equal(true);
      expect([dialog.open, dialog.matches(':modal'), received]).to.deep.equal([true, true, []]);
      find('#close').click();
      await waitUntil(() => received.includes('onClose'));
    });
  });
}

describe('a tag that draws into the light DOM', () => {
  it('keeps its author’s content', async () => {
    const { element } = await placeView(() => <WholeForm />, true);
    const authors = document.createElement(element.localName);
    authors.innerHTML = '<form><input name="own"></form>';
    const field = authors.querySelector('input')!;
    element.after(authors);
    await nextFrame();
    expect([authors.children.length, authors.querySelector('input') === field]).to.deep.equal([1, true]);
    authors.remove();
  });

  it('redraws whenever a host empties it, and reports only a host that empties it all the time', async () => {
    const reports: string[] = [];
    configureStore({ reportError: (error: unknown) => reports.push(String(error)) });
    const { element, find } = await placeView(() => <WholeForm />, true);
    const field = find('#long');
    for (let time = 1; time <= 12; time += 1) {
      element.replaceChildren();
      await nextFrame();
      expect(find('#long') === field, `time ${time}`).to.equal(true);
    }
    const fight = new MutationObserver(() => {
      element.replaceChildren();
    });
    fight.observe(element, { childList: true });
    element.replaceChildren();
    await waitUntil(() => reports.length > 0, 'they fight on');
    fight.disconnect();
    expect([element.childElementCount, reports.length]).to.deep.equal([0, 1]);
    configureStore({ reportError: undefined });
  });

  it('adopts its sheet in the new root after moveBefore', async function () {
    // WebKit has no moveBefore() yet.
    if (!('moveBefore' in Element.prototype)) this.skip();
    class MovedElement extends StoreElement {
      static override readonly isLight = true;
      static override readonly styles = css`
        styled-and-moved {
          color: rgb(1, 2, 3);
        }
      `;
    }
    customElements.define('styled-and-moved', MovedElement);
    const page = await fixture('<div><styled-and-moved></styled-and-moved><p></p></div>');
    const [element, place] = [page.firstElementChild!, page.lastElementChild!];
    const root = place.attachShadow({ mode: 'open' }) as ShadowRoot & {
      moveBefore(node: Node, child: Node | null): void;
    };
    root.moveBefore(element, null);
    expect(getComputedStyle(element).color).to.equal('rgb(1, 2, 3)');
  });

  it('adopts its sheet once in each root', async () => {
    class StyledElement extends StoreElement {
      static override readonly isLight = true;
      static override readonly styles = css`
        styled-in-the-page {
          color: rgb(1, 2, 3);
        }
      `;
    }
    customElements.define('styled-in-the-page', StyledElement);
    const page = await fixture('<div><styled-in-the-page></styled-in-the-page><p></p></div>');
    const [element, place] = [page.firstElementChild!, page.lastElementChild!];
    const colour = () => getComputedStyle(element).color;
    expect(colour()).to.equal('rgb(1, 2, 3)');
    const root = place.attachShadow({ mode: 'open' });
    for (let time = 0; time < 2; time += 1) {
      root.append(element);
      expect(colour()).to.equal('rgb(1, 2, 3)');
    }
    expect(root.adoptedStyleSheets).to.have.lengthOf(1);
  });
});
