import { Captcha, type CaptchaKind, type CaptchaState } from '../../../core/captcha/index.ts';
import { CAPTCHA_ACTIONS, type CaptchaPlace } from '../../../core/captcha-provider/index.ts';

/** A provider that the test controls, with the refusals of real providers. */
export function openCaptcha({
  solvedBy = 'visitor',
  execute,
}: {
  readonly solvedBy?: CaptchaKind['solvedBy'];
  readonly execute?: () => Promise<string>;
} = {}) {
  const boxes: { readonly place: CaptchaPlace; resets: number; isGone: boolean }[] = [];
  const reports: { readonly error: unknown; readonly context: string }[] = [];
  const troubles: Error[] = [];
  const statuses: CaptchaState['status'][] = [];
  const clock = { nowMs: 1_000_000 };
  let loads = 0;
  const kind: CaptchaKind = {
    solvedBy,
    maxAgeMs: 110_000,
    loadProvider: () => {
      loads += 1;
      return Promise.resolve({
        load: () => Promise.resolve((place: CaptchaPlace) => draw(place)),
      });
    },
  };

  function draw(place: CaptchaPlace) {
    const trouble = troubles.shift();
    if (trouble) throw trouble;
    if (place.node.childNodes.length > 0) throw new Error('There is a captcha in this node already.');
    place.node.append(document.createElement('iframe'));
    const box = { place, resets: 0, isGone: false };
    boxes.push(box);
    return {
      ...(execute && { execute }),
      reset: () => {
        box.resets += 1;
      },
      destroy: () => {
        box.isGone = true;
      },
    };
  }

  const captcha = new Captcha({
    kind,
    page: { siteKey: 'key', locale: 'en', nonce: null, readJson: () => Promise.resolve({}) },
    action: CAPTCHA_ACTIONS.form,
    report: (error, context) => reports.push({ error, context }),
    now: () => clock.nowMs,
    solveTimeoutMs: 200,
  });
  captcha.$state.subscribe(({ status }) => statuses.push(status));
  const current = () => {
    const box = boxes.at(-1);
    if (!box) throw new Error('Nothing was drawn.');
    return box;
  };
  return {
    captcha,
    boxes,
    reports,
    statuses,
    clock,
    loadCount: () => loads,
    failNext: (message: string) => troubles.push(new Error(message)),
    current,
    solve: (token = 'token') => {
      current().place.notify({ event: 'solved', token });
    },
  };
}
