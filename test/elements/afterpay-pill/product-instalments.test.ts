import { expect, fixture } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { configureStore } from '../../../elements/index.ts';
import { mugProduct, printProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { createTag, untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { HOSTED_PAGE } from '../../support/tag-cases.ts';
import { waitUntil } from '../../support/wait-until.ts';

const CONTEXT = {
  afterPayAvailable: true,
  afterPayMin: 1_000,
  afterPayMax: 7_200,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
};
const BIG_TEE = {
  ...teeProduct,
  structuredContent: {
    ...teeProduct.structuredContent,
    variants: teeProduct.structuredContent.variants.map((variant, index) =>
      index === 3 ? { ...variant, priceMoney: { value: '40.00', currency: 'USD' } } : variant,
    ),
  },
};

const scriptOf = (item: object) => `<script type="application/json">${JSON.stringify(item)}</script>`;

describe('<afterpay-pill> for a product', () => {
  const reports: string[] = [];

  beforeEach(async () => {
    await useMemoryStore();
    reports.length = 0;
    configureStore({
      installments: CONTEXT,
      reportError: (error: unknown, { context }: { readonly context: string }) =>
        reports.push(`${context}: ${String(error)}`),
    });
  });
  afterEach(() => {
    configureStore({ reportError: () => undefined, installments: { afterPayAvailable: false } });
  });

  async function open(item: object, attributes = ''): Promise<StoreTag> {
    const page = await fixture<HTMLElement>(
      `<store-product>${scriptOf(item)}<afterpay-pill ${attributes}></afterpay-pill><store-add-to-cart></store-add-to-cart></store-product>`,
    );
    const pill = page.querySelector<StoreTag>('afterpay-pill')!;
    await pill.ready;
    return pill;
  }
  /** The text that screen readers speak. */
  const spoken = (pill: StoreTag) => allByRole(pill, { role: 'paragraph', name: '' }).map(spokenText).join();
  const untilSpoken = (pill: StoreTag, text: string) =>
    waitUntil(() => spoken(pill) === text, `it is spoken as "${text}"`);
  const field = (pill: StoreTag, role: string, name: string) =>
    untilRole(pill.parentElement!, { role, name });

  it('places the details button after the last word, in one line and in two', async () => {
    for (const widthPx of [600, 340, 310, 200]) {
      const pill = await open(mugProduct, `modal-src="${HOSTED_PAGE}"`);
      pill.style.inlineSize = `${widthPx}px`;
      const info = (await untilRole(pill, { role: 'button', name: /^Learn more/ })).getBoundingClientRect();
      const words = byRole(pill, { role: 'paragraph', name: '' }).lastElementChild!;
      const lines = [...words.getClientRects()];
      const { right, top, bottom } = lines.at(-1)!;
      if (widthPx === 600) expect(lines.length, 'in one line').to.equal(1);
      if (widthPx === 200) expect(lines.length, 'in two').to.be.above(1);
      expect(info.left - right, 'beside it').to.be.within(0, 8);
      expect(Math.abs((info.top + info.bottom - top - bottom) / 2), 'in its middle').to.be.below(3);
    }
  });

  it('follows variant and quantity of the product around it', async () => {
    const pill = await open(BIG_TEE);
    await untilSpoken(pill, '4 payments from $6.00 with Afterpay');
    expect(pill.matches(':state(in-range)')).to.equal(true);
    for (const [name, value] of [
      ['Color', 'Ink'],
      ['Size', 'M'],
    ] as const) {
      const list = (await field(pill, 'combobox', name)) as HTMLSelectElement;
      list.value = value;
      list.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await untilSpoken(pill, '4 payments of $10.00 with Afterpay');
    const quantity = (await field(pill, 'textbox', 'Quantity')) as HTMLInputElement;
    quantity.focus();
    quantity.select();
    await sendKeys({ type: '2' });
    await untilSpoken(pill, 'Afterpay available for orders up to $72.00');
    expect(pill.matches(':state(out-of-range)')).to.equal(true);
    expect(pill.matches(':state(in-range)')).to.equal(false);
  });

  it('states the minimum for orders below it', async () => {
    configureStore({ installments: { ...CONTEXT, afterPayMin: 1_800 } });
    const pill = await open(mugProduct);
    await untilSpoken(pill, 'Afterpay available for orders over $18.00');
  });

  it('supports territories of the United States, Britain and French Canada', async () => {
    await untilSpoken(await open(mugProduct, 'country="PR"'), '4 payments of $4.50 with Afterpay');
    await untilSpoken(await open(mugProduct, 'country="GB"'), '4 payments of $4.50 with Clearpay');
    await untilSpoken(
      await open(mugProduct, 'country="CA" shopper-language="fr"'),
      '4 payments of $4.50 with Afterpay',
    );
  });

  it('shows nothing for a product that is not physical', async () => {
    const pill = await open(printProduct);
    await untilTakenOver(pill);
    expect(spoken(pill)).to.equal('');
    expect(allByRole(pill, { role: 'button', name: /./ })).to.have.length(0);
  });

  it('reports an invalid context and shows nothing', async () => {
    const pill = await open({ ...mugProduct, installments: { afterPayMin: -5 } });
    await waitUntil(() => reports.length > 0, 'not reported');
    expect(reports).to.deep.equal([
      'afterpay-pill/context: Error: Instalment context: installments.afterPayMin not as promised.',
    ]);
    expect(spoken(pill)).to.equal('');
    expect(pill.matches(':is(:state(in-range), :state(out-of-range))')).to.equal(false);
  });

  it('loads nothing from other origins', async () => {
    const before = performance.getEntriesByType('resource').length;
    const pill = await open(mugProduct, 'modal-src="https://provider.example/page.html"');
    await untilSpoken(pill, '4 payments of $4.50 with Afterpay');
    const fetched = performance.getEntriesByType('resource').slice(before);
    expect(fetched.filter(({ name }) => !name.startsWith(location.origin))).to.have.length(0);
  });

  it('keeps its height when it is defined, with text and without, on a phone with two lines', async () => {
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: '/elements/store.css',
    });
    const loaded = new Promise((resolve) => {
      sheet.onload = resolve;
    });
    document.head.append(sheet);
    await loaded;
    const sizes = [
      { width: 1280, inlineSize: '40rem', heightPx: 32 },
      { width: 390, inlineSize: '22rem', heightPx: 44 },
    ];
    for (const { width, inlineSize, heightPx } of sizes) {
      await setViewport({ width, height: 800 });
      const page = await fixture<HTMLElement>(
        `<div style="inline-size: ${inlineSize}"><afterpay-pill></afterpay-pill></div>`,
      );
      expect(page.querySelector('afterpay-pill')!.getBoundingClientRect().height).to.equal(heightPx);
      for (const item of [mugProduct, teeProduct, printProduct]) {
        const pill = createTag('afterpay-pill');
        Object.assign(pill, { product: item, modalSrc: '/test/support/hosted-page.html' });
        page.append(pill);
        await untilTakenOver(pill);
        expect(pill.getBoundingClientRect().height).to.equal(heightPx);
        pill.remove();
      }
    }
    await setViewport({ width: 800, height: 600 });
    sheet.remove();
  });

  it('centers its text in the reserved space, also once React has taken over', async () => {
    const pill = await open(mugProduct, 'style="--_h: 12rem"');
    const distance = () => {
      const [tag, text] = [pill, byRole(pill, { role: 'paragraph', name: '' })].map((part) =>
        part.getBoundingClientRect(),
      );
      return Math.abs(tag!.top + tag!.height / 2 - (text!.top + text!.height / 2));
    };
    await untilSpoken(pill, '4 payments of $4.50 with Afterpay');
    expect(distance()).to.be.lessThan(2);
    await untilTakenOver(pill);
    expect(distance()).to.be.lessThan(2);
  });

  it("shows the author's own content while there is no product", async () => {
    const pill = await fixture<StoreTag>('<afterpay-pill>Pay in parts</afterpay-pill>');
    await untilTakenOver(pill);
    expect(pill.innerText).to.equal('Pay in parts');
    Object.assign(pill, { product: mugProduct });
    await untilSpoken(pill, '4 payments of $4.50 with Afterpay');
    expect(pill.innerText).not.to.contain('Pay in parts');
  });
});

/** Text without `aria-hidden` parts. */
function spokenText(node: HTMLElement): string {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const seen of copy.querySelectorAll('[aria-hidden=true]')) seen.remove();
  return copy.textContent.trim();
}
