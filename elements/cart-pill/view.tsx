import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { draw } from '../host/draw.ts';
import type { PillHost } from './pill-host.ts';
import { pillMarkup } from './pill-markup.ts';

/**
 * Draws the pill.
 * @param props the shell
 * @returns the link, or nothing
 */
export function View({ host }: { readonly host: PillHost }): ReactNode {
  const content = useStore(host.$content);
  return <>{content && pillMarkup(content).map((node, index) => draw(node, index))}</>;
}
