import { expect, fixture } from '@open-wc/testing';
import { openCaptcha } from './fake-kind.ts';

const place = (style = 'inline-size: 400px') => fixture<HTMLElement>(`<div style="${style}"></div>`);

const messageOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error as Error).message,
  );

const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

describe('Captcha', () => {
  it('changes from unrendered to rendered, reset and destroyed, and marks its container meanwhile', async () => {
    const { captcha, solve, statuses, current } = openCaptcha();
    const container = await place();
    await captcha.render(container);
    const { id } = captcha.$state.get() as { id: string };
    expect(container.dataset['captcha']).to.equal(id);
    solve();
    captcha.reset();
    expect(current().resets).to.equal(1);
    captcha.destroy();
    expect(current().isGone).to.equal(true);
    expect(container.dataset['captcha']).to.equal(undefined);
    expect(container.childElementCount).to.equal(0);
    expect(statuses).to.deep.equal(['unrendered', 'rendered', 'rendered', 'reset', 'destroyed']);
  });

  it('renders once for repeated calls', async () => {
    const { captcha, boxes, loadCount } = openCaptcha();
    const container = await place();
    await Promise.all([captcha.render(container), captcha.render(container)]);
    await captcha.render(container);
    expect([boxes.length, loadCount()]).to.deep.equal([1, 1]);
  });

  for (const [widthPx, size] of [
    [319, 'compact'],
    [320, 'normal'],
  ] as const) {
    it(`renders ${size} in a container of ${widthPx} px`, async () => {
      const { captcha, current } = openCaptcha();
      await captcha.render(await place(`inline-size: ${widthPx}px`));
      expect(current().place.size).to.equal(size);
    });
  }

  it('rejects execute() before render()', async () => {
    const { captcha } = openCaptcha();
    expect(await messageOf(captcha.execute())).to.equal('ReCaptcha has not been set up!');
    await captcha.render(await place());
    captcha.destroy();
    expect(await messageOf(captcha.execute())).to.equal('ReCaptcha has not been set up!');
  });

  it('reports a failed rendering, and renders on a later call', async () => {
    const { captcha, failNext, reports, solve } = openCaptcha();
    failNext('no');
    const container = await place();
    await captcha.render(container);
    expect(captcha.$state.get()).to.deep.equal({ status: 'unrendered', hasFailed: true });
    expect(container.childElementCount).to.equal(0);
    const [report] = reports;
    expect((report?.error as Error).message).to.equal('Error rendering captcha into node');
    expect(((report?.error as Error).cause as Error).message).to.equal('no');
    await captcha.render(container);
    solve();
    expect(await captcha.execute()).to.equal('token');
  });

  it('does not render if it is destroyed during loading', async () => {
    const { captcha, boxes } = openCaptcha();
    const rendering = captcha.render(await place());
    captcha.destroy();
    await rendering;
    expect(boxes.length).to.equal(0);
  });
});

describe('a token', () => {
  it('is absent until the visitor solves the captcha', async () => {
    const { captcha } = openCaptcha();
    await captcha.render(await place());
    expect(await captcha.execute()).to.equal(false);
  });

  it('is returned once; the next one needs another solution', async () => {
    const { captcha, solve, current } = openCaptcha();
    await captcha.render(await place());
    solve('one');
    expect(await captcha.execute()).to.equal('one');
    expect(await captcha.execute()).to.equal(false);
    expect(current().resets).to.equal(1);
    solve('two');
    expect(await captcha.execute()).to.equal('two');
  });

  it('is not returned after its maximum age', async () => {
    const { captcha, solve, clock, current } = openCaptcha();
    await captcha.render(await place());
    solve();
    clock.nowMs += 110_000;
    expect(await captcha.execute()).to.equal(false);
    expect([current().resets, captcha.$state.get().status]).to.deep.equal([1, 'reset']);
  });

  it('is absent after it has expired', async () => {
    const { captcha, solve, current } = openCaptcha();
    await captcha.render(await place());
    solve();
    current().place.notify({ event: 'expired' });
    expect(await captcha.execute()).to.equal(false);
  });

  it('of a removed box is ignored', async () => {
    const { captcha, solve, boxes } = openCaptcha();
    await captcha.render(await place());
    captcha.moved();
    await captcha.render(await place());
    boxes[0]?.place.notify({ event: 'solved', token: 'late' });
    expect(await captcha.execute()).to.equal(false);
    solve('new');
    expect(await captcha.execute()).to.equal('new');
  });
});

describe('an automatic captcha', () => {
  for (const solvedBy of ['box', 'work'] as const) {
    it(`resolves execute() once it is solved (${solvedBy})`, async () => {
      const { captcha, solve } = openCaptcha({ solvedBy });
      await captcha.render(await place());
      const asked = captcha.execute();
      solve();
      expect(await asked).to.equal('token');
    });
  }

  it('is solved again after the maximum age of its token', async () => {
    const { captcha, solve, clock, current } = openCaptcha({ solvedBy: 'work' });
    await captcha.render(await place());
    solve('old');
    clock.nowMs += 110_000;
    const asked = captcha.execute();
    expect(current().resets).to.equal(1);
    solve('new');
    expect(await asked).to.equal('new');
  });

  it('resolves execute() with false when it asks the visitor', async () => {
    const { captcha, solve, current } = openCaptcha({ solvedBy: 'box' });
    await captcha.render(await place());
    const asked = captcha.execute();
    current().place.notify({ event: 'asks' });
    expect(await asked).to.equal(false);
    expect(await captcha.execute()).to.equal(false);
    solve();
    expect(await captcha.execute()).to.equal('token');
  });

  it('rejects and reports a failure, and renders again', async () => {
    const { captcha, current, reports } = openCaptcha({ solvedBy: 'work' });
    await captcha.render(await place());
    const asked = captcha.execute();
    current().place.notify({ event: 'failed', cause: 'gone' });
    expect(await messageOf(asked)).to.equal('The captcha failed.');
    expect((reports[0]?.error as Error).cause).to.equal('gone');
    expect(captcha.$state.get()).to.deep.equal({ status: 'unrendered', hasFailed: true });
  });

  it('rejects after its timeout', async () => {
    const { captcha } = openCaptcha({ solvedBy: 'work' });
    await captcha.render(await place());
    expect(await messageOf(captcha.execute())).to.equal('No token within 200 ms.');
  });
});

describe('a captcha that is solved on submission', () => {
  it('gets a new token for each execute()', async () => {
    let count = 0;
    const execute = () => Promise.resolve(`token-${++count}`);
    const { captcha } = openCaptcha({ solvedBy: 'submission', execute });
    await captcha.render(await place());
    expect([await captcha.execute(), await captcha.execute()]).to.deep.equal(['token-1', 'token-2']);
  });
});

describe('a page from the back/forward cache', () => {
  it('renders a captcha again whose token is too old', async () => {
    const { captcha, solve, clock, boxes } = openCaptcha();
    await captcha.render(await place());
    solve();
    clock.nowMs += 110_000;
    comeBack();
    await captcha.render(await place());
    expect([boxes.length, boxes[0]?.isGone]).to.deep.equal([2, true]);
    captcha.destroy();
  });

  it('keeps a captcha whose token is fresh', async () => {
    const { captcha, solve, clock, boxes } = openCaptcha();
    await captcha.render(await place());
    solve();
    clock.nowMs += 109_999;
    comeBack();
    expect([boxes.length, await captcha.execute()]).to.deep.equal([1, 'token']);
    captcha.destroy();
  });

  it('ignores a destroyed captcha', async () => {
    const { captcha, solve, clock, boxes } = openCaptcha();
    await captcha.render(await place());
    solve();
    captcha.destroy();
    clock.nowMs += 110_000;
    comeBack();
    expect([boxes.length, captcha.$state.get().status]).to.deep.equal([1, 'destroyed']);
  });
});

describe('a captcha whose node has moved', () => {
  it('renders again until it is solved', async () => {
    const { captcha, solve, boxes } = openCaptcha();
    await captcha.render(await place());
    captcha.moved();
    await captcha.render(await place());
    expect(boxes.length).to.equal(2);
    solve();
    captcha.moved();
    expect([boxes.length, await captcha.execute()]).to.deep.equal([2, 'token']);
  });
});
