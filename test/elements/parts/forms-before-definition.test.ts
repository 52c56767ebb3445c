import { expect, oneEvent } from '@open-wc/testing';
import { byRole } from '../../support/by-role.ts';
import { closeFreshPages, openFreshPage } from '../../support/fresh-page.ts';

const EARLY = { early: '/elements/early.ts' };
const OWN = { submits: '/elements/submits/own-submits.ts' };

const FIELDS = `<label>Email <input name="email" value="ada@example.com"></label>
  <label>Password <input name="password" type="password" value="celadon"></label>
  <button>Send</button>
  <button formaction="/elsewhere" formmethod="get">Send it elsewhere</button>`;
const MEMBERS = [
  ...[
    'closest',
    'getAttribute',
    'getAttributeNames',
    'getRootNode',
    'hasAttribute',
    'method',
    'querySelector',
  ],
  ...['removeAttribute', 'requestSubmit', 'setAttribute', 'submit'],
];
const FRAME = '<iframe name="answer" title="Answer"></iframe>';
const formIn = (tag: string, attributes = '') =>
  `<${tag}><form action="/nowhere" target="answer" ${attributes}>${FIELDS}</form>
    <form action="/search" target="answer"><input name="q" aria-label="Search" value="mugs"><button>Find</button></form></${tag}>${FRAME}`;

/** Opens a page with undefined tags and clicks; returns where the form has led. */
async function pressIn(
  modules: Readonly<Record<string, string>>,
  body: string,
  name: string,
  first = '',
  prepare: (button: HTMLElement) => void = () => undefined,
): Promise<string> {
  const { document: page, modules: loaded } = await openFreshPage<{
    readonly submits?: { readonly captureSubmits: (node: Node) => void };
  }>({ modules, body, first });
  loaded.submits?.captureSubmits(page);
  const frame = page.querySelector<HTMLIFrameElement>('iframe[name=answer]')!;
  const answer = oneEvent(frame, 'load');
  const button = byRole(page.body, { role: 'button', name });
  prepare(button);
  button.click();
  await answer;
  const { pathname, search } = frame.contentWindow!.location;
  return pathname + search;
}

describe('a form that is submitted before its tag is defined', () => {
  afterEach(closeFreshPages);

  for (const [what, modules] of [
    ['only early.js has loaded', EARLY],
    ['the code of its tag fails to load', OWN],
  ] as const) {
    for (const tag of ['site-form', 'restock-signup', 'member-login', 'member-join'])
      it(`keeps the values of ${tag} out of the URL if ${what}`, async () => {
        expect(await pressIn(modules, formIn(tag), 'Send')).to.equal('/nowhere');
        expect(await pressIn(modules, formIn(tag), 'Send it elsewhere')).to.equal('/elsewhere');
        expect(await pressIn(modules, formIn(tag, 'method="get"'), 'Send')).to.equal('/nowhere');
      });

    it(`keeps them out of the URL despite fields named like members of a form, if ${what}`, async () => {
      const named = MEMBERS.map((name) => `<input name="${name}" aria-label="${name}">`).join('');
      const body = formIn('site-form');
      // Only then: finding a role reads the form's members, too.
      const nameFields = (button: HTMLElement) => {
        button.insertAdjacentHTML('beforebegin', named);
      };
      expect(await pressIn(modules, body, 'Send', '', nameFields)).to.equal('/nowhere');
    });

    it(`keeps the values of a form behind a nested tag out of the URL if ${what}`, async () => {
      const nested = '<restock-signup><form><button>Notify me</button></form></restock-signup>';
      const body = formIn('site-form').replace('<site-form>', `<site-form>${nested}`);
      expect(await pressIn(modules, body, 'Send')).to.equal('/nowhere');
    });

    it(`is left alone if it is another form of the author's, and ${what}`, async () => {
      expect(await pressIn(modules, formIn('site-form'), 'Find')).to.equal('/search?q=mugs');
    });
  }

  it('of a product keeps its values out of the URL, unless its author wants them there', async () => {
    const product = (attributes: string) =>
      `<store-add-to-cart><form action="/nowhere" target="answer" ${attributes}>
        <input name="engraving" aria-label="Engraving" value="For Ada"><button>Add</button></form></store-add-to-cart>${FRAME}`;
    expect(await pressIn(OWN, product(''), 'Add')).to.equal('/nowhere');
    expect(await pressIn(OWN, product('method="get"'), 'Add')).to.equal('/nowhere?engraving=For+Ada');
  });

  it('with a captcha is sent after the definition although its button was removed', async () => {
    const body = formIn('site-form').replace('<button>', '<div data-part="captcha"></div><button>');
    const { document: page } = await openFreshPage({ modules: EARLY, body });
    const frame = page.querySelector<HTMLIFrameElement>('iframe[name=answer]')!;
    const answer = oneEvent(frame, 'load');
    const button = byRole(page.body, { role: 'button', name: 'Send' });
    button.click();
    button.remove();
    const { customElements, HTMLElement } = page.defaultView!;
    customElements.define('site-form', class extends HTMLElement {});
    await answer;
    expect(frame.contentWindow!.location.pathname).to.equal('/nowhere');
  });

  it('with a captcha keeps its values out of the URL after early.js has timed out', async () => {
    const body = formIn('site-form').replace('<button>', '<div data-part="captcha"></div><button>');
    // Its timeout of ten seconds ends immediately; the timer is restored after the click.
    const first =
      'const wait = setTimeout; globalThis.setTimeout = (act, delayMs) => void (delayMs ? queueMicrotask(act) : wait(act));';
    expect(await pressIn(EARLY, body, 'Send', first)).to.equal('/nowhere');
  });
});

type Held = readonly [what: string, controls: string, outside: string, expected: string];
const PRESSED: readonly Held[] = [
  ['its name and value', '<button name="wish" value="call">Go</button>', '', '/nowhere who=Ada&wish=call'],
  [
    'no validation',
    '<input name="must" required><button formnovalidate>Go</button>',
    '',
    '/nowhere who=Ada&must=',
  ],
  ['its method', '<button formmethod="get">Go</button>', '', '/nowhere who=Ada'],
  ['its frame', '<button formtarget="other">Go</button>', '', '/other who=Ada'],
  ['its form', '', '<button form="own" name="wish" value="fax">Go</button>', '/nowhere who=Ada&wish=fax'],
  [
    'its coordinates',
    '<input type="image" name="pin" alt="Go" src="data:,">',
    '',
    '/nowhere who=Ada&pin.x=3&pin.y=4',
  ],
];

describe('a button whose submission is never ours', () => {
  afterEach(closeFreshPages);

  for (const [tag, held] of [
    ['store-add-to-cart', ''],
    ['site-form', '<div data-part="captcha"></div>'],
  ] as const)
    it(`is not held by early.js in ${tag}`, async () => {
      const body = `<dialog open aria-label="Form"><${tag}><form method="post" action="/nowhere" target="answer">
        <input name="who" value="Ada">${held}<button formmethod="DIALOG" value="cancel">Cancel</button>
        <button formaction="/elsewhere">Elsewhere</button></form></${tag}></dialog>${FRAME}`;
      expect(await pressIn(EARLY, body, 'Elsewhere')).to.equal('/elsewhere');
      const { document: page } = await openFreshPage({ modules: EARLY, body });
      const dialog = page.querySelector('dialog')!;
      byRole(page.body, { role: 'button', name: 'Cancel' }).click();
      expect([dialog.open, dialog.returnValue]).to.deep.equal([false, 'cancel']);
    });
});

describe('a held submission keeps of the pressed button', () => {
  afterEach(closeFreshPages);

  for (const [tag, held] of [
    ['store-add-to-cart', ''],
    ['site-form', '<div data-part="captcha"></div>'],
  ] as const)
    for (const [what, controls, outside, expected] of PRESSED)
      it(`${what}, in ${tag}`, async () => {
        const action = what === 'its frame' ? '/other' : '/nowhere';
        const body = `<${tag}><form id="own" method="post" action="${action}" target="answer">
          <input name="who" value="Ada">${held}${controls}</form></${tag}>${outside}${FRAME}${FRAME.replace('answer', 'other')}`;
        const { document: page } = await openFreshPage({ modules: EARLY, body });
        const { customElements, HTMLElement, MouseEvent } = page.defaultView!;
        let [entries, sentCount] = ['', 0];
        page.addEventListener('formdata', ({ formData }) => {
          sentCount += 1;
          entries = new URLSearchParams([...formData] as string[][]).toString();
        });
        const button = byRole(page.body, { role: 'button', name: 'Go' });
        // At whole pixels in every browser.
        Object.assign(button.style, { position: 'fixed', left: '0', top: '0' });
        const { left, top } = button.getBoundingClientRect();
        for (let clicks = 0; clicks < 2; clicks += 1)
          button.dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true, clientX: left + 3, clientY: top + 4 }),
          );
        const frame = page.querySelector<HTMLIFrameElement>(
          `iframe[name=${what === 'its frame' ? 'other' : 'answer'}]`,
        )!;
        const answer = oneEvent(frame, 'load');
        customElements.define(tag, class extends HTMLElement {});
        await answer;
        const { pathname, search } = frame.contentWindow!.location;
        expect(`${pathname} ${entries}`).to.equal(expected);
        expect(sentCount).to.equal(1);
        const isInUrl = tag === 'store-add-to-cart' && what === 'its method';
        expect(search).to.equal(isInUrl ? `?${entries}` : '');
      });
});
