import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { readsOfForms } from '../support/reads-of-forms.ts';
import { trackedFiles } from '../support/tracked-files.ts';

/** Reads of nodes that are no forms of the page, by file and function, and why. */
const EXEMPT: Readonly<Record<string, readonly [why: string, ...reads: readonly string[]]>> = {
  'core/html/sanitise-html.ts restoreText': [
    'Compares the names of nodes; a control there equals none.',
    ...['node.nodeName', 'node.nodeValue', 'node.normalize'],
  ],
  'core/shop-network/leave-for-checkout.ts leaveForCheckout': [
    'The sender is a tag or a button.',
    'sender.isConnected',
  ],
  'elements/gallery-block/gallery-frame.ts mount': ['A shadow root of ours.', 'root.appendChild'],
  'elements/gallery-block/pictures-first.ts whenPicturesShown': ['The tag.', 'place.querySelectorAll'],
  'elements/gallery-block/slide-players.ts focusIn': ['A frame or video.', 'node.getRootNode'],
  'elements/host/modal-keeper.ts restoreModals': ['Where the tag draws.', 'root.querySelectorAll'],
  'elements/host/painter/painted-nodes.ts areAt': ['Painted nodes.', 'node.nextSibling'],
  'elements/host/stage/authors-controls.ts keepingFocus': ['Where the tag draws.', 'view.querySelector'],
  'elements/host/stage/authors-controls.ts showsAuthors': ['Where the tag draws.', 'view.querySelector'],
  'elements/host/view/foreign-hydration.ts parentOrHostOf': ['Only of a shadow root.', 'node.host'],
  'elements/host/view/printed-view.ts hasOpenChoices': ['Where the tag draws.', 'root.querySelector'],
  'elements/host/view/printed-view.ts whenClosed': ['Where the tag draws.', 'root.querySelector'],
  'elements/language-switcher/authors-links.ts authorsLinks': ['The tag.', 'scope.querySelectorAll'],
  'elements/purchase/follow-clicks.ts followClicks': ['Where the tag draws.', 'root.addEventListener'],
  'elements/restock-signup/view.tsx take': [
    'A form of ours, whose field has a name of ours.',
    'form.querySelector',
  ],
  'elements/site-form/shown-values.ts shownIn': [
    'A form of ours, whose fields are named by `nameInPage`.',
    'root.querySelectorAll',
  ],
  'elements/store-add-to-cart/face.tsx shownIn': ['A form of ours.', 'form?.querySelectorAll'],
  'elements/cart/view/focus-nowhere.ts isFocusNowhere': ['A node of the cart.', 'node.getRootNode'],
  'elements/submits/keep-posted.ts keepPosted': ['A root.', 'root.addEventListener'],
  'elements/submits/keep-posted.ts lookIntoShadow': [
    'A control equals no type of node.',
    '(target as Node).nodeType',
  ],
  'elements/ui/while-connected.ts hostOf': ['Only of a shadow root.', 'root.host'],
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

  it('tells where a read is', () => {
    const source = 'const own = (form: HTMLFormElement) => { go(() => form.hidden); };';
    assert.deepEqual(readsOfForms(`\n${source}`), [{ line: 2, around: 'own', text: 'form.hidden' }]);
  });

  it('in all sources, except where no form can be', async () => {
    const found = new Map<string, Set<string>>();
    const faults: string[] = [];
    for (const file of trackedFiles().filter((name) => /^(core|elements)\/.*\.tsx?$/.test(name)))
      for (const { line, around, text } of readsOfForms(await readFile(file, 'utf8'))) {
        const place = `${file} ${around}`;
        found.set(place, new Set([...(found.get(place) ?? []), text]));
        const [, ...reads] = EXEMPT[place] ?? [];
        if (!reads.includes(text)) faults.push(`${file}:${line} ${around} ${text}`);
      }
    assert.deepEqual(faults, []);
    for (const [place, [, ...reads]] of Object.entries(EXEMPT))
      assert.deepEqual(
        reads.filter((read) => !found.get(place)?.has(read)),
        [],
        `${place} is exempt without a reason`,
      );
  });
});
