import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { pictureUrl } from '../../support/gallery-pictures.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const NEXT = { role: 'button', name: 'Next picture' };
const COUNT = 2000;

/** Distinguishes nodes by kind: a thumbnail or a slide. */
function watchMarkup(...roots: readonly Node[]) {
  const touched: Element[] = [];
  const note = (records: readonly MutationRecord[]) => {
    touched.push(...records.map(({ target }) => target).filter((target) => target instanceof Element));
  };
  const observer = new MutationObserver(note);
  for (const root of roots) observer.observe(root, { attributes: true, childList: true, subtree: true });
  return {
    touched: () => {
      note(observer.takeRecords());
      return new Set(touched);
    },
  };
}

describe('a gallery with thousands of pictures', () => {
  it('touches two thumbnails and two slides per change', async () => {
    const gallery = await fixture<StoreTag>(
      '<gallery-block design="slideshow" aspect-ratio="anamorphic-widescreen" controls thumbnails></gallery-block>',
    );
    const url = pictureUrl(0);
    const items = Array.from({ length: COUNT }, (_, index) => ({
      title: `Kiln ${index + 1}`,
      assetUrl: url,
    }));
    Object.assign(gallery, { items });
    const next = await untilRole(gallery, NEXT);
    await gallery.ready;
    const figures = () => [...gallery.shadowRoot!.querySelectorAll('figure')];
    await waitUntil(() => figures().filter((figure) => !figure.inert).length === 1);
    const watch = watchMarkup(gallery.shadowRoot!);
    await tap(next);
    await waitUntil(() => figures()[1]?.inert === false, 'the second picture does not come');
    const touched = [...watch.touched()];
    expect(touched.filter((element) => element.matches('figure'))).to.have.length(2);
    expect(touched.filter((element) => element.matches('[part=thumbnail]'))).to.have.length(2);
    expect(touched.length).to.be.below(12);
    expect(byRole(gallery, { role: 'button', name: /^2 of .+: Kiln 2$/ }).ariaCurrent).to.equal('true');
  });

  it('builds the first screen immediately and all others in idle time', async () => {
    const gallery = await fixture<StoreTag>('<gallery-block lightbox></gallery-block>');
    const items = Array.from({ length: 350 }, (_, index) => ({
      title: `Kiln ${index + 1}`,
      assetUrl: pictureUrl(0),
    }));
    Object.assign(gallery, { items });
    const countOf = () => gallery.shadowRoot!.querySelectorAll('figure').length;
    await waitUntil(() => countOf() > 0);
    const first = gallery.shadowRoot!.querySelectorAll('figure')[99]!;
    expect(first.getBoundingClientRect().top).to.be.greaterThan(innerHeight);
    await waitUntil(() => countOf() === 350, 'some are missing');
    expect(byRole(gallery, { role: 'button', name: 'Kiln 350' })).to.be.ok;
    Object.assign(gallery, { items: items.slice(0, 250) });
    Object.assign(gallery, { items: items.slice(0, 120) });
    await waitUntil(() => countOf() === 120, 'a removed document is shown');
  });
});
