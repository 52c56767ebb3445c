import { useId, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface AddProps {
  readonly label: string;
  /** Draws the choices; `close` hides them. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * Draws a button that opens a list of things to add.
 * @param props its label, and the list
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
