import { expect, fixture, html } from '@open-wc/testing';
import { scrollIntoView } from '../../../core/interface/index.ts';
import { fakeFrames } from './frames.ts';

/** A box of 100 px that scrolls, with a mark of 10 px at 500 of 2000. */
async function boxWithMark(): Promise<{ box: Element; mark: Element }> {
  const box = await fixture(html`
    <div style="height: 100px; overflow: auto; scroll-behavior: smooth">
      <div style="height: 500px"></div>
      <p style="height: 10px; margin: 0">mark</p>
      <div style="height: 1490px"></div>
    </div>
  `);
  return { box, mark: box.querySelector('p') as Element };
}

describe('scrolling into view', () => {
  it('leaves 30 px above the element', async () => {
    const { box, mark } = await boxWithMark();
    await scrollIntoView(mark);
    expect(box.scrollTop).to.equal(470);
  });

  it('leaves the given offset, and scrolls up as well', async () => {
    const { box, mark } = await boxWithMark();
    box.scrollTo({ top: 1500, behavior: 'instant' });
    await scrollIntoView(mark, { offsetPx: -5 });
    expect(box.scrollTop).to.equal(505);
  });

  for (const durationMs of [undefined, 300, 50])
    it(`takes no more than 50 ms with a duration of ${durationMs}`, async () => {
      const { box, mark } = await boxWithMark();
      const frames = fakeFrames();
      const end = scrollIntoView(mark, { frames, ...(durationMs !== undefined && { durationMs }) });
      frames.draw(0);
      frames.draw(25);
      expect(box.scrollTop).to.equal(235);
      frames.draw(50);
      await end;
      expect(box.scrollTop).to.equal(470);
    });

  it('does not scroll to an element that is in view', async () => {
    const { box, mark } = await boxWithMark();
    box.scrollTo({ top: 450, behavior: 'instant' });
    await scrollIntoView(mark, { frames: fakeFrames() });
    expect(box.scrollTop).to.equal(450);
  });

  it('does not scroll to a disconnected element', async () => {
    await scrollIntoView(document.createElement('p'), { frames: fakeFrames() });
  });

  it('scrolls the page where no box does, also out of a shadow root', async () => {
    const host = await fixture(html`<div style="padding: 3000px 0"></div>`);
    const inner = document.createElement('p');
    host.attachShadow({ mode: 'open' }).append(inner);
    await scrollIntoView(inner, { offsetPx: 40 });
    expect(Math.round(inner.getBoundingClientRect().top)).to.equal(40);
    document.scrollingElement?.scrollTo({ top: 0, behavior: 'instant' });
  });

  it('stops scrolling on abort', async () => {
    const { box, mark } = await boxWithMark();
    const frames = fakeFrames();
    const ending = new AbortController();
    const end = scrollIntoView(mark, { frames, signal: ending.signal });
    frames.draw(0);
    frames.draw(25);
    ending.abort(new Error('gone'));
    frames.draw(50);
    expect(await end.catch(String)).to.equal('Error: gone');
    expect(box.scrollTop).to.equal(235);
    expect(await scrollIntoView(mark, { signal: ending.signal }).catch(String)).to.equal('Error: gone');
  });

  for (const wrong of [NaN, Infinity, -Infinity])
    it(`needs a finite offset and duration, which ${wrong} is not`, async () => {
      const { mark } = await boxWithMark();
      const offset = await scrollIntoView(mark, { offsetPx: wrong }).catch(String);
      expect(offset).to.equal(`AssertionError: scrollIntoView: expected a finite offset in px, got ${wrong}`);
      const duration = await scrollIntoView(mark, { durationMs: wrong }).catch(String);
      expect(duration).to.match(/expected a finite duration in milliseconds, got/);
    });
});
