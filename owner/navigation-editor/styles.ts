import { css } from '../../elements/host/index.ts';

/** Styles of the navigation editor alone: rows that are nested in folders. */
export const navigationEditorStyles = css`
  @layer store {
    navigation-editor form {
      max-inline-size: 44rem;
      margin: 0;
    }
    navigation-editor [data-depth='1'] {
      margin-inline-start: 2rem;
    }
    navigation-editor [data-depth='2'] {
      margin-inline-start: 4rem;
    }
    @media (width < 30rem) {
      navigation-editor [data-depth='1'] {
        margin-inline-start: 1rem;
      }
      navigation-editor [data-depth='2'] {
        margin-inline-start: 2rem;
      }
    }
    navigation-editor [data-editor='title'] {
      position: relative;
    }
    /* For screen readers, in place of the indentation. */
    navigation-editor [data-editor='unseen'] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    navigation-editor [data-editor='ways']:not([hidden]) {
      display: grid;
      gap: 0.75rem;
      padding-block-start: 0.75rem;
    }
    /* "Out of the folder" points backwards in either text direction. */
    navigation-editor:dir(rtl) [data-editor='buttons'] [data-editor='icon'] {
      scale: -1 1;
    }
  }
`;
