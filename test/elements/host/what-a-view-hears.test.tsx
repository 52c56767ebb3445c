import { expect, fixture, html } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { HEARD_EVENTS } from '../../../elements/host/heard-events.ts';
import { defineElement, StoreElement } from '../../../elements/host/index.ts';

const called: string[] = [];
const call = (name: string) => () => {
  called.push(name);
};

function View(): ReactNode {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        called.push('onSubmit');
      }}
    >
      <input
        aria-label="Name"
        onFocus={call('onFocus')}
        onChange={call('onChange')}
        onKeyDown={call('onKeyDown')}
        onBlur={call('onBlur')}
      />
      <input type="checkbox" aria-label="Gift" onChange={call('onChange')} />
      <select aria-label="Size" onChange={call('onChange')}>
        <option>S</option>
        <option>M</option>
      </select>
      <button onClick={call('onClick')}>Send</button>
    </form>
  );
}

class HearingElement extends StoreElement {
  static override readonly loadView = () => Promise.resolve({ View });
}

defineElement('store-hearing', HearingElement);

describe('a view', () => {
  let root: ShadowRoot;

  beforeEach(async () => {
    const element = await fixture<HearingElement>(html`<store-hearing></store-hearing>`);
    await element.ready;
    root = element.shadowRoot!;
    called.length = 0;
  });

  it('hears a button, and the form it sends', () => {
    root.querySelector('button')!.click();
    expect(called).to.deep.equal(['onClick', 'onSubmit']);
  });

  it('hears who comes, types and goes', () => {
    const field = root.querySelector('input')!;
    field.focus();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true }));
    // React sees only changes that it did not make itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'a');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    field.blur();
    expect(called).to.deep.equal(['onFocus', 'onKeyDown', 'onChange', 'onBlur']);
  });

  it('hears a box that is ticked', () => {
    root.querySelector<HTMLInputElement>('[type=checkbox]')!.click();
    expect(called).to.deep.equal(['onChange']);
  });

  it('hears a value that is chosen', () => {
    const list = root.querySelector('select')!;
    list.value = 'M';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    expect(called).to.deep.equal(['onChange']);
  });

  it('is asked here for every handler that views may use', () => {
    const tried = ['onSubmit', 'onFocus', 'onChange', 'onKeyDown', 'onBlur', 'onClick'];
    expect(Object.keys(HEARD_EVENTS)).to.have.members(tried);
  });
});
