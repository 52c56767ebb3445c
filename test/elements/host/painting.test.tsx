import { expect, fixture } from '@open-wc/testing';
import { Component, createContext, useState, type ComponentProps, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { Painter } from '../../../elements/host/painter/painter.ts';
import { paint, rethrow } from '../../support/paint.ts';

const field = (props: ComponentProps<'input'> = {}) => <input key="f" name="quantity" {...props} />;

describe('painting', () => {
  it('leaves out absent values', async () => {
    const root = await fixture('<div></div>');
    paint(
      root,
      <p part="price" title={undefined}>
        {null}now {false}
        {undefined}
        <b>$1</b>
      </p>,
    );
    expect(root.innerHTML).to.equal('<p part="price">now <b>$1</b></p>');
  });

  it('ignores properties that a page has added to Object.prototype', async () => {
    const root = await fixture('<div></div>');
    const prototype = Object.prototype as unknown as Record<string, unknown>;
    Object.assign(prototype, { userErrors: ['x'], title: 'x', children: 'x' });
    try {
      paint(root, <p part="price">$1</p>);
      paint(root, <hr part="line" />);
    } finally {
      for (const name of ['userErrors', 'title', 'children']) Reflect.deleteProperty(prototype, name);
    }
    expect(root.innerHTML).to.equal('<hr part="line">');
  });

  it('paints text that looks like markup as text', async () => {
    const root = await fixture('<div></div>');
    paint(root, <p title={'"><svg onload=alert(1)>'}>{'<img src=x onerror=alert(1)>'}</p>);
    expect(root.querySelectorAll('img, svg')).to.have.lengthOf(0);
    expect(root.textContent).to.equal('<img src=x onerror=alert(1)>');
  });

  it('keeps unchanged nodes, with their text, focus and selection', async () => {
    const root = await fixture('<div></div>');
    paint(root, [<p key="0">before</p>, field(), <p key="1">after</p>]);
    const input = root.querySelector('input')!;
    input.focus();
    input.value = '123';
    input.setSelectionRange(1, 2);
    paint(root, [<b key="new">new</b>, <p key="0">changed</p>, field({ 'aria-invalid': true }), 'more']);
    expect(root.querySelector('input') === input).to.equal(true);
    expect(document.activeElement === input).to.equal(true);
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['123', 1, 2]);
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    paint(root, [<p key="0">changed</p>, field()]);
    expect(input.hasAttribute('aria-invalid')).to.equal(false);
    expect(root.textContent).to.equal('changed');
    expect(root.firstChild!.nextSibling === input).to.equal(true);
  });

  it('fills a placeholder later without moving other nodes', async () => {
    const root = await fixture('<div></div>');
    const view = (isThere: boolean) => (
      <form>
        {isThere && <div>there</div>}
        <div>
          <input />
        </div>
      </form>
    );
    paint(root, view(false));
    const input = root.querySelector('input')!;
    input.focus();
    paint(root, view(true));
    expect(document.activeElement === input).to.equal(true);
    expect(root.innerHTML).to.equal('<form><div>there</div><div><input></div></form>');
  });

  it('does not touch correct nodes, and neither does React', async () => {
    const root = await fixture('<div></div>');
    const nodes = () => (
      <form part="form" noValidate>
        {field({ value: '1', onInput: () => undefined })}
        <label htmlFor="a" className="b">
          {1} of {2}
        </label>
        <select value="y" onInput={() => undefined}>
          <option>x</option>
          <option>y</option>
        </select>
        <textarea value="long" onInput={() => undefined} />
        <svg viewBox="0 0 1 1" aria-hidden>
          <path d="M0 0" />
        </svg>
        <button hidden={false} aria-pressed={false} draggable={false} tabIndex={0}>
          Add
        </button>
      </form>
    );
    paint(root, nodes());
    expect(root.innerHTML).to.equal(
      '<form part="form" novalidate=""><input name="quantity" value="1"><label for="a" class="b">1 of 2</label>' +
        '<select><option>x</option><option>y</option></select><textarea>long</textarea>' +
        '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"></path></svg>' +
        '<button aria-pressed="false" draggable="false" tabindex="0">Add</button></form>',
    );
    expect(root.querySelector('path') instanceof SVGPathElement, 'a picture').to.equal(true);
    const observer = new MutationObserver(() => undefined);
    const everything = { attributes: true, childList: true, characterData: true, subtree: true };
    observer.observe(root, { ...everything, attributeOldValue: true });
    paint(root, nodes());
    expect(observer.takeRecords()).to.have.lengthOf(0);
    const errors: unknown[] = [];
    flushSync(() => {
      hydrateRoot(root, nodes(), { onRecoverableError: (error) => errors.push(error) });
    });
    expect(errors).to.deep.equal([]);
    const changed = observer.takeRecords().filter(({ target, attributeName, oldValue }) => {
      return oldValue !== (target as Element).getAttribute(attributeName ?? '');
    });
    expect(changed).to.deep.equal([]);
  });

  it('calls a handler once that was removed and added again', async () => {
    const root = await fixture('<div></div>');
    let count = 0;
    const button = (hasHandler: boolean) => (
      <button onClick={hasHandler ? () => (count += 1) : undefined}>Add</button>
    );
    for (const isHeard of [true, false, true]) paint(root, button(isHeard));
    root.querySelector('button')!.click();
    expect(count).to.equal(1);
    paint(root, button(false));
    root.querySelector('button')!.click();
    expect(count).to.equal(1);
  });
});

describe('a handler that throws', () => {
  it('is reported, and throws nothing into the page', () => {
    const place = document.createElement('div');
    const reports: string[] = [];
    const painter = new Painter(place, (error) => reports.push(String(error)));
    painter.paint(
      <button
        onClick={() => {
          throw new Error('no');
        }}
      />,
    );
    place.querySelector('button')!.click();
    expect(reports).to.deep.equal(['Error: no']);
  });
});

describe('painting refuses JSX that only React can draw', () => {
  const Context = createContext('');
  class ClassComponent extends Component {
    override render(): ReactNode {
      return null;
    }
  }
  const WithHook = () => <p>{useState('')[0]}</p>;
  const portalHome = document.createElement('div');
  const refused: Record<string, ReactNode> = {
    'a hook': <WithHook />,
    'a class': <ClassComponent />,
    'a context': <Context value="">text</Context>,
    'a portal': createPortal('text', portalHome),
    'an uncontrolled field': <input defaultValue="1" />,
    'an uncontrolled box': <input type="checkbox" defaultChecked />,
    'a style': <p style={{ color: 'red' }}>text</p>,
    'a string of markup': <p dangerouslySetInnerHTML={{ __html: '<b>b</b>' }} />,
    'a ref': <p ref={() => undefined}>text</p>,
    'a handler that is not in the table': <p onPointerEnter={() => undefined}>text</p>,
    'a promise': Promise.resolve('text'),
  };
  for (const [name, node] of Object.entries(refused)) {
    it(name, () => {
      const painter = new Painter(document.createElement('div'), rethrow);
      // React warns of hooks outside a component before it throws.
      const { error } = console;
      console.error = () => undefined;
      expect(() => {
        painter.paint(node);
      }).to.throw();
      console.error = error;
    });
  }
});
