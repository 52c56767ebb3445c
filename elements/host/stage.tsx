import { Component, type ReactNode } from 'react';
import { storefront } from '../../core/storefront/index.ts';
import { StoreElement } from './store-element.ts';

/**
 * The one component that r2wc mounts: it finds its shell and draws the shell's view.
 * @param props r2wc hands over nothing but the container
 * @returns the view, or the fallback content when it failed
 * Source: design §4.1 "Life"
 */
export function Stage({ container }: { readonly container: HTMLElement }): ReactNode {
  return (
    <ViewBoundary container={container}>
      <HostView container={container} />
    </ViewBoundary>
  );
}

function HostView({ container }: { readonly container: HTMLElement }): ReactNode {
  const root = container.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  if (!(host instanceof StoreElement) || !host.view) throw new Error('A view stands outside its element.');
  const View = host.view;
  return <View host={host} />;
}

interface BoundaryProps {
  readonly container: HTMLElement;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** Shows the author's own content where a view failed, and reports why. Source: platform specification §8. */
class ViewBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const root = this.props.container.getRootNode();
    const tag = root instanceof ShadowRoot ? root.host.localName : 'view';
    storefront().report(error, `${tag}/view`);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <slot /> : this.props.children;
  }
}
