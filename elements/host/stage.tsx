import { Component, type ReactNode } from 'react';
import { storefront } from '../../core/storefront/index.ts';
import type { ViewModule } from './view.ts';

/**
 * The one component that r2wc mounts: it finds its shell and draws the shell's view.
 * @param props r2wc hands over nothing but the container
 * @returns the view, or nothing when it failed
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
  const host = hostOf(container);
  if (!isShell(host) || !host.view) throw new Error('A view stands outside its element.');
  const View = host.view;
  return <View host={host} />;
}

/** As much of a shell as is needed here. */
interface Shell extends Element {
  readonly view: ViewModule<Element>['View'] | null;
  abandonView(error: unknown): void;
}

function hostOf(container: HTMLElement): Element | null {
  const root = container.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Asked for by shape, because the shell's file must not be needed here. */
function isShell(host: Element | null): host is Shell {
  return host !== null && 'view' in host && 'abandonView' in host;
}

interface BoundaryProps {
  readonly container: HTMLElement;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** Where a view failed, the shell draws itself again and reports why. Source: platform specification §8. */
class ViewBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const host = hostOf(this.props.container);
    if (isShell(host)) host.abandonView(error);
    else storefront().report(error, 'host/view');
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
