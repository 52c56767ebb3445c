/** The part of the package that this store uses; the package has no types. */
declare module 'fs-native-extensions' {
  /** Asks the system for an exclusive lock on a file; false when another descriptor holds it. */
  export function tryLock(descriptor: number): boolean;
}
