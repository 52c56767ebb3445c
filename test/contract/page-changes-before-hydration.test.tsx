import { expect } from '@open-wc/testing';
import { atom, type WritableAtom } from 'nanostores';
import { configureStore } from '../../elements/index.ts';
import { placeFace } from '../support/throwaway-tags.tsx';
import { waitUntil } from '../support/wait-until.ts';

describe('a page that changes a face before React loads', () => {
  const draw = (count: number) => (
    <div part="list">
      <ul>
        {['a', 'b', 'c'].map((key) => (
          <li key={key}>
            {key} {count} of {3}
          </li>
        ))}
      </ul>
      <p>sentence</p>
    </div>
  );
  const CHANGES: Readonly<Record<string, (root: ParentNode) => void>> = {
    'joins texts': (root) => {
      root.querySelector('div')!.normalize();
    },
    'translates as browsers do': (root) => {
      for (const node of root.querySelectorAll('p, li')) {
        const font = document.createElement('span');
        font.append(...node.childNodes);
        node.append(font);
      }
    },
    'removes a node': (root) => {
      root.querySelector('li')!.remove();
    },
    'inserts nodes': (root) => {
      root.querySelector('ul')!.prepend(document.createElement('b'), 'text');
    },
    sorts: (root) => {
      root.querySelector('ul')!.prepend(root.querySelector('li:last-child')!);
    },
  };

  for (const [name, change] of Object.entries(CHANGES)) {
    it(`${name}: React hydrates the original nodes, and keeps updating them`, async () => {
      const reports: string[] = [];
      configureStore({ reportError: (error: unknown) => reports.push(String(error)) });
      const $count: WritableAtom<number> = atom(1);
      const { root, find, adopt } = await placeFace(draw, $count);
      const before = root.querySelector('div')!.outerHTML;
      const sentence = find('p');
      change(root);
      await adopt();
      expect(reports).to.deep.equal([]);
      expect(root.querySelector('div')!.outerHTML).to.equal(before);
      expect(find('p') === sentence, 'the same node').to.equal(true);
      $count.set(2);
      await waitUntil(() => root.querySelector('li')!.textContent === 'a 2 of 3');
      configureStore({ reportError: undefined });
    });
  }
});
