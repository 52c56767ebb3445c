import { expect, fixture } from '@open-wc/testing';
import '../../elements/all.ts';
import { createMemoryAccountGateway } from '../../core/account/index.ts';
import { createMemoryFormsGateway, type Submission } from '../../core/forms/index.ts';
import { keepFocus, scrollIntoView } from '../../core/interface/index.ts';
import { createMemoryRestockGateway } from '../../core/restock/index.ts';
import { configureStore } from '../../elements/index.ts';
import { mugProduct, useMemoryStore } from '../../elements/testing.ts';
import { useCookiesAlone } from '../core/session/exclusive-cookies.ts';
import { FORM_MEMBERS, HOSTILE_CONTROLS } from '../support/form-members.ts';
import { logOut } from '../support/log-out.ts';
import { ADA } from '../support/members.ts';
import { SOLD_OUT_MUG } from '../support/tag-cases.ts';
import { waitUntil } from '../support/wait-until.ts';

const SEND = '<button>Send</button>';
/** Leaves the page to the button's own URL. */
const ASIDE = '<button formaction="/aside" formnovalidate>Aside</button>';
const LOGIN = { email: ADA.email, password: ADA.password };

const isShown = (form: Element | null) => form !== null && Element.prototype.checkVisibility.call(form);

interface Road {
  readonly tag: string;
  /** The tag around a form with these controls. */
  readonly html: (controls: string, around?: string) => string;
  /** Controls with everything that the tag needs. */
  readonly controls: string;
  /** Included in what the store receives. */
  readonly received: object;
}

const tag =
  (start: string) =>
  (controls: string, around = '') => {
    const [name = ''] = start.split(' ');
    return `<div><${start}><form id="own" method="post" action="/own" target="sink">${controls}</form></${name}>${around}</div>`;
  };

const ROADS = {
  form: {
    tag: 'site-form',
    html: tag('site-form form-id="letter"'),
    controls: '<input name="who" value="Ada">',
    received: { who: 'Ada' },
  },
  printed: {
    tag: 'form[data-form-id]',
    html: (controls, around = '') =>
      `<div><form id="own" data-form-id="letter" method="post" target="sink" onsubmit="return false">${controls}</form>${around}</div>`,
    controls: '<input name="who" value="Ada">',
    received: { who: 'Ada' },
  },
  member: {
    tag: 'member-login',
    html: tag('member-login'),
    controls: `<input name="email" value="${LOGIN.email}"><input name="password" type="password" value="${LOGIN.password}">`,
    received: LOGIN,
  },
  restock: {
    tag: 'restock-signup',
    html: tag(`restock-signup mailing-list product='${JSON.stringify(SOLD_OUT_MUG)}'`),
    controls: '<input name="email" type="email" value="ada@example.com">',
    received: { siteVisitorEmail: 'ada@example.com' },
  },
  cart: {
    tag: 'store-add-to-cart',
    html: tag(`store-add-to-cart product='${JSON.stringify(mugProduct)}'`),
    controls: '<input name="quantity" value="3">',
    received: { itemId: 'mug', quantity: 3 },
  },
} as const satisfies Readonly<Record<string, Road>>;
const ALL_ROADS: readonly Road[] = Object.values(ROADS);

describe("an author's form", () => {
  useCookiesAlone();
  let received: object[];
  let faults: unknown[];
  /** What the browser would have sent. */
  let left: (string | null)[];
  let formdataCount: number;

  const onFault = (event: ErrorEvent | PromiseRejectionEvent) => {
    faults.push('reason' in event ? event.reason : event.error);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    left.push(event.submitter?.textContent ?? null);
  };

  const onFormdata = () => (formdataCount += 1);

  beforeEach(async () => {
    [received, faults, left, formdataCount] = [[], [], [], 0];
    const members = createMemoryAccountGateway();
    const restock = createMemoryRestockGateway();
    const forms = createMemoryFormsGateway();
    const cart = await useMemoryStore();
    await members.join(ADA);
    const note = <Values extends object>(values: Values): Values => {
      received.push(values);
      return values;
    };
    configureStore({
      // A form that the store does not know is its own schema.
      reportError: (error) => String(error).includes('not-found') || faults.push(error),
      gateway: {
        account: {
          ...members,
          logIn: (entry: Parameters<typeof members.logIn>[0]) => members.logIn(note(entry)),
        },
        cart: {
          ...cart,
          add: (...[request, key]: Parameters<typeof cart.add>) => cart.add(note(request), key),
        },
        forms: {
          ...forms,
          save(submission: Submission, key: string) {
            note(submission.form);
            return forms.save(submission, key);
          },
        },
        restock: {
          signUp: (...[entry, ...rest]: Parameters<typeof restock.signUp>) =>
            restock.signUp(note(entry), ...rest),
        },
      },
    });
    await logOut();
    localStorage.clear();
    sessionStorage.clear();
    for (const type of ['error', 'unhandledrejection'] as const) addEventListener(type, onFault);
    addEventListener('submit', onSubmit);
    addEventListener('formdata', onFormdata, { capture: true });
  });
  afterEach(() => {
    for (const type of ['error', 'unhandledrejection'] as const) removeEventListener(type, onFault);
    removeEventListener('submit', onSubmit);
    removeEventListener('formdata', onFormdata, { capture: true });
  });

  async function place(html: string): Promise<HTMLElement> {
    const root = await fixture<HTMLElement>(`<div>${html}<iframe name="sink" hidden></iframe></div>`);
    // A printed form waits for the visitor, an add-to-cart form for its product.
    root.querySelector('input')!.focus();
    return root;
  }
  // Not by role: what finds roles reads members of the form.
  const click = (root: Element, name: string) => {
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  };

  for (const { tag: name, html, controls, received: expected } of ALL_ROADS) {
    it(`of ${name} is sent whatever its other controls are named`, async () => {
      const root = await place(html(HOSTILE_CONTROLS + controls + SEND));
      click(root, 'Send');
      await waitUntil(() => received.length > 0 || faults.length > 0, 'not sent');
      expect(faults.map(String)).to.deep.equal([]);
      expect(received[0]).to.deep.include(expected);
      if (name.includes('form')) expect(Object.keys(received[0]!)).to.include.members([...FORM_MEMBERS]);
      await waitUntil(() => !isShown(root.querySelector('form')), 'the form stays');
      expect(faults.map(String)).to.deep.equal([]);
      expect(left).to.deep.equal([]);
    });
  }

  const BOXES = ['rememberMe', 'isJoinMailingList']
    .map((name) => `<input type="checkbox" name="${name}">`)
    .join('');
  for (const { tag: name, html, controls } of ALL_ROADS) {
    it(`of ${name} fires formdata once for each submission, as without scripts, and never before`, async () => {
      const root = await place(html(controls + BOXES + SEND));
      const isEnhanced = () => root.querySelector('form')!.noValidate || name === 'store-add-to-cart';
      await waitUntil(isEnhanced, 'not enhanced');
      const [field] = root.querySelectorAll('input');
      for (const type of ['focusin', 'input', 'change', 'focusout'])
        field!.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      expect(formdataCount).to.equal(0);
      click(root, 'Send');
      await waitUntil(() => received.length > 0, 'not sent');
      expect(formdataCount).to.equal(1);
    });
  }

  // The handler of the printed form prevents it.
  for (const { tag: name, html, controls } of ALL_ROADS.filter((road) => road !== ROADS.printed)) {
    it(`of ${name} is left to the browser for a button with a URL of its own`, async () => {
      const root = await place(html(controls + SEND + ASIDE));
      click(root, 'Aside');
      await waitUntil(() => left.length > 0, 'kept');
      expect(left).to.deep.equal(['Aside']);
      expect(received).to.deep.equal([]);
    });
  }

  const TICKS: readonly (readonly [values: string, isTicked: boolean])[] = [
    ['<input type="hidden" name="?" value="0"><input type="checkbox" name="?" value="1" checked>', true],
    ['<input type="hidden" name="?" value="0"><input type="checkbox" name="?" value="1">', false],
    ['<input type="checkbox" name="?" value="1" checked disabled>', false],
  ];
  for (const [box, isTicked] of TICKS) {
    it(`of members and restocks reads ${box} as ${isTicked}`, async () => {
      for (const [{ html, controls }, name] of [
        [ROADS.member, 'rememberMe'],
        [ROADS.restock, 'isJoinMailingList'],
      ] as const) {
        const root = await place(html(controls + box.replaceAll('?', name) + SEND));
        await waitUntil(() => root.querySelector('form')!.noValidate, 'not enhanced');
        click(root, 'Send');
        await waitUntil(() => received.some((one) => name in one), 'not sent');
        expect(received.find((one) => name in one)).to.include({ [name]: isTicked });
      }
    });
  }

  it('of the page may have any control where we scroll and keep the focus', async () => {
    const root =
      await place(`<div><input><form tabindex="0" style="overflow: auto; block-size: 5rem">${HOSTILE_CONTROLS}
      <div style="block-size: 50rem"></div><button type="button">End</button></form></div>`);
    const form = root.querySelector('form')!;
    const keeping = new AbortController();
    await scrollIntoView([...root.querySelectorAll('button')].at(-1)!, { offsetPx: 0 });
    expect(Reflect.get(Element.prototype, 'scrollTop', form)).to.be.above(0);
    keepFocus({ container: form, signal: keeping.signal });
    const outside = root.querySelector('input')!;
    outside.blur();
    outside.focus();
    keeping.abort();
    // Not by `equal`, whose message would walk through the form.
    expect(document.activeElement === form).to.equal(true);
    expect(faults.map(String)).to.deep.equal([]);
  });

  it('of the page around a tag may have any control', async () => {
    const parts = [
      `<store-add-to-cart product='${JSON.stringify(mugProduct)}'></store-add-to-cart>`,
      `<store-price product='${JSON.stringify(mugProduct)}'></store-price>`,
      '<a data-store-quick-view="mug" href="#none">Look</a>',
      '<gallery-block><img alt="A mug" src="data:,"></gallery-block>',
    ];
    const root = await place(`<form>${HOSTILE_CONTROLS}${parts.join('')}</form>`);
    await waitUntil(() => root.querySelector('store-price')?.shadowRoot?.textContent, 'not drawn');
    for (const node of root.querySelectorAll<HTMLElement>('form > :not(span)')) {
      node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
      node.focus();
      node.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true }));
    }
    expect(faults.map(String)).to.deep.equal([]);
  });

  it('that we draw may have any field', async () => {
    const fields = FORM_MEMBERS.map((id) => ({ id, type: 'text', title: id, defaultValue: 'x' }));
    const root = await place(
      `<div><input><site-form schema='${JSON.stringify({ id: 'any', fields })}'></site-form></div>`,
    );
    await waitUntil(() => root.querySelector('site-form button') ?? faults.length > 0, 'not drawn');
    root.querySelector<HTMLElement>('site-form button')?.click();
    await waitUntil(() => received.length > 0 || faults.length > 0, 'not sent');
    expect(faults.map(String)).to.deep.equal([]);
    expect(Object.keys(received[0]!)).to.have.members([...FORM_MEMBERS]);
  });
});
