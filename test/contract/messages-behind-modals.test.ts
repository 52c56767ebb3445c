import { fixture } from '@open-wc/testing';
import '../../elements/all.ts';
import { createMemoryAccountGateway } from '../../core/account/index.ts';
import { createMemoryFormsGateway } from '../../core/forms/index.ts';
import { createMemoryRestockGateway } from '../../core/restock/index.ts';
import { configureStore } from '../../elements/index.ts';
import { useMemoryStore } from '../../elements/testing.ts';
import { useCookiesAlone } from '../core/session/exclusive-cookies.ts';
import { untilRole } from '../support/by-role.ts';
import { logOut } from '../support/log-out.ts';
import { ADA } from '../support/members.ts';
import { SOLD_OUT_MUG } from '../support/tag-cases.ts';
import { exposedTexts } from '../support/visitor-input.ts';
import { waitUntil } from '../support/wait-until.ts';

const PRODUCT = JSON.stringify(SOLD_OUT_MUG);
const SCHEMA = JSON.stringify({ id: 'news', fields: [{ id: 'email', type: 'email', title: 'Email' }] });
const EMAIL_FORM = '<form><label>Email<input name="email"></label><button>Submit</button></form>';
const LOGIN_FORM =
  '<form><label>Email<input name="email"></label><label>Password<input name="password" type="password"></label><button>Log in</button></form>';

interface Case {
  readonly title: string;
  readonly html: string;
  readonly button: string;
  readonly password?: string;
  readonly message: string;
}

const CASES: readonly Case[] = [
  {
    title: 'thanks of a drawn form',
    html: `<site-form schema='${SCHEMA}'></site-form>`,
    button: 'Submit',
    message: 'Thank you.',
  },
  {
    title: "thanks of an author's form",
    html: `<site-form form-id="news">${EMAIL_FORM}</site-form>`,
    button: 'Submit',
    message: 'Thank you.',
  },
  {
    title: 'thanks of a restock sign-up',
    html: `<restock-signup product='${PRODUCT}'></restock-signup>`,
    button: 'Notify me',
    message: 'Signed up!',
  },
  {
    title: "thanks of an author's restock sign-up",
    html: `<restock-signup product='${PRODUCT}'>${EMAIL_FORM}</restock-signup>`,
    button: 'Submit',
    message: 'Signed up!',
  },
  {
    title: 'the error of a login',
    html: '<member-login></member-login>',
    button: 'Log in',
    password: 'wrong',
    message: "Email and password don't match.",
  },
  {
    title: "the status of an author's login",
    html: `<member-login>${LOGIN_FORM}</member-login>`,
    button: 'Log in',
    message: 'You are logged in.',
  },
];

describe('a message behind a modal dialog of the page', () => {
  useCookiesAlone();
  let answer: () => void;

  beforeEach(async () => {
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const held =
      <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
      async (...given: Given) => {
        await answered;
        return call(...given);
      };
    const account = createMemoryAccountGateway();
    const restock = createMemoryRestockGateway();
    const forms = createMemoryFormsGateway();
    await account.join(ADA);
    configureStore({
      gateway: {
        cart: await useMemoryStore(),
        forms: { ...forms, save: held(forms.save.bind(forms)) },
        restock: { ...restock, signUp: held(restock.signUp.bind(restock)) },
        account: { ...account, logIn: held(account.logIn.bind(account)) },
      },
    });
    await logOut();
  });
  after(logOut);

  for (const { title, html, button, password = ADA.password, message } of CASES)
    it(`is exposed: ${title}`, async () => {
      const page = await fixture<HTMLElement>(`<div>${html}<dialog><p>Newsletter</p></dialog></div>`);
      const submit = await untilRole(page, { role: 'button', name: button });
      const form = page.querySelector('form')!;
      await waitUntil(() => form.noValidate, 'not enhanced');
      for (const input of form.querySelectorAll('input')) {
        if (input.name === 'email') input.value = ADA.email;
        if (input.name === 'password') input.value = password;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      submit.click();
      const dialog = page.querySelector('dialog')!;
      dialog.showModal();
      answer();
      await waitUntil(() => page.textContent.includes(message), 'not shown');
      await waitUntil(async () => (await exposedTexts())?.includes(message) ?? true, 'not exposed');
    });
});
