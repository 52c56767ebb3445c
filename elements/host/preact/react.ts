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

const defaultExport = { createElement };

// `@r2wc/react-to-web-component` imports it, and uses nothing else.
export { defaultExport as default };
