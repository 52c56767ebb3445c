import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { untilRole, type RoleAndName } from '../../support/by-role.ts';
import { contrastRatio } from '../../support/contrast-ratio.ts';
import { forgetMembers, useMembers } from '../../support/members.ts';

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

function rgbOf(color: string): readonly [number, number, number] {
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!];
}

/** Of the text, which may be in a node of its own. */
function contrastOf(button: Element): number {
  const { color } = getComputedStyle(button.firstElementChild ?? button);
  return contrastRatio(rgbOf(getComputedStyle(button).backgroundColor), rgbOf(color));
}

const FORM = { id: 'contact', fields: [{ id: 'name', type: 'text', title: 'Name' }] };

const TAGS: Readonly<Record<string, RoleAndName>> = {
  'member-login': { role: 'button', name: 'Log in' },
  'member-join': { role: 'button', name: 'Join' },
  'site-form': { role: 'button', name: 'Submit' },
  'restock-signup': { role: 'button', name: 'Notify me' },
};

describe('a submit button in the page itself', () => {
  beforeEach(async () => {
    await useMemoryStore();
    await useMembers();
  });
  after(forgetMembers);

  for (const [tag, query] of Object.entries(TAGS))
    for (const accent of ['', '--store-accent: #ffd54a'])
      it(`of <${tag}> is legible where the page sets only the background of buttons ${accent}`, async () => {
        const page = await fixture<HTMLElement>(`<div style="${accent}"><style>
          button { background-color: #f9f9f9 }
          button:hover { border-color: #646cff }
        </style></div>`);
        const element = document.createElement(tag);
        const { structuredContent } = mugProduct;
        const variants = structuredContent.variants.map((variant) => ({ ...variant, qtyInStock: 0 }));
        Object.assign(element, {
          product: { ...mugProduct, structuredContent: { ...structuredContent, variants } },
          schema: FORM,
        });
        page.append(element);
        expect(contrastOf(await untilRole(page, query))).to.be.at.least(4.5);
      });

  it('takes the colors that the page sets by a class or an attribute', async () => {
    const page = await fixture<HTMLElement>(`<div><style>
      [data-part='submit'] { background: rgb(0, 0, 128); color: rgb(255, 255, 0) }
    </style><member-login></member-login></div>`);
    const button = await untilRole(page, TAGS['member-login']!);
    const { backgroundColor } = getComputedStyle(button);
    const { color } = getComputedStyle(button.firstElementChild!);
    expect([backgroundColor, color]).to.deep.equal(['rgb(0, 0, 128)', 'rgb(255, 255, 0)']);
  });
});
