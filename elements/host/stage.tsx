import { Component, type ReactNode } from 'react';
import { storefront } from '../../core/storefront/index.ts';
import type { ViewModule } from './view.ts';

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

interface StageProps {
  readonly container: HTMLElement;
}

interface StageState {
  readonly hasFailed: boolean;
}

/**
 * The one component that r2wc mounts, with nothing but its container: it finds its shell and draws the shell's view.
 * Where a view failed, the shell draws itself again and reports why.
 * Source: docs/behaviour/elements.md §7.1; docs/behaviour/interface.md §7.1
 */
export class Stage extends Component<StageProps, StageState> {
  override state: StageState = { hasFailed: false };

  static getDerivedStateFromError(): StageState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const host = hostOf(this.props.container);
    if (isShell(host)) host.abandonView(error);
    else storefront().report(error, 'host/view');
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <HostView container={this.props.container} />;
  }
}
