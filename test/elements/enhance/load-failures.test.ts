import { expect, fixture, nextFrame } from '@open-wc/testing';
import { enhanceCartOnDemand, enhanceOnDemand } from '../../../elements/printed/on-demand.ts';
import { watchPrintedPictures } from '../../../elements/printed/printed-pictures.ts';
import '../../support/no-uncaught.ts';
import { waitUntil } from '../../support/wait-until.ts';

type Load = () => Promise<() => void>;

const PRINTED =
  '<img data-src="/mug.jpg" data-image="/mug.jpg"><div class="sqs-custom-cart"></div><div id="sqs-cart-root"></div>';
const WATCHERS: Readonly<Record<string, (load: Load, report: () => void) => void>> = {
  'that wires the page': (load, report) => {
    enhanceOnDemand(async () => ({ enhanceMarkup: await load() }), report);
  },
  'that shows the cart': (load, report) => {
    enhanceCartOnDemand(async () => ({ enhancePrintedCart: await load() }), report);
  },
  'that loads pictures': (load, report) => {
    watchPrintedPictures(document, async () => ({ enhancePrintedPictures: await load() }), report);
  },
};

describe('lazy code', () => {
  for (const [what, watch] of Object.entries(WATCHERS)) {
    /** Watches a printed page whose first attempts fail. */
    async function page(failureCount: number) {
      const root = await fixture<HTMLElement>(`<div>${PRINTED}</div>`);
      const counts = { tries: 0, reports: 0, uses: 0 };
      watch(
        async () => {
          counts.tries += 1;
          await nextFrame();
          if (counts.tries <= failureCount) throw new Error(`try ${counts.tries}`);
          return () => (counts.uses += 1);
        },
        () => (counts.reports += 1),
      );
      await waitUntil(() => counts.reports === 1);
      return { root, counts };
    }

    for (const [when, happens] of [
      ['when the page changes', (root: HTMLElement) => root.appendChild(new Text('more'))],
      ['when the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
      ['when the network is back', () => window.dispatchEvent(new Event('online'))],
    ] as const)
      it(`${what} is requested again ${when} after a failed load`, async () => {
        const { root, counts } = await page(1);
        await nextFrame();
        happens(root);
        happens(root);
        await waitUntil(() => counts.uses === 1, 'not tried again');
        happens(root);
        await nextFrame();
        await nextFrame();
        expect(counts).to.deep.equal({ tries: 2, reports: 1, uses: 1 });
      });

    it(`${what} is tried three times, and again when the network is back`, async () => {
      const { root, counts } = await page(3);
      const change = async () => {
        root.append('more');
        await nextFrame();
        await nextFrame();
      };
      await waitUntil(async () => {
        await change();
        return counts.reports === 3;
      }, 'not tried again');
      for (let time = 0; time < 3; time += 1) await change();
      expect(counts).to.deep.equal({ tries: 3, reports: 3, uses: 0 });
      window.dispatchEvent(new Event('online'));
      await waitUntil(() => counts.uses === 1, 'not tried again');
    });
  }
});
