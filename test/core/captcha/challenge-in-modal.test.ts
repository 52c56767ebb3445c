import { expect, fixture } from '@open-wc/testing';
import { Captcha, CAPTCHA_KINDS } from '../../../core/captcha/index.ts';
import { CAPTCHA_ACTIONS } from '../../../core/captcha-provider/index.ts';

const place = () => fixture<HTMLElement>('<div></div>');

describe('the challenge of a captcha in a modal dialog', () => {
  const PAGE = { siteKey: 'site-key-1', locale: 'en', nonce: null, readJson: () => Promise.resolve({}) };

  /** Draws a provider's box with its script in place, and returns its options and the page's warnings. */
  async function drawIn(around: HTMLElement, name: 'hcaptcha' | 'recaptcha', fault?: Error) {
    const rendered: Readonly<Record<string, unknown>>[] = [];
    const warnings: string[] = [];
    const { warn } = console;
    const api = {
      render: (_: Element, options: Readonly<Record<string, unknown>>) => {
        if (fault) throw fault;
        return rendered.push(options);
      },
      reset: () => undefined,
      remove: () => undefined,
    };
    const global = name === 'recaptcha' ? 'grecaptcha' : name;
    Reflect.set(globalThis, global, api);
    console.warn = (...words: unknown[]) => warnings.push(words.join(' '));
    const captcha = new Captcha({
      kind: CAPTCHA_KINDS[name],
      page: PAGE,
      action: CAPTCHA_ACTIONS.form,
      report: (error) => {
        throw error;
      },
    });
    try {
      await captcha.render(around.appendChild(document.createElement('div')));
    } finally {
      console.warn = warn;
      Reflect.deleteProperty(globalThis, global);
    }
    return { captcha, options: rendered[0]!, warnings };
  }

  async function openModal() {
    const dialog = await fixture<HTMLDialogElement>('<dialog><button>Close</button></dialog>');
    dialog.showModal();
    return dialog;
  }

  it('opens inside the dialog, for hCaptcha', async () => {
    const dialog = await openModal();
    const { captcha, options } = await drawIn(dialog, 'hcaptcha');
    const challenge = document.getElementById(String(options['challenge-container']));
    expect(challenge?.closest('dialog')).to.equal(dialog);
    captcha.destroy();
    expect(challenge?.isConnected).to.equal(false);
  });

  it('leaves nothing behind where hCaptcha draws no box', async () => {
    const dialog = await openModal();
    const fault = new Error('no such key');
    const thrown = await drawIn(dialog, 'hcaptcha', fault).catch((error: unknown) => error);
    expect(thrown).to.have.property('cause', fault);
    expect(dialog.querySelector('[id]')).to.equal(null);
  });

  it('is left to hCaptcha outside of modal dialogs', async () => {
    const { captcha, options } = await drawIn(await place(), 'hcaptcha');
    expect(options).not.to.have.property('challenge-container');
    captcha.destroy();
  });

  it('is behind the dialog for reCAPTCHA, and a warning says so', async () => {
    const { captcha, warnings } = await drawIn(await openModal(), 'recaptcha');
    expect(warnings.join()).to.contain('outside of the modal dialog');
    captcha.destroy();
    const inPage = await drawIn(await place(), 'recaptcha');
    expect(inPage.warnings).to.eql([]);
    inPage.captcha.destroy();
  });
});
