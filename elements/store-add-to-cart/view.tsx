import { useStore } from '@nanostores/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { draw } from '../host/draw.ts';
import { addToCartMarkup } from './add-to-cart-markup.ts';
import type { AddToCartHost } from './add-to-cart-host.ts';

/**
 * Draws add-to-cart; the shell hears what the visitor does.
 * @param props the shell
 * @returns the form, or the author's own content without a product
 */
export function View({ host }: { readonly host: AddToCartHost }): ReactNode {
  const content = useStore(host.$content);
  useLayoutEffect(() => {
    host.fillControls();
  }, [host, content]);
  return content ? addToCartMarkup(content).map((node, index) => draw(node, index)) : <slot />;
}
