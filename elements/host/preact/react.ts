import { createElement } from 'preact/compat';

export {
  Component,
  createElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';
export { useId } from './use-id.ts';

// `@r2wc/react-to-web-component` needs one, and uses nothing else; the whole object would keep all of Preact's exports.
export default { createElement };
