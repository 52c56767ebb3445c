import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures, pictureUrl } from '../../support/gallery-pictures.ts';
import { tap } from '../../support/visitor-input.ts';
import { targetOf } from '../../../elements/gallery-block/linked-picture.ts';
import { waitUntil } from '../../support/wait-until.ts';

const DIALOG = { role: 'dialog', name: 'Gallery' };
const opener = (name: string) => ({ role: 'button', name });

async function openGallery(attributes = '', pictures = figures(5)): Promise<StoreTag> {
  const gallery = await fixture<StoreTag>(
    `<gallery-block lightbox ${attributes}>${pictures}</gallery-block>`,
  );
  await waitUntil(() => gallery.querySelector('[aria-haspopup]') !== null);
  return gallery;
}

const untilShown = (name: string) => untilRole(document.body, { role: 'group', name });
const isOpen = () => allByRole(document.body, DIALOG).length > 0;

describe('lightbox and slides', () => {
  afterEach(async () => {
    if (!isOpen()) return;
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !isOpen() && !location.hash.startsWith('#lightbox'), 'it does not close');
  });

  it('shows the whole caption, including text outside of elements', async () => {
    const caption = '<figcaption><strong>Kiln</strong> fired in <em>May</em>, opened in June</figcaption>';
    const picture = `<img src="${pictureUrl(0)}" alt="Kiln">`;
    const gallery = await openGallery('', `<figure>${picture}${caption}</figure>`);
    await tap(byRole(gallery, opener('Kiln')));
    const group = await untilShown('1 of 1: Kiln');
    expect(group.textContent).to.contain('fired in May, opened in June');
  });

  it("updates the names of openers, except the author's", async () => {
    const figure = (words: string, label = '') =>
      `<figure><img src="${pictureUrl(0)}" alt="" ${label}><figcaption>${words}</figcaption></figure>`;
    const gallery = await openGallery('', figure('Kiln') + figure('Yard', 'aria-label="The yard"'));
    byRole(gallery, opener('1 of 2: Kiln'));
    gallery.insertAdjacentHTML('afterbegin', figure('Wheel'));
    await untilRole(gallery, opener('2 of 3: Kiln'));
    byRole(gallery, opener('The yard'));
  });

  it('does not reopen a closed picture when slides are added', async () => {
    const gallery = await openGallery('id="kept-address"');
    history.replaceState(null, '', '#lightbox=kept-address/1');
    try {
      await tap(byRole(gallery, opener('Colour 1')));
      await untilShown('1 of 5: Picture 1');
      history.replaceState = () => {
        throw new DOMException('Too many entries.', 'SecurityError');
      };
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => !isOpen());
      gallery.insertAdjacentHTML('beforeend', figures(1));
      await waitUntil(() => gallery.querySelectorAll('[aria-haspopup]').length === 6);
      byRole(gallery, opener('Colour 2')).focus();
      await sendKeys({ press: 'Enter' });
      await untilShown('2 of 6: Picture 2');
    } finally {
      Reflect.deleteProperty(history, 'replaceState');
      history.replaceState(null, '', location.pathname + location.search);
    }
  });

  it('opens every linked picture on click: the file where the link leads to one, else its own', async () => {
    const large = pictureUrl(3, { width: 900, height: 600 });
    const blob = URL.createObjectURL(await (await fetch(large)).blob());
    const pictures = [
      ...[`href="${large}"`, `href="${blob}"`, 'href="/photo/3" type="image/jpeg"'],
      ...['href="/photo?format=2500w"', 'href="/photo?file=kiln.JPG"'],
    ];
    const pages = ['href="#there"', 'href="/shop" type="text/html"', 'href="mailto:kiln@example.com"'];
    const gallery = await openGallery(
      '',
      [...pictures, ...pages]
        .map((link) => `<figure><a ${link}><img src="${pictureUrl(0)}" alt="Kiln"></a></figure>`)
        .join(''),
    );
    const all = [...gallery.querySelectorAll('a')];
    expect(all.every((link) => link.getAttribute('aria-haspopup') === 'dialog')).to.equal(true);
    await tap(all[0]!);
    const dialog = await untilRole(document.body, DIALOG);
    const slides = () => [
      ...(dialog.getRootNode() as ShadowRoot).host.firstElementChild!.shadowRoot!.querySelectorAll('figure'),
    ];
    const shown = (index: number) => slides()[index]?.querySelector('img')?.src ?? 'failed';
    for (const [index, link] of all.entries()) {
      // The last three are loaded as neighbours of the first, or by then.
      const expected = index < pictures.length ? [link.href, 'failed', pictureUrl(0)] : [pictureUrl(0)];
      await waitUntil(() => expected.includes(shown(index)), `${index}: ${shown(index)}`);
      await sendKeys({ press: 'ArrowRight' });
    }
  });

  it('opens at once, before it is known what a link leads to', async () => {
    const load = window.fetch.bind(window);
    const asked: (RequestInit & { readonly url: string })[] = [];
    window.fetch = (input, init) => {
      if (init?.method !== 'HEAD') return load(input, init);
      asked.push({ ...init, url: input as string });
      return new Promise(() => undefined);
    };
    try {
      const gallery = await openGallery(
        '',
        `<figure><a href="/photo/unknown"><img src="${pictureUrl(0)}" alt="Kiln"></a></figure>`,
      );
      await tap(byRole(gallery, { role: 'link', name: 'Kiln' }));
      await untilShown('1 of 1: Kiln');
      expect(asked.map(({ url, credentials }) => `${new URL(url).pathname} ${credentials}`)).to.eql([
        '/photo/unknown omit',
      ]);
    } finally {
      window.fetch = load;
    }
  });

  it('takes a link for a picture whose query alone names the format of one', () => {
    const image = new Image();
    const link = document.createElement('a');
    const targets = (...queries: readonly string[]) =>
      queries.map((query) => {
        link.href = `/photo?${query}`;
        return targetOf(link, image);
      });
    const pictures = ['format=1500w', 'fm=jpg', 'v=2&fm=WebP', 'format=image/avif', 'as=png'];
    expect(targets(...pictures)).to.deep.equal(pictures.map(() => 'picture'));
    const others = ['format=json', 'format=rss', 'fm=', 'format=1500', 'q=500w+lamp', 'fm=jpgs'];
    expect(targets(...others)).to.deep.equal(others.map(() => null));
  });
});
