import { useStore } from '@nanostores/react';
import { Component, type ReactNode } from 'react';
import { stagedIn, type Staged } from '../stage/view-tag.ts';

interface StageProps {
  readonly container?: HTMLElement;
}

interface StageState {
  readonly hasFailed: boolean;
}

const shellOf = ({ container }: StageProps) => container && stagedIn.get(container);

function Live({ shell: { getView, model } }: { readonly shell: Staged }): ReactNode {
  const content = useStore(model.$content);
  const View = getView();
  return View && <View content={content} actions={model.actions} />;
}

/**
 * The one component that r2wc mounts, with nothing but its container: it finds its shell, and draws the shell's face or
 * view from the shell's model. Where that fails, the shell goes on by itself and reports why.
 * Source: docs/behaviour/elements.md §3.1, §3.2
 */
export class Stage extends Component<StageProps, StageState> {
  override state: StageState = { hasFailed: false };

  static getDerivedStateFromError(): StageState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    shellOf(this.props)?.abandon(error);
  }

  override render(): ReactNode {
    const shell = shellOf(this.props);
    return this.state.hasFailed || !shell ? null : <Live shell={shell} />;
  }
}
