import { expect, fixture, html } from '@open-wc/testing';
import { scrollIntoView, toLocal, zoomOf } from '../../../core/interface/index.ts';

/** A box of 100 px in a box with a style. */
async function boxIn(style: string): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(
    html`<div style=${style}>
      <div style="inline-size: 100px; block-size: 100px; position: relative">
        <i style="position: absolute; left: 0; top: 0"></i
        ><i style="position: absolute; left: 40px; top: 30px"></i>
      </div>
    </div>`,
  );
  return place.querySelector('div')!;
}

describe('distances on the screen and in the layout', () => {
  for (const style of [
    '',
    'transform: scale(0.6)',
    'zoom: 0.6',
    'zoom: 1.5; rotate: 90deg',
    'scale: 2 0.5; rotate: 30deg; transform: skewX(10deg)',
    'rotate: y 60deg',
  ])
    it(`converts the way between two points inside "${style}"`, async () => {
      const box = await boxIn(style);
      const [from, to] = [...box.querySelectorAll('i')].map((point) => point.getBoundingClientRect());
      const way = toLocal(box, { x: to!.x - from!.x, y: to!.y - from!.y });
      expect(way.x).to.be.closeTo(40, 0.1);
      expect(way.y).to.be.closeTo(30, 0.1);
    });

  it('ignores transforms around a dialog, but not zoom', async () => {
    const dialog = await fixture<HTMLElement>(
      html`<div style="transform: scale(0.5); zoom: 0.8"><dialog></dialog></div>`,
    ).then((place) => place.querySelector('dialog')!);
    dialog.showModal();
    expect(toLocal(dialog, { x: 8, y: 8 }).x).to.be.closeTo(10, 0.1);
    expect(zoomOf(dialog)).to.be.closeTo(0.8, 0.001);
    dialog.close();
  });

  it('scrolls an element into view inside a scaled box', async () => {
    const place = await fixture(html`
      <div style="transform: scale(0.5)">
        <div style="height: 100px; overflow: auto">
          <div style="height: 500px"></div>
          <p style="height: 10px; margin: 0">mark</p>
          <div style="height: 1490px"></div>
        </div>
      </div>
    `);
    await scrollIntoView(place.querySelector('p')!);
    // Firefox scrolls to fractions of a pixel.
    expect(place.querySelector('div')!.scrollTop).to.be.closeTo(470, 0.5);
  });
});
