import { Component, type ReactNode } from 'react';
import { storefront } from '../../core/storefront/index.ts';
import type { ViewModule } from './view.ts';

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
  if (!hasView(host)) throw new Error('A view stands outside its element.');
  const View = host.view;
  return <View host={host} />;
}

/** A shell whose view is loaded; asked for by shape, because the shell's file must not be needed here. */
function hasView(host: Element | null): host is Element & { readonly view: ViewModule<Element>['View'] } {
  return host !== null && 'view' in host && typeof host.view === 'function';
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
