import { useStore } from '@nanostores/react';
import { Component, useMemo, type FunctionComponent, type ReactNode } from 'react';
import { tryAndReport } from '../../../core/shared/index.ts';
import { type DrawingProps, type Shell, shells } from '../index.ts';

interface StageProps {
  readonly container?: HTMLElement;
}

interface StageState {
  readonly hasFailed: boolean;
}

const shellOf = ({ container }: StageProps) => container && shells.get(container);

function Live({ shell: { getView, model, report } }: { readonly shell: Shell }): ReactNode {
  const content = useStore(model.$content);
  const actions = useMemo(() => reportingActions(model.actions, report), [model, report]);
  const View = getView() as FunctionComponent<DrawingProps<unknown, unknown>> | null;
  return View && <View content={content} actions={actions} />;
}

/** React would report their errors to the page as uncaught. */
function reportingActions(actions: unknown, report: Shell['report']): unknown {
  const reporting = Object.entries(actions ?? {}).map(
    ([name, action]: [string, (...given: never) => void]) => [
      name,
      (...given: never) => {
        tryAndReport(report, 'action', () => {
          action(...given);
        });
      },
    ],
  );
  return Object.fromEntries(reporting);
}

/**
 * The component that r2wc mounts. It finds its shell by the container, and renders the shell's face or view from the
 * shell's model. If that fails, the shell continues without React and reports the error.
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
