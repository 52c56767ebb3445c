import { css } from '../host/index.ts';
import { createFormSheet } from '../forms/index.ts';

const TAGS = ':is(member-login,member-join)';

/** Styles of the tags for members, in the light DOM. */
export const memberStyles = createFormSheet(
  { root: TAGS, form: `${TAGS} [data-part='form']` },
  css`
    @layer store {
      any-form {
        display: block;
      }
      drawn-form {
        gap: 1rem;
        max-inline-size: 26rem;
      }
      drawn-form [data-part='field'] > label {
        font-weight: 600;
      }
      drawn-form [data-part='submit'] {
        justify-self: start;
      }
      any-form [data-part='status'] {
        margin: 0;
        font-weight: 600;
      }
    }
  `,
);
