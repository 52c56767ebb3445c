import type { ReactNode } from 'react';

const PATHS = {
  grip: 'M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01',
  chevron: 'm4 6 4 4 4-4',
  cross: 'm4 4 8 8m0-8-8 8',
  plus: 'M8 3v10M3 8h10',
  up: 'M8 13V3m-4 4 4-4 4 4',
  down: 'M8 3v10m-4-4 4 4 4-4',
  in: 'M3 3v5h10M9 4l4 4-4 4',
  out: 'M13 13V8H3m4 4L3 8l4-4',
} as const;

/**
 * Draws an icon beside or instead of a word.
 * @param props its name
 */
export function Icon({ name }: { readonly name: keyof typeof PATHS }): ReactNode {
  const width = name === 'grip' ? 2.25 : 1.5;
  return (
    <svg data-editor="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
