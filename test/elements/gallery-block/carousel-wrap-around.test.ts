import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { figures } from '../../support/gallery-pictures.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const NEXT = { role: 'button', name: 'Next picture' };

describe('the end of a carousel', () => {
  for (const direction of ['ltr', 'rtl'])
    for (const alignment of ['left', 'center', 'right'])
      it(`wraps around picture by picture: ${alignment}, ${direction}`, async () => {
        const place = await fixture<HTMLElement>(
          `<div dir="${direction}" style="inline-size: 600px"><gallery-block design="carousel" controls active-alignment="${alignment}" thumbnails-per-row="2" padding="20">${figures(4)}</gallery-block></div>`,
        );
        const gallery = place.querySelector<StoreTag>('gallery-block')!;
        const next = await untilRole(gallery, NEXT).then(() => byRole(gallery, NEXT));
        expect(gallery.firstElementChild!.getBoundingClientRect().width).to.be.closeTo(290, 1);
        for (const position of ['2 of 4', '3 of 4', '4 of 4', '1 of 4']) {
          await tap(next);
          await waitUntil(() => gallery.shadowRoot!.textContent.includes(position), `not ${position}`);
        }
      });
});
