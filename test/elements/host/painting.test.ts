import { expect, fixture } from '@open-wc/testing';
import { markup, paint } from '../../../elements/host/cold-markup.ts';

const field = (attributes: Record<string, string | undefined> = {}) =>
  markup('input', { name: 'quantity', ...attributes });

describe('what the shell paints', () => {
  it('leaves out what is not there', async () => {
    const root = await fixture('<div></div>');
    paint(root, [
      markup('p', { part: 'price', title: undefined }, null, 'now ', false, undefined, markup('b', {}, '$1')),
    ]);
    expect(root.innerHTML).to.equal('<p part="price">now <b>$1</b></p>');
  });

  it('is text, whatever it looks like', async () => {
    const root = await fixture('<div></div>');
    paint(root, [markup('p', { title: '"><svg onload=alert(1)>' }, '<img src=x onerror=alert(1)>')]);
    expect(root.querySelectorAll('img, svg')).to.have.lengthOf(0);
    expect(root.textContent).to.equal('<img src=x onerror=alert(1)>');
  });

  it('keeps the nodes that stay, with what was typed, the focus and the selection', async () => {
    const root = await fixture('<div></div>');
    paint(root, [markup('p', {}, 'before'), field(), markup('p', {}, 'after')]);
    const input = root.querySelector('input')!;
    input.focus();
    input.value = '123';
    input.setSelectionRange(1, 2);
    paint(root, [
      markup('p', {}, 'changed'),
      field({ 'aria-invalid': 'true' }),
      markup('p', {}, 'after'),
      'more',
    ]);
    expect(root.querySelector('input') === input).to.equal(true);
    expect(document.activeElement === input).to.equal(true);
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['123', 1, 2]);
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    paint(root, [markup('p', {}, 'changed'), field()]);
    expect(input.hasAttribute('aria-invalid')).to.equal(false);
    expect(root.textContent).to.equal('changed');
  });

  it('exchanges a node for one of another kind', async () => {
    const root = await fixture('<div></div>');
    paint(root, [markup('p', {}, 'text'), 'tail']);
    paint(root, [markup('ul', {}, markup('li', {}, 'item')), markup('p', {})]);
    expect(root.innerHTML).to.equal('<ul><li>item</li></ul><p></p>');
  });

  it('touches nothing that is right already', async () => {
    const root = await fixture('<div></div>');
    const nodes = [markup('form', { part: 'form' }, field({ value: '1' }), markup('button', {}, 'Add'))];
    paint(root, nodes);
    const observer = new MutationObserver(() => undefined);
    observer.observe(root, { attributes: true, childList: true, characterData: true, subtree: true });
    paint(root, nodes);
    expect(observer.takeRecords()).to.have.lengthOf(0);
  });
});
