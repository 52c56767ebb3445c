// A copy of React that a page brings along; the test runner serves it under these names.
declare module 'foreign:react' {
  import type * as own from 'react';
  const react: typeof own;
  export = react;
}
declare module 'foreign:react-dom/client' {
  export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
}
declare module 'foreign:react-dom' {
  export { flushSync } from 'react-dom';
}
declare module 'foreign:react-dom/server' {
  export { renderToString } from 'react-dom/server';
}
