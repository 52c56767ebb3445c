import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures } from '../../support/gallery-pictures.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const GALLERY = `<gallery-block design="slideshow" controls thumbnails aspect-ratio="anamorphic-widescreen">${figures(3)}</gallery-block>`;

async function isSteered(root: ParentNode): Promise<void> {
  const gallery = root.querySelector<StoreTag>('gallery-block')!;
  await gallery.ready;
  await tap(await untilRole(gallery, { role: 'button', name: 'Next picture' }));
  const [first, second] = gallery.querySelectorAll('figure');
  await waitUntil(() => first!.inert && !second!.inert, 'the first is still visible');
  expect(gallery.shadowRoot!.textContent).to.contain('2 of 3');
}

describe('a gallery in other roots', () => {
  it('works in a dialog that opens later', async () => {
    const dialog = await fixture<HTMLDialogElement>(`<dialog aria-label="Pictures">${GALLERY}</dialog>`);
    dialog.showModal();
    await isSteered(dialog);
    dialog.close();
  });

  it('works and is laid out in a shadow root', async () => {
    const host = await fixture<HTMLElement>('<div></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = GALLERY;
    await isSteered(root);
    const image = root.querySelector('img')!;
    expect(getComputedStyle(image).objectFit).to.equal('cover');
    expect(image.offsetWidth / image.offsetHeight).to.be.closeTo(2.4, 0.1);
  });
});
