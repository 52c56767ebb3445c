import { expect, oneEvent } from '@open-wc/testing';
import { closeFreshPages, openFreshPage, type FreshPage } from '../../support/fresh-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

interface Submits {
  readonly submits?: { readonly captureSubmits: (node: Node) => void };
}

const COPIES = [
  ['early.js', { early: '/elements/early.ts' }],
  ['the code of forms', { submits: '/elements/submits/own-submits.ts' }],
] as const;

const FIELDS = `<input name="email" value="ada@example.com">
  <button>Send</button> <button formmethod="get" name="how" value="now">Send it now</button>`;
const form = (attributes = '') => `<form action="/nowhere" target="answer" ${attributes}>${FIELDS}</form>`;
const login = (attributes = '') => `<member-login>${form(attributes)}</member-login>`;
const FRAME = '<iframe name="answer" title="Answer"></iframe>';

async function open(
  modules: Readonly<Record<string, string>>,
  body: string,
  first = '',
): Promise<FreshPage<Submits>> {
  const page = await openFreshPage<Submits>({ modules, body: body + FRAME, first });
  page.modules.submits?.captureSubmits(page.document);
  return page;
}

/** Where a submitted form has led. */
async function addressAfter({ document: page }: FreshPage<Submits>, send: () => void): Promise<string> {
  const frame = page.querySelector<HTMLIFrameElement>('iframe[name=answer]')!;
  const answer = oneEvent(frame, 'load');
  send();
  await answer;
  const { pathname, search } = frame.contentWindow!.location;
  return pathname + search;
}

const formOf = (root: ParentNode) => root.querySelector('form')!;
const press = (root: ParentNode, index: number) => {
  root.querySelectorAll('button')[index]!.click();
};

for (const [copy, modules] of COPIES)
  describe(`keep posted: ${copy}`, () => {
    afterEach(closeFreshPages);

    it('posts a form that a script of the page sends by submit(), whatever method its author wrote', async () => {
      for (const attributes of ['', 'method="get"', 'method="put"']) {
        const page = await open(modules, login(attributes));
        const send = () => {
          formOf(page.document).submit();
        };
        expect(await addressAfter(page, send)).to.equal('/nowhere');
      }
    });

    it('posts a form that a handler of the page sends later', async () => {
      const page = await open(modules, login());
      const sent = formOf(page.document);
      sent.addEventListener('submit', (event) => {
        event.preventDefault();
        setTimeout(() => {
          sent.submit();
        }, 50);
      });
      const send = () => {
        press(sent, 0);
      };
      expect(await addressAfter(page, send)).to.equal('/nowhere');
    });

    it('posts by a button with its own method, also if the page stops the event', async () => {
      const deaf = "addEventListener('submit', (event) => event.stopImmediatePropagation(), true)";
      const page = await open(modules, login(), deaf);
      const send = () => {
        press(page.document, 1);
      };
      expect(await addressAfter(page, send)).to.equal('/nowhere');
    });

    it('posts a form that is added later, and one whose method the page changes', async () => {
      const page = await open(modules, login());
      const first = formOf(page.document);
      first.outerHTML = form('method="get"');
      await waitUntil(() => formOf(page.document).method === 'post', 'the new form is not posted');
      formOf(page.document).method = 'get';
      await waitUntil(() => formOf(page.document).method === 'post', 'get is kept');
      formOf(page.document).removeAttribute('method');
      await waitUntil(() => formOf(page.document).method === 'post', 'no method is kept');
    });

    it('posts a form in a shadow root of the page', async () => {
      const page = await open(modules, '<div></div>');
      const root = page.document.querySelector('div')!.attachShadow({ mode: 'open' });
      root.innerHTML = login();
      const send = () => {
        press(root, 1);
      };
      expect(await addressAfter(page, send)).to.equal('/nowhere');
    });

    it('posts a form in a shadow root that a button in another shadow root submits', async () => {
      const page = await open(modules, '<div></div>');
      const root = page.document.querySelector('div')!.attachShadow({ mode: 'open' });
      root.innerHTML = `<member-login>${form().replace('</form>', '<p></p></form>')}</member-login>`;
      const inner = root.querySelector('p')!.attachShadow({ mode: 'open' });
      inner.innerHTML = '<button type="button">Log in</button>';
      inner.querySelector('button')!.addEventListener('click', () => {
        formOf(root).requestSubmit();
      });
      const send = () => {
        press(inner, 0);
      };
      expect(await addressAfter(page, send)).to.equal('/nowhere');
    });

    it('gives up when a script of the page insists on its method', async () => {
      const { document: page, window: view } = await open(modules, login());
      const insisted = formOf(page);
      let count = 0;
      new view.MutationObserver((_, observer) => {
        if (insisted.method === 'get') return;
        if (++count === 20_000) observer.disconnect();
        insisted.method = 'get';
      }).observe(insisted, { attributeFilter: ['method'] });
      insisted.method = 'get';
      await waitUntil(() => count > 0, 'the page does not insist');
      expect(count).to.be.lessThan(20_000);
    });

    it('checks no form when other nodes change', async () => {
      const { document: page, window: view } = await open(modules, `${login()}<p>3 left</p>`);
      const looks: string[] = [];
      const closest = Reflect.get(view.Element.prototype, 'closest');
      view.Element.prototype.closest = function count(this: Element, selector: string): Element | null {
        looks.push(selector);
        return closest.call(this, selector);
      };
      page.querySelector('p')!.textContent = '2 left';
      await Promise.resolve();
      expect(looks).to.deep.equal([]);
      formOf(page).outerHTML = form();
      await waitUntil(() => formOf(page).method === 'post', 'the new form is not posted');
      expect(looks).not.to.deep.equal([]);
    });

    for (const printed of [
      `<div class="product-restock-form">${form()}</div>`,
      `<div class="product-restock-notification">${form()}</div>`,
      form('data-form-id="newsletter"'),
    ])
      it(`posts a printed form: ${printed.slice(0, 45)}`, async () => {
        for (const index of [0, 1]) {
          const page = await open(modules, printed);
          const send = () => {
            press(page.document, index);
          };
          expect(await addressAfter(page, send)).to.equal('/nowhere');
        }
      });

    it('ignores other forms', async () => {
      const page = await open(modules, form());
      const send = () => {
        press(page.document, 0);
      };
      expect(await addressAfter(page, send)).to.equal('/nowhere?email=ada%40example.com');
    });

    it('restores a form as its author, or later the page, wrote it', async () => {
      const page = await open(modules, `${login()}<div></div>`);
      const left = formOf(page.document);
      const button = left.querySelectorAll('button')[1]!;
      page.document.querySelector('div')!.append(left);
      await waitUntil(() => left.getAttribute('method') === null, 'the method is not restored');
      expect(button.getAttribute('formmethod')).to.equal('get');
      page.document.querySelector('member-login')!.append(left);
      await waitUntil(() => left.method === 'post', 'not posted when it is back');
      left.method = 'dialog';
      page.document.querySelector('div')!.append(left);
      await waitUntil(() => button.getAttribute('formmethod') === 'get', 'the button is not restored');
      expect(left.getAttribute('method')).to.equal('dialog');
    });

    it('does not change a form that the page itself posts', async () => {
      const page = await open(modules, `${login()}<div></div>`);
      const left = formOf(page.document);
      left.method = 'post';
      await Promise.resolve();
      page.document.querySelector('div')!.append(left);
      const button = left.querySelectorAll('button')[1]!;
      await waitUntil(() => button.getAttribute('formmethod') === 'get', 'the button is not restored');
      expect(left.getAttribute('method')).to.equal('post');
    });

    it('keeps posting a form that is no longer the first of its tag', async () => {
      const page = await open(modules, login());
      const ours = formOf(page.document);
      ours.insertAdjacentHTML('beforebegin', '<form></form>');
      await waitUntil(() => formOf(page.document).method === 'post', 'the new form is not posted');
      const send = () => {
        press(ours, 0);
      };
      expect(await addressAfter(page, send)).to.equal('/nowhere');
    });

    it('lets the page restore the get method of a product form', async () => {
      const seller = (attributes: string) => `<store-add-to-cart>${form(attributes)}</store-add-to-cart>`;
      const page = await open(modules, seller(''));
      const product = formOf(page.document);
      expect(product.getAttribute('method')).to.equal('post');
      product.setAttribute('method', 'get');
      const send = () => {
        press(page.document, 0);
      };
      expect(await addressAfter(page, send)).to.equal('/nowhere?email=ada%40example.com');
    });
  });

describe('keep posted: a tag in a frame of the page', () => {
  afterEach(closeFreshPages);

  it('posts a form that a script of the frame puts into it', async () => {
    const { document: page, modules } = await open(
      { submits: '/elements/submits/own-submits.ts' },
      `${login()}<iframe title="Elsewhere" name="elsewhere"></iframe>`,
    );
    const tag = page.querySelector('member-login')!;
    const inner = page.querySelector<HTMLIFrameElement>('iframe[name=elsewhere]')!.contentDocument!;
    inner.body.append(tag);
    modules.submits?.captureSubmits(tag);
    const script = inner.createElement('script');
    script.textContent = "document.querySelector('form').replaceWith(document.createElement('form'))";
    inner.body.append(script);
    await waitUntil(() => formOf(tag).method === 'post', 'the new form is not posted');
  });
});
