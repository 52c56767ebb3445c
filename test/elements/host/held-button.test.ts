import { expect, fixture } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { whenReleased } from '../../../elements/host/stage/when-released.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** Presses the mouse button over the middle of a node. */
async function holdDown(node: Element): Promise<void> {
  const { left, top, width, height } = node.getBoundingClientRect();
  const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  await sendMouse({ type: 'move', position });
  await sendMouse({ type: 'down' });
}

describe('a button of the author that is held down', () => {
  afterEach(() => resetMouse());

  for (const [what, upgrade] of [
    ['stays until it is released', () => undefined],
    [
      // Chrome then ends the chain of `:active` at the provider.
      'stays also when a provider around the tag gets its shadow root meanwhile',
      (provider: Element) => {
        provider.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
      },
    ],
  ] as const)
    it(what, async () => {
      const provider = await fixture('<x-provider><x-seller><button>Add</button></x-seller></x-provider>');
      const seller = provider.firstElementChild!;
      const button = seller.firstElementChild!;
      let clicks = 0;
      button.addEventListener('click', () => (clicks += 1));
      await holdDown(button);
      upgrade(provider);
      let isReplaced = false;
      whenReleased(seller, () => {
        isReplaced = true;
        button.remove();
      });
      expect(isReplaced, 'while it is held').to.equal(false);
      await sendMouse({ type: 'up' });
      await waitUntil(() => isReplaced, 'never replaced');
      expect(clicks).to.equal(1);
    });

  it('may be in a form of the page with a control called localName', async () => {
    const form = await fixture(
      '<form><button type="button">Hold</button><input name="localName" /><x-seller><a href="#x">Add</a></x-seller></form>',
    );
    await holdDown(form.querySelector('button')!);
    let isReplaced = false;
    whenReleased(form.querySelector('x-seller')!, () => (isReplaced = true));
    expect(isReplaced).to.equal(true);
    await sendMouse({ type: 'up' });
  });
});
