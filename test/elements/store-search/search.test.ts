import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useMemoryStore } from '../../../elements/testing.ts';
import '../../../elements/store-search/define.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

const FIELD = { role: 'combobox', name: 'Search' };
const options = (root: ParentNode) => allByRole(root, { role: 'option', name: /./ });

async function show(content = ''): Promise<HTMLElement> {
  await useMemoryStore();
  return fixture<HTMLElement>(`<store-search>${content}</store-search>`);
}

describe('<store-search>', () => {
  it('suggests products while the visitor types, and marks the chosen one', async () => {
    const search = await show();
    const field = await untilRole(search, FIELD);
    field.focus();
    await sendKeys({ type: 'mug' });
    await waitUntil(() => options(search).length === 1, 'no suggestion');
    expect(field.getAttribute('aria-expanded')).to.equal('true');
    await sendKeys({ press: 'ArrowDown' });
    const [option] = options(search);
    await waitUntil(() => option?.getAttribute('aria-selected') === 'true', 'not selected');
    expect(field.getAttribute('aria-activedescendant')).to.equal(option?.id);
    expect(option?.getAttribute('href')).to.equal('/shop/mug');
    expect(option?.textContent).to.include('$18.00');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => options(search).length === 0, 'still open');
  });

  it('closes when the focus leaves', async () => {
    const search = await show();
    (await untilRole(search, FIELD)).focus();
    await sendKeys({ type: 'tee' });
    await waitUntil(() => options(search).length === 1, 'no suggestion');
    (focusedNode() as HTMLElement).blur();
    await waitUntil(() => options(search).length === 0, 'still open');
  });

  it('searches for the text by its button, whichever suggestion is chosen', async () => {
    const search = await show();
    (await untilRole(search, FIELD)).focus();
    await sendKeys({ type: 'mug' });
    await waitUntil(() => options(search).length === 1, 'no suggestion');
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => options(search)[0]?.ariaSelected === 'true', 'not selected');
    let isSent = false;
    byRole(search, { role: 'search', name: '' }).addEventListener('submit', (event) => {
      event.preventDefault();
      isSent = true;
    });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(isSent).to.equal(true);
  });

  it('takes as many characters as a search has', async () => {
    const search = await show();
    const field = (await untilRole(search, FIELD)) as HTMLInputElement;
    expect(field.maxLength).to.equal(200);
  });

  it('searches like the author’s form, and keeps what was typed in it', async () => {
    const search = await show(
      '<form action="/find" role="search"><input name="q" aria-label="Find" value="mug"><button>Go</button></form>',
    );
    const field = (await untilRole(search, FIELD)) as HTMLInputElement;
    expect(field.value).to.equal('mug');
    const form = byRole(search, { role: 'search', name: '' }) as HTMLFormElement;
    expect(new URL(form.action).pathname).to.equal('/find');
    expect(new FormData(form).get('q')).to.equal('mug');
  });
});
