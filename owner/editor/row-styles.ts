import { css } from '../../elements/host/index.ts';

/** A list whose rows can be moved and opened. */
export const rowStyles = css`
  @layer store {
    any-editor [data-editor='build'] {
      display: grid;
      gap: 0.75rem;
    }
    any-editor [data-editor='fields'] {
      display: grid;
      gap: 0.5rem;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    any-editor [data-editor='fields']:empty {
      display: none;
    }
    any-editor [data-editor='row'] {
      border: 1px solid var(--_rule);
      border-radius: var(--_radius);
      background: var(--store-surface, var(--_opposite));
    }
    any-editor [data-editor='row'][data-open] {
      border-color: var(--_line);
    }
    any-editor [data-editor='row'][data-problem] {
      border-color: var(--_error);
    }
    any-editor [data-editor='row'][data-dragging] {
      position: relative;
      z-index: 1;
      box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.2);
      border-color: var(--_line);
    }
    @media (prefers-reduced-motion: no-preference) {
      any-editor [data-editor='row'][style]:not([data-dragging]) {
        transition: transform 120ms ease-out;
      }
      any-editor [data-editor='row-title'] [data-editor='icon'] {
        transition: rotate 120ms;
      }
    }
    any-editor [data-editor='row-bar'] {
      user-select: none;
      display: flex;
      align-items: stretch;
      min-block-size: 3rem;
    }
    any-editor :is([data-editor='grip'], [data-editor='quiet'], [data-editor='row-title']) {
      border: 0;
      border-radius: var(--_radius);
      background: none;
      color: inherit;
      font: inherit;
      cursor: pointer;
    }
    any-editor :is([data-editor='grip'], [data-editor='quiet']) {
      display: grid;
      place-items: center;
      flex: none;
      inline-size: 2.75rem;
      padding: 0;
      color: var(--_quiet);
    }
    any-editor [data-editor='grip'] {
      cursor: grab;
      touch-action: none;
    }
    any-editor [data-dragging] [data-editor='grip'] {
      cursor: grabbing;
    }
    any-editor [data-editor='row-title'] {
      display: flex;
      flex: 1;
      align-items: center;
      gap: 0.75rem;
      min-inline-size: 0;
      padding: 0.5rem 0.25rem;
      text-align: start;
    }
    any-editor [data-editor='row-panel']:not([hidden]) {
      display: grid;
      gap: 1rem;
      padding: 0.75rem 1rem 1rem;
      border-block-start: 1px solid var(--_rule);
    }
    any-editor [data-editor='add-button'] {
      inline-size: 100%;
      border-style: dashed;
      font-weight: 600;
    }
    any-editor [data-editor='kinds']:not([hidden]) {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
      gap: 0.375rem;
      padding-block-start: 0.5rem;
    }
    any-editor [data-editor='kinds'] button {
      min-block-size: var(--_control);
      padding: 0.375rem 0.75rem;
      border: 1px solid var(--_rule);
      border-radius: var(--_radius);
      background: var(--_tint);
      color: inherit;
      font: inherit;
      text-align: start;
      cursor: pointer;
    }
    @media (hover: hover) {
      any-editor
        :is(
          [data-editor='kinds'] button,
          [data-editor='button'],
          [data-editor='grip'],
          [data-editor='quiet'],
          [data-editor='row-title']
        ):hover:not([aria-disabled='true']) {
        background: color-mix(in srgb, var(--store-surface, var(--_opposite)) 90%, currentColor);
        color: inherit;
      }
    }
  }
`;
