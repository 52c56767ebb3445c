import { expect } from '@open-wc/testing';
import { atom } from 'nanostores';
import { FACE_EVENTS } from '../../elements/host/painter/face-events.ts';
import { placeFace, type PlacedTag } from '../support/throwaway-tags.tsx';

describe('face handlers', () => {
  const DISPATCHED: Readonly<Record<string, (find: PlacedTag['find']) => void>> = {
    onBlur: (find) => {
      find('input').focus();
      find('input').blur();
    },
    onChange: (find) => {
      find('[type=checkbox]').click();
    },
    onClick: (find) => {
      find('button').click();
    },
    onFocus: (find) => {
      find('input').blur();
      find('input').focus();
    },
    onInput: (find) => {
      find('input').dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    onKeyDown: (find) => {
      find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    },
    onSubmit: (find) => {
      find<HTMLFormElement>('form').requestSubmit();
    },
  };

  it('are all covered here', () => {
    expect(Object.keys(DISPATCHED)).to.have.members(Object.keys(FACE_EVENTS));
  });

  for (const name of Object.keys(FACE_EVENTS)) {
    it(`${name} is called once, painted and hydrated`, async () => {
      let count = 0;
      const handler = (event: { preventDefault: () => void }) => {
        event.preventDefault();
        count += 1;
      };
      const onField =
        name === 'onSubmit' || name === 'onClick' || name === 'onChange' ? {} : { [name]: handler };
      const draw = () => (
        <form {...(name === 'onSubmit' ? { onSubmit: handler } : {})}>
          <input {...onField} />
          <input type="checkbox" {...(name === 'onChange' ? { onChange: handler } : {})} />
          <button type="button" {...(name === 'onClick' ? { onClick: handler } : {})}>
            Go
          </button>
        </form>
      );
      const { find, adopt } = await placeFace(draw, atom(null));
      DISPATCHED[name]?.(find);
      expect(count, 'painted').to.equal(1);
      await adopt();
      count = 0;
      DISPATCHED[name]?.(find);
      expect(count, 'adopted').to.equal(1);
    });
  }
});
