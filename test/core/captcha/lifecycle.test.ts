import { expect, fixture } from '@open-wc/testing';
import { openCaptcha } from './fake-kind.ts';

const place = (style = 'inline-size: 400px') => fixture<HTMLElement>(`<div style="${style}"></div>`);

const messageOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error as Error).message,
  );

const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

describe('a captcha', () => {
  it('is unrendered, rendered, reset and destroyed; its container is marked while it is there', async () => {
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

  it('is drawn once, however often it is asked to', async () => {
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
    it(`is ${size} in a container of ${widthPx} px`, async () => {
      const { captcha, current } = openCaptcha();
      await captcha.render(await place(`inline-size: ${widthPx}px`));
      expect(current().place.size).to.equal(size);
    });
  }

  it('that is not set up rejects', async () => {
    const { captcha } = openCaptcha();
    expect(await messageOf(captcha.execute())).to.equal('ReCaptcha has not been set up!');
    await captcha.render(await place());
    captcha.destroy();
    expect(await messageOf(captcha.execute())).to.equal('ReCaptcha has not been set up!');
  });

  it('that cannot be drawn says so to the developer, and can be drawn later', async () => {
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

  it('that leaves while it is loaded is not drawn', async () => {
    const { captcha, boxes } = openCaptcha();
    const rendering = captcha.render(await place());
    captcha.destroy();
    await rendering;
    expect(boxes.length).to.equal(0);
  });
});

describe('a token', () => {
  it('is not there before the visitor has solved the captcha', async () => {
    const { captcha } = openCaptcha();
    await captcha.render(await place());
    expect(await captcha.execute()).to.equal(false);
  });

  it('counts once: for the next one the captcha is solved again', async () => {
    const { captcha, solve, current } = openCaptcha();
    await captcha.render(await place());
    solve('one');
    expect(await captcha.execute()).to.equal('one');
    expect(await captcha.execute()).to.equal(false);
    expect(current().resets).to.equal(1);
    solve('two');
    expect(await captcha.execute()).to.equal('two');
  });

  it('is not handed out when it is too old', async () => {
    const { captcha, solve, clock, current } = openCaptcha();
    await captcha.render(await place());
    solve();
    clock.nowMs += 110_000;
    expect(await captcha.execute()).to.equal(false);
    expect([current().resets, captcha.$state.get().status]).to.deep.equal([1, 'reset']);
  });

  it('that has expired is not there', async () => {
    const { captcha, solve, current } = openCaptcha();
    await captcha.render(await place());
    solve();
    current().place.tell({ news: 'expired' });
    expect(await captcha.execute()).to.equal(false);
  });

  it('of a box that was taken away does not count', async () => {
    const { captcha, solve, boxes } = openCaptcha();
    await captcha.render(await place());
    captcha.moved();
    await captcha.render(await place());
    boxes[0]?.place.tell({ news: 'solved', token: 'late' });
    expect(await captcha.execute()).to.equal(false);
    solve('new');
    expect(await captcha.execute()).to.equal('new');
  });
});

describe('a captcha that solves itself', () => {
  for (const solvedBy of ['box', 'work'] as const) {
    it(`is waited for (${solvedBy})`, async () => {
      const { captcha, solve } = openCaptcha({ solvedBy });
      await captcha.render(await place());
      const asked = captcha.execute();
      solve();
      expect(await asked).to.equal('token');
    });
  }

  it('is solved anew when its token is too old', async () => {
    const { captcha, solve, clock, current } = openCaptcha({ solvedBy: 'work' });
    await captcha.render(await place());
    solve('old');
    clock.nowMs += 110_000;
    const asked = captcha.execute();
    expect(current().resets).to.equal(1);
    solve('new');
    expect(await asked).to.equal('new');
  });

  it('and asks the visitor is not waited for any longer', async () => {
    const { captcha, solve, current } = openCaptcha({ solvedBy: 'box' });
    await captcha.render(await place());
    const asked = captcha.execute();
    current().place.tell({ news: 'asks' });
    expect(await asked).to.equal(false);
    expect(await captcha.execute()).to.equal(false);
    solve();
    expect(await captcha.execute()).to.equal('token');
  });

  it('and fails rejects, tells the developer why, and can be drawn again', async () => {
    const { captcha, current, reports } = openCaptcha({ solvedBy: 'work' });
    await captcha.render(await place());
    const asked = captcha.execute();
    current().place.tell({ news: 'failed', cause: 'gone' });
    expect(await messageOf(asked)).to.equal('The captcha failed.');
    expect((reports[0]?.error as Error).cause).to.equal('gone');
    expect(captcha.$state.get()).to.deep.equal({ status: 'unrendered', hasFailed: true });
  });

  it('and never ends rejects when its time is over', async () => {
    const { captcha } = openCaptcha({ solvedBy: 'work' });
    await captcha.render(await place());
    expect(await messageOf(captcha.execute())).to.equal('No token within 200 ms.');
  });
});

describe('a captcha that is solved at submission', () => {
  it('gets a new token each time', async () => {
    let count = 0;
    const execute = () => Promise.resolve(`token-${++count}`);
    const { captcha } = openCaptcha({ solvedBy: 'submission', execute });
    await captcha.render(await place());
    expect([await captcha.execute(), await captcha.execute()]).to.deep.equal(['token-1', 'token-2']);
  });
});

describe('a page that comes back', () => {
  it('draws a captcha again whose token is too old', async () => {
    const { captcha, solve, clock, boxes } = openCaptcha();
    await captcha.render(await place());
    solve();
    clock.nowMs += 110_000;
    comeBack();
    await captcha.render(await place());
    expect([boxes.length, boxes[0]?.isGone]).to.deep.equal([2, true]);
    captcha.destroy();
  });

  it('leaves a captcha alone whose token is good', async () => {
    const { captcha, solve, clock, boxes } = openCaptcha();
    await captcha.render(await place());
    solve();
    clock.nowMs += 109_999;
    comeBack();
    expect([boxes.length, await captcha.execute()]).to.deep.equal([1, 'token']);
    captcha.destroy();
  });

  it('leaves a captcha alone that is no longer there', async () => {
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
  it('is drawn again while it is not solved, and left alone once it is', async () => {
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
