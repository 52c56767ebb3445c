import { useId, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface AddProps {
  readonly label: string;
  /** Draws what can be added; `close` puts it away. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * Draws what adds something: a button that opens what there is.
 * @param props its label, and what there is
 */
export function Add({ label, children }: AddProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = `editor${useId()}`;
  return (
    <div data-editor="add">
      <button
        type="button"
        data-editor="add-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="plus" />
        <span>{label}</span>
      </button>
      <div id={id} data-editor="ways" hidden={!isOpen}>
        {children(() => {
          setOpen(false);
        })}
      </div>
    </div>
  );
}
