import { useEffect, useRef, type ReactNode } from 'react';

/** What a place for a captcha needs. */
interface CaptchaPlaceProps {
  /** Takes what finds the place; null once it has gone. */
  readonly place: (findPlace: (() => HTMLElement) | null) => void;
}

/**
 * Draws the place of a form's captcha.
 * @param props what takes the place
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
