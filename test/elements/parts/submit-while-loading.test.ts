import { expect, fixture, oneEvent } from '@open-wc/testing';
import { enhanceAuthorsForm } from '../../../elements/forms/enhance-authors-form.ts';
import { byRole } from '../../support/by-role.ts';

/** A form that is sent to a frame, and whose code has not loaded yet. */
async function drawForm(load: Promise<() => void>) {
  const place = await fixture<HTMLElement>(`<site-form>
    <form action="/nowhere" target="answer">
      <input aria-label="Name" name="who" value="Ada" required>
      <button name="how" value="now" formaction="/elsewhere" formmethod="get">Send it now</button>
    </form>
    <iframe name="answer" title="Answer"></iframe>
  </site-form>`);
  const form = place.querySelector('form')!;
  const frame = place.querySelector('iframe')!;
  const button = byRole(place, { role: 'button', name: 'Send it now' });
  const { signal } = new AbortController();
  const whenDone = enhanceAuthorsForm({ form, load: () => load, context: 'test', signal });
  return { form, frame, button, whenDone };
}

/** A click on its button, before its code has loaded or failed to. */
async function pressEarly(load: Promise<() => void>) {
  const drawn = await drawForm(load);
  drawn.button.click();
  return drawn;
}

const addressOf = ({ contentWindow }: HTMLIFrameElement) => {
  const { pathname, search } = contentWindow!.location;
  return pathname + search;
};

describe('a form that is submitted while its code is loading', () => {
  let fail = (_error: Error): void => undefined;
  let come = (_enhance: () => void): void => undefined;
  let load: Promise<() => void>;
  beforeEach(() => {
    load = new Promise((resolve, reject) => {
      come = resolve;
      fail = reject;
    });
  });

  it('is posted to the action of its button, without its values in the URL, if the load fails', async () => {
    const { frame, whenDone } = await pressEarly(load);
    const answer = oneEvent(frame, 'load');
    fail(new Error('lost'));
    await whenDone;
    await answer;
    expect(addressOf(frame)).to.equal('/elsewhere');
  });

  it('is posted, too, if a script of the page calls submit()', async () => {
    const { form, frame } = await drawForm(load);
    const answer = oneEvent(frame, 'load');
    form.submit();
    await answer;
    expect(addressOf(frame)).to.equal('/nowhere');
  });

  for (const how of ['loads', 'fails to load'])
    it(`is sent although its button was removed, if the code ${how}`, async () => {
      const { frame, button, whenDone } = await pressEarly(load);
      const answer = oneEvent(frame, 'load');
      button.remove();
      if (how === 'loads') come(() => undefined);
      else fail(new Error('lost'));
      await whenDone;
      await answer;
      expect(addressOf(frame)).to.equal('/nowhere');
    });
});
