/** The part of the package that this store uses; it brings no types. */
declare module 'fs-native-extensions' {
  /** Asks the system for the only lock on a file; false where another descriptor of it has it. */
  export function tryLock(descriptor: number): boolean;
}
