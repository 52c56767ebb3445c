// A copy of React that a page brings along; the test runner serves it under these names.
declare module 'foreign:react' {
  export * from 'react';
}
declare module 'foreign:react-dom/client' {
  export * from 'react-dom/client';
}
declare module 'foreign:react-dom' {
  export * from 'react-dom';
}
