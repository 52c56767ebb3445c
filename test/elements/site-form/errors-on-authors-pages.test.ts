import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { useMemoryForms } from '../../support/forms.ts';
import { SOLD_OUT_MUG } from '../../support/tag-cases.ts';
import { waitUntil } from '../../support/wait-until.ts';

const CONTROLS = 'input:not([type=hidden]), select, textarea';

/** Fields in the orders that styles connect by sibling selectors; each is refused. */
const ORDERS = [
  '<input id="?" name="?" required placeholder=" "><label for="?">Last</label>',
  '<div><input id="?" name="?" required placeholder=" "><label for="?">Floating</label></div>',
  '<label for="?">First</label><input id="?" name="?" required>',
  '<label>Around <input name="?" required></label>',
  '<input name="a?"><label for="?">Beside</label><div><input id="?" name="?" required></div>',
  '<select name="b?"><option>x</option></select><input name="?" aria-label="Unlabelled" required><em></em>',
  '<input type="checkbox" id="?" name="?" required><label for="?">Box</label>',
  '<input type="radio" id="?" name="?" value="1" required><label for="?">One</label><input type="radio" id="?2" name="?" value="2"><label for="?2">Two</label>',
];

/** The pairs that a style may connect with `+`: a control and what is beside it. */
function pairsOf(root: Element): string[] {
  const isPart = (node: Element) => node.matches(`label, ${CONTROLS}`);
  return [...root.querySelectorAll(`label, ${CONTROLS}`)].flatMap((node) => {
    const next = node.nextElementSibling;
    return next && isPart(next) && isPart(node) && node.matches(CONTROLS) !== next.matches(CONTROLS)
      ? [`${node.outerHTML.slice(0, 30)}+${next.localName}`]
      : [];
  });
}

describe("errors in an author's form", () => {
  beforeEach(() => {
    useMemoryForms();
  });

  it('are at the one control of a field of several parts, whose text is split when it is sent', async () => {
    const forms = useMemoryForms();
    const field = { id: 'day', type: 'date', title: 'Day', required: true };
    const schema = JSON.stringify({ id: 'any', fields: [field] });
    const form = await fixture<HTMLFormElement>(
      `<site-form schema='${schema}'><form><label>Day <input type="date" name="day"></label><button>Send</button></form></site-form>`,
    );
    await waitUntil(() => form.querySelector('form')!.noValidate, 'not enhanced');
    const day = form.querySelector<HTMLInputElement>('[name=day]')!;
    byRole(form, { role: 'button', name: 'Send' }).click();
    await waitUntil(() => day.ariaInvalid === 'true', 'no error');
    day.value = '2026-02-03';
    byRole(form, { role: 'button', name: 'Send' }).click();
    await waitUntil(() => forms.submissions.length === 1, 'not sent');
    expect(forms.submissions[0]?.form).to.deep.equal({ day: ['2', '3', '2026'] });
  });

  it('are never between a control and its label', async () => {
    const fields = ORDERS.map((html, index) => html.replaceAll('?', `f${index}`)).join('<hr>');
    const form = await fixture<HTMLFormElement>(
      `<site-form form-id="any"><form>${fields}<button>Send</button></form></site-form>`,
    );
    const before = pairsOf(form).map((pair) => pair.replace(/ aria-.*/, ''));
    await waitUntil(() => form.querySelector('form')!.noValidate, 'not enhanced');
    byRole(form, { role: 'button', name: 'Send' }).click();
    await waitUntil(() => form.querySelector('[aria-invalid=true]'), 'no error');
    expect(form.querySelectorAll('[data-part=error]')).to.have.lengthOf(ORDERS.length);
    expect(pairsOf(form)).to.deep.equal(before);
    for (const error of form.querySelectorAll('[data-part=error]'))
      expect(error.closest('label'), error.textContent).to.equal(null);
  });

  it('lead to a missing file, too, where no summary is needed', async () => {
    const form = await fixture<HTMLFormElement>(
      '<site-form form-id="any"><form><input type="file" name="photo" aria-label="Photo" required><button>Send</button></form></site-form>',
    );
    await waitUntil(() => form.querySelector('form')!.noValidate, 'not enhanced');
    byRole(form, { role: 'button', name: 'Send' }).click();
    const photo = form.querySelector('[type=file]');
    await waitUntil(() => photo?.matches('[aria-invalid=true]'), 'no error');
    expect(document.activeElement).to.equal(photo);
  });

  const BROTHERS = [
    `<restock-signup product='${JSON.stringify(SOLD_OUT_MUG)}'><form><div>?</div><button>Send</button></form></restock-signup>`,
    '<member-login><form><div>?</div><input name="password" type="password" value="x" aria-label="Password"><button>Send</button></form></member-login>',
  ];
  const EMAILS = [
    '<input id="mail" name="email" placeholder=" "><label for="mail">Email</label>',
    '<label for="mail">Email</label><input id="mail" name="email">',
  ];
  for (const brother of BROTHERS) {
    it(`of ${brother.slice(1, 13)} are not either`, async () => {
      for (const [index, email] of EMAILS.entries()) {
        const html = brother.replace('?', email.replaceAll('"mail"', `"mail${index}"`));
        const tag = await fixture<HTMLElement>(html);
        await waitUntil(() => tag.querySelector('form')!.noValidate, 'not enhanced');
        const before = pairsOf(tag);
        tag.querySelector('button')!.click();
        await waitUntil(() => tag.querySelector('[aria-invalid=true]'), 'no error');
        expect(tag.querySelector('[data-part=error]')?.textContent).not.to.equal('');
        expect(pairsOf(tag)).to.have.lengthOf(before.length);
      }
    });
  }
});

describe('a page with a fixed header', () => {
  const HEADER =
    '<header style="position: fixed; inset: 0 0 auto; height: 120px; background: #eee; z-index: 9">Shop</header>';
  const STICKY =
    '<header style="position: sticky; top: 0; height: 120px; background: #eee; z-index: 9">Shop</header>';
  const SPACE = '<div style="height: 1500px"></div>';
  const OWN =
    '<form><label>First <input name="one" required></label><br><label>Second <input name="two" required></label><div style="height:900px"></div><label>Third <input name="three" required></label><button>Send</button></form>';
  const schema = JSON.stringify({
    id: 'x',
    // More than are in view.
    fields: Array.from({ length: 12 }, (_, index) => index + 1).map((number) => ({
      id: `f${number}`,
      type: 'text',
      title: `Field ${number}`,
      required: true,
    })),
  });
  beforeEach(() => {
    useMemoryForms();
    document.documentElement.style.scrollBehavior = 'smooth';
  });
  afterEach(() => {
    document.documentElement.style.scrollBehavior = '';
  });

  const isSeen = (target: Element) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
    return hit !== null && (target.contains(hit) || hit.contains(target));
  };

  for (const [name, html] of [
    ['author', `<site-form form-id="any">${OWN}</site-form>`],
    ['drawn', `<site-form schema='${schema}'></site-form>`],
  ] as const) {
    for (const header of [HEADER, STICKY]) {
      it(`leaves the summary and the fields of the ${name} form in view, ${/(fixed|sticky)/.exec(header)?.[0]}`, async () => {
        const root = await fixture<HTMLElement>(`<div>${header}${SPACE}${html}${SPACE}</div>`);
        if (name === 'author') await waitUntil(() => root.querySelector('form')?.noValidate, 'not enhanced');
        else {
          root.querySelector('site-form')!.scrollIntoView({ behavior: 'instant' });
          await root.querySelector('site-form')!.ready;
        }
        const button = await untilRole(root, { role: 'button', name: /Send|Submit/ });
        button.click();
        const summary = await untilRole(root, { role: 'group', name: /scroll down/ });
        await waitUntil(() => document.activeElement === summary, 'no focus');
        expect(isSeen(summary), 'summary').to.equal(true);
        for (const link of summary.querySelectorAll('a')) {
          link.click();
          const field = document.activeElement!;
          expect(field.matches('input')).to.equal(true);
          expect(isSeen(field), link.textContent).to.equal(true);
          const error = document.getElementById(field.getAttribute('aria-describedby')!.split(' ')[0]!)!;
          expect(isSeen(error), `error of ${link.textContent}`).to.equal(true);
        }
      });
    }
  }
});
