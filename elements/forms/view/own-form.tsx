import { useLayoutEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { takeSubmits } from '../../submits/index.ts';
import { useTyped } from './use-typed.ts';

interface OwnFormProps extends Omit<ComponentProps<'form'>, 'method' | 'onSubmit' | 'ref'> {
  /** The form's node. */
  readonly place?: RefObject<HTMLFormElement | null>;
  /** Called after each change of a control, also one that a script has made. */
  readonly onTyped?: (form: HTMLFormElement) => void;
  /** Sends the form. */
  readonly send: (form: HTMLFormElement) => void;
}

/**
 * Draws a form whose submit event no script of the page receives, and whose input never gets into a URL.
 * @param props how to send it, and the attributes and children of the form
 * Source: docs/behaviour/forms.md §14.2
 */
export function OwnForm({ place, send, onTyped, ...props }: OwnFormProps): ReactNode {
  const own = useRef<HTMLFormElement>(null);
  const form = place ?? own;
  const newest = useRef(send);
  useLayoutEffect(() => {
    newest.current = send;
  });
  useTyped(form, onTyped);
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return undefined;
    return takeSubmits(current, () => {
      newest.current(current);
    });
  }, [form]);
  return (
    <form
      {...props}
      ref={form}
      method="post"
      // For a shadow root that the tag was moved into, where no capture listener runs first.
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    />
  );
}
