import { expect } from '@open-wc/testing';
import { createMemoryRestockGateway, type MemoryRestockGateway } from '../../../core/restock/index.ts';
import { enhanceMarkup, type EnhanceLoaders } from '../../../elements/enhance/enhance-markup.ts';
import { configureStore } from '../../../elements/index.ts';
import '../../../elements/restock-signup/define.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { untilRole } from '../../support/by-role.ts';
import { SOLD_OUT_MUG } from '../../support/tag-cases.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { printed } from './printed-page.ts';

const OFFER = '{@|product-restock-notification}';
const DATA = {
  ...SOLD_OUT_MUG,
  productMerchandisingContext: {
    mug: {
      restockNotificationMessages: { placeholderText: 'Email', buttonText: 'Go' },
      restockNotificationViews: [{ variantId: 'mug', hiddenByDefault: false }],
    },
  },
};
const THANKS = { role: 'status', name: '' };

/** Loads resolve when the test releases them. */
function slowNetwork() {
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  let tries = 0;
  const loadRestock: EnhanceLoaders['loadRestock'] = async () => {
    tries += 1;
    await new Promise<void>((resolve, reject) => {
      arrive = resolve;
      fail = () => {
        reject(new Error('The network is gone.'));
      };
    });
    return import('../../../elements/restock-signup/author/enhance-printed-restock.ts');
  };
  return {
    loaders: { loadRestock, loadCart: () => Promise.resolve() },
    arrive: () => {
      arrive();
    },
    fail: () => {
      fail();
    },
    tries: () => tries,
  };
}

function send(page: Element, email: string): void {
  page.querySelector<HTMLInputElement>('input[name="email"], input[name="address"]')!.value = email;
  page.querySelector('form')!.requestSubmit();
}

const untilText = (node: Element, text: string) =>
  waitUntil(() => node.textContent === text, `it does not say “${text}”`);

describe('a printed restock form that is submitted before its code has loaded', () => {
  let restock: MemoryRestockGateway;
  let network: ReturnType<typeof slowNetwork>;
  let submissions: number;
  let stop: () => void = () => undefined;

  // A form that is submitted in a loop would freeze the page.
  const count = () => {
    submissions += 1;
    if (submissions > 5) stop();
  };

  const wired = async (change: (page: HTMLElement) => void = () => undefined) => {
    const page = await printed(OFFER, DATA);
    change(page);
    stop = enhanceMarkup(page, {}, network.loaders);
    return page;
  };

  beforeEach(async () => {
    localStorage.clear();
    network = slowNetwork();
    submissions = 0;
    restock = createMemoryRestockGateway();
    configureStore({ gateway: { cart: await useMemoryStore(), restock } });
    addEventListener('submit', count, true);
  });
  afterEach(() => {
    stop();
    removeEventListener('submit', count, true);
    configureStore({ restockSuccessText: null, strings: {} });
    localStorage.clear();
  });

  const addresses = () => restock.signups.map(({ siteVisitorEmail }) => siteVisitorEmail);

  it('is sent once when the code has loaded, regardless of the number of clicks', async () => {
    const page = await wired();
    send(page, 'ada@example.com');
    send(page, 'ada@example.com');
    network.arrive();
    expect((await untilRole(page, THANKS)).textContent).to.equal('Signed up!');
    expect(addresses()).to.deep.equal(['ada@example.com']);
    expect(submissions).to.equal(3);
  });

  it('dispatches no submit event while it waits, and none outside the form when it is sent', async () => {
    const page = await wired();
    const form = page.querySelector('form')!;
    const received: string[] = [];
    const record = ({ currentTarget }: Event) => {
      received.push((currentTarget as Element).localName);
    };
    for (const node of [form, document.body]) node.addEventListener('submit', record);
    send(page, 'ada@example.com');
    expect(received).to.deep.equal([]);
    network.arrive();
    await untilRole(page, THANKS);
    document.body.removeEventListener('submit', record);
    expect(received).to.deep.equal(['form']);
  });

  it('leaves a form without an offer to the page, and its values out of the URL if the page ignores it', async () => {
    const page = await wired((printedPage) => {
      const form = document.createElement('form');
      form.className = 'product-restock-form';
      form.innerHTML = '<input name="email" aria-label="Email" value="ada@example.com">';
      printedPage.replaceChildren(form);
    });
    const form = page.querySelector('form')!;
    const events: Event[] = [];
    const wasPrevented: boolean[] = [];
    form.addEventListener('submit', (event) => {
      events.push(event);
      wasPrevented.push(event.defaultPrevented);
    });
    form.requestSubmit();
    expect([wasPrevented, events[0]?.defaultPrevented]).to.deep.equal([[false], true]);
  });

  it('signs up the newly typed address of a visitor who signed up before, too', async () => {
    const before = await wired();
    send(before, 'ada@example.com');
    network.arrive();
    await untilRole(before, THANKS);
    stop();
    network = slowNetwork();
    submissions = 0;
    const page = await wired();
    send(page, 'bea@example.com');
    network.arrive();
    await waitUntil(() => restock.signups.length === 2, 'not signed up');
    await untilRole(page, THANKS);
    expect(addresses()).to.deep.equal(['ada@example.com', 'bea@example.com']);
    expect(submissions).to.equal(2);
  });

  it('shows that it was not sent if a theme’s form has no email field that we know', async () => {
    const page = await wired((printedPage) => {
      printedPage.querySelector<HTMLInputElement>('[name="email"]')!.name = 'address';
    });
    send(page, 'ada@example.com');
    network.arrive();
    const alert = await untilRole(page, { role: 'alert', name: '' });
    await untilText(alert, 'Unable to submit form. Please try again later.');
    expect(submissions).to.equal(2);
    expect(location.search).not.to.contain('ada');
  });

  it('shows a failed load, keeps the typed values, and succeeds on the next attempt', async () => {
    const page = await wired();
    send(page, 'ada@example.com');
    network.fail();
    const alert = await untilRole(page, { role: 'alert', name: '' });
    await untilText(alert, 'Unable to submit form. Please try again later.');
    expect(page.querySelector('input')!.value).to.equal('ada@example.com');
    page.querySelector('form')!.requestSubmit();
    expect(alert.textContent).to.equal('');
    expect(network.tries()).to.equal(2);
    network.arrive();
    await untilRole(page, THANKS);
    expect(addresses()).to.deep.equal(['ada@example.com']);
  });

  it('stays as printed after the wiring was stopped', async () => {
    const page = await wired();
    const before = page.innerHTML;
    stop();
    network.arrive();
    await import('../../../elements/restock-signup/author/enhance-printed-restock.ts');
    await new Promise(requestAnimationFrame);
    expect(page.innerHTML).to.equal(before);
  });

  it('thanks in the language of the site, also when that is set later', async () => {
    const page = await wired();
    send(page, 'ada@example.com');
    network.arrive();
    const thanks = await untilRole(page, THANKS);
    expect(thanks.textContent).to.equal('Signed up!');
    configureStore({ strings: { restockSignedUp: 'Noted.' } });
    await untilText(thanks, 'Noted.');
    configureStore({ restockSuccessText: 'We will write.' });
    await untilText(thanks, 'We will write.');
  });
});
