import { expect, fixture } from '@open-wc/testing';
import { waitUntil } from '../../support/wait-until.ts';

/** The padding at the end of a page with this body. */
async function paddingOf(markup: string): Promise<string> {
  const sheet = new URL('/elements/store.css', location.href).href;
  const page: HTMLIFrameElement = await fixture(
    `<iframe srcdoc="<link rel=stylesheet href=${sheet}><body>${markup}"></iframe>`,
  );
  await waitUntil(() => (page.contentDocument?.styleSheets.length ?? 0) > 0, 'no sheet');
  const { contentDocument, contentWindow } = page;
  return contentWindow!.getComputedStyle(contentDocument!.body).paddingBlockEnd;
}

describe('space for <cart-pill> at the end of the body', () => {
  it('is reserved for both bottom corners', async () => {
    expect(await paddingOf('<cart-pill></cart-pill>')).to.equal('80px');
    expect(await paddingOf('<cart-pill position=bottom-left></cart-pill>')).to.equal('80px');
  });

  it('is not reserved where nothing floats at the bottom', async () => {
    expect(await paddingOf('<p>')).to.equal('0px');
    expect(await paddingOf('<cart-pill position=top-right></cart-pill>')).to.equal('0px');
    expect(await paddingOf('<header><cart-pill position=inline></cart-pill></header>')).to.equal('0px');
  });

  it("gives way to the page's own padding", async () => {
    const own = '<style>body { padding: 1px }</style>';
    expect(await paddingOf(`<cart-pill></cart-pill>${own}`)).to.equal('1px');
  });
});
