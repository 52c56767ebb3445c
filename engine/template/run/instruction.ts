import type { Scope } from '../scope/scope.ts';

/** Runs in a frame and returns text; the surrounding block catches its errors. */
export type Render = (scope: Scope) => string;

/** Runs in a frame and yields its text in pieces. */
export type Stream = (scope: Scope) => Iterable<string>;

/** A compiled instruction. */
export interface Instruction {
  readonly render: Render;
  /** Present if the instruction's text can be streamed before its end. */
  readonly stream?: Stream;
}
