import { useEffect, useRef, type ReactNode } from 'react';

/** The props of a captcha's place. */
interface CaptchaPlaceProps {
  /** Receives a function that returns the place; null after it was removed. */
  readonly place: (findPlace: (() => HTMLElement) | null) => void;
}

/**
 * Draws the place of a form's captcha.
 * @param props receives the place
 * Source: docs/behaviour/captcha.md §1
 */
export function CaptchaPlace({ place }: CaptchaPlaceProps): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = node;
    if (current) place(() => current);
    return () => {
      place(null);
    };
  }, [place]);
  return <div data-part="captcha" ref={node} />;
}
