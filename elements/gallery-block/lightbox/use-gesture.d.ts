/** What is used of the package; its own types let `any` through. */
declare module '@use-gesture/vanilla' {
  type Vector = readonly [number, number];

  interface GestureState {
    readonly event: Event;
    readonly first: boolean;
    readonly last: boolean;
    readonly canceled: boolean;
    readonly pinching?: boolean;
    readonly touches: number;
    readonly delta: Vector;
    readonly movement: Vector;
    readonly velocity: Vector;
    readonly direction: Vector;
    readonly cancel: () => void;
  }

  interface DragState extends GestureState {
    readonly tap: boolean;
    readonly xy: Vector;
  }

  interface PinchState extends GestureState {
    readonly origin: Vector;
  }

  interface GestureHandlers {
    readonly onDrag?: (state: DragState) => void;
    readonly onPinch?: (state: PinchState) => void;
  }

  interface GestureOptions {
    readonly drag: { readonly filterTaps: boolean; readonly pointer: { readonly keys: boolean } };
    readonly pinch: { readonly pinchOnWheel: boolean };
  }

  interface Action {
    readonly key: string;
  }

  export const dragAction: Action;
  export const pinchAction: Action;
  export function createGesture(
    actions: readonly Action[],
  ): (target: EventTarget, handlers: GestureHandlers, options: GestureOptions) => { destroy(): void };
}
