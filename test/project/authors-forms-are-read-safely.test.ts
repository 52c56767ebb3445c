import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { readsOfForms } from '../support/reads-of-forms.ts';
import { trackedFiles } from '../support/tracked-files.ts';

/** Files whose nodes are no forms of the page, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  'core/html/sanitise-html.ts': 'Compares the names of nodes; a control there equals none.',
  'core/shop-network/leave-for-checkout.ts': 'The sender is a tag or a button.',
  'elements/gallery-block/gallery-frame.ts': 'A shadow root of ours.',
  'elements/gallery-block/pictures-first.ts': 'The tag.',
  'elements/gallery-block/slide-players.ts': 'A frame or video.',
  'elements/host/modal-keeper.ts': 'Where the tag draws.',
  'elements/host/painter/painted-nodes.ts': 'Painted nodes.',
  'elements/host/stage/authors-controls.ts': 'Where the tag draws.',
  'elements/host/view/foreign-hydration.ts': 'Only of a shadow root.',
  'elements/language-switcher/authors-links.ts': 'The tag.',
  'elements/restock-signup/view.tsx': 'A form of ours, whose field has a name of ours.',
  'elements/site-form/shown-values.ts': 'A form of ours, whose fields are named by `nameInPage`.',
  'elements/store-add-to-cart/face.tsx': 'A form of ours.',
  'elements/store-cart/focus-nowhere.ts': 'A node of the cart.',
  'elements/submits/keep-posted.ts': 'A root; a control equals no type of node.',
  'elements/ui/while-connected.ts': 'Only of a shadow root.',
};

/** As in the places where a control of a form has hidden a member. */
const BREACHES: readonly (readonly [source: string, ...reads: readonly string[]])[] = [
  ['function hide(form: HTMLFormElement) { form.hidden = true; }', 'form.hidden'],
  ['const show = (form: HTMLFormElement | null) => form?.querySelector("p");', 'form?.querySelector'],
  ['function f(form: HTMLFormElement) { const { style } = form; }', '{ style } = form'],
  ['const isSign = (node: Node) => node instanceof Element && node.matches("a");', 'node.matches'],
  ['let next = start; while (next) next = next.parentElement;', 'next.parentElement'],
  ['for (let at: Node | null = start; at; ) at = at.parentNode;', 'at.parentNode', 'at.parentNode'],
  ['function f() { const outer = outerElement(tag); return outer.localName; }', 'outer.localName'],
  ['send((event.target as HTMLFormElement).method);', '(event.target as HTMLFormElement).method'],
  ['function f(form: HTMLFormElement) { return () => { form.reset(); }; }', 'form.reset'],
];

const ALLOWED = [
  'function f(form: HTMLFormElement) { membersOf(form).reset(); }',
  'function f(form: HTMLFormElement) { const { style } = membersOf(form); }',
  'function f(form: HTMLFormElement) { return (form: Dialog) => form.open; }',
  'HTMLFormElement.prototype.submit.call(form);',
  'function f(forms: readonly HTMLFormElement[]) { return forms.length; }',
  'function f(button: HTMLElement) { button.hidden = true; }',
];

// By syntax only. Not found: nodes without an annotation, such as `querySelector('form')` and targets of events, fields
// of objects, and nodes that are annotated as `Element` or `HTMLElement`, most of which are controls or tags.
describe('members of forms of the page are read through membersOf', () => {
  for (const [source, ...reads] of BREACHES)
    it(`finds ${source}`, () => {
      assert.deepEqual([...new Set(readsOfForms(source).map(({ text }) => text))], [...new Set(reads)]);
    });

  for (const source of ALLOWED)
    it(`allows ${source}`, () => {
      assert.deepEqual(readsOfForms(source), []);
    });

  it('in all sources, except where no form can be', async () => {
    const found = new Set<string>();
    const faults: string[] = [];
    for (const file of trackedFiles().filter((name) => /^(core|elements)\/.*\.tsx?$/.test(name)))
      for (const { line, text } of readsOfForms(await readFile(file, 'utf8'))) {
        found.add(file);
        if (!(file in EXEMPT)) faults.push(`${file}:${line} ${text}`);
      }
    assert.deepEqual(faults, []);
    assert.deepEqual(
      Object.keys(EXEMPT).filter((file) => !found.has(file)),
      [],
      'exempt without a reason',
    );
  });
});
