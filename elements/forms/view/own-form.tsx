import { useLayoutEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { takeSubmits } from '../../submits/index.ts';

interface OwnFormProps extends Omit<ComponentProps<'form'>, 'method' | 'onSubmit' | 'ref'> {
  /** Where the form is found. */
  readonly place?: RefObject<HTMLFormElement | null>;
  /** Sends it. */
  readonly send: (form: HTMLFormElement) => void;
}

/**
 * Draws a form into the page whose submission no script of the page receives, and which is never sent within an address.
 * @param props what does the sending, and the attributes and children of the form
 * Source: docs/behaviour/forms.md §14.2
 */
export function OwnForm({ place, send, ...props }: OwnFormProps): ReactNode {
  const own = useRef<HTMLFormElement>(null);
  const form = place ?? own;
  const newest = useRef(send);
  useLayoutEffect(() => {
    newest.current = send;
  });
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
      // In a shadow root that the tag was moved into, where it is not heard first.
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    />
  );
}
