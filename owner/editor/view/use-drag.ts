import { toLocal } from '../../../core/interface/index.ts';
import { useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react';

/** The distance from which a pointer movement is a drag, in pixels. */
const MIN_DISTANCE_PX = 4;

/** The distance to the edge of the window at which the page scrolls, and the scroll step, in pixels. */
const EDGE_PX = 56;
const SCROLL_STEP_PX = 14;

interface Row {
  readonly topPx: number;
  readonly heightPx: number;
}

/** A row that is being dragged. */
interface Moving {
  readonly id: string;
  readonly from: number;
  /** Its index in the list. */
  readonly to: number;
  readonly distancePx: number;
  /** Its horizontal distance in reading direction. */
  readonly acrossPx: number;
  /** The height of the gap that the row leaves. */
  readonly spacePx: number;
}

interface Start {
  readonly id: string;
  readonly from: number;
  readonly pageX: number;
  readonly pageY: number;
  rows: readonly Row[];
}

/** The props and state of a list with draggable rows. */
export interface Drag {
  readonly list: RefObject<HTMLUListElement | null>;
  /** The dragged row; null for none. */
  readonly moving: Pick<Moving, 'id' | 'to' | 'acrossPx'> | null;
  rowProps(index: number): { readonly style?: CSSProperties; readonly 'data-dragging'?: true };
  gripProps(id: string, index: number): object;
  /** Cancels the drag. */
  readonly cancel: () => void;
}

/** Callbacks of a drag. */
export interface DragParts {
  /** The drag starts: the list can reduce its rows to one height. */
  readonly begin: (id: string) => void;
  /** The row was dropped at an index, at a horizontal distance in reading direction. */
  readonly drop: (id: string, to: number, acrossPx: number) => void;
  /** The drag has ended, by a drop or a cancellation. */
  readonly end?: () => void;
}

/**
 * Makes the rows of a list draggable, by mouse, touch or pen; Escape cancels.
 * @param parts the callbacks
 * Source: docs/behaviour/form-editor.md §2.3; docs/behaviour/owner.md §2.11
 */
export function useDrag({ begin, drop, end }: DragParts): Drag {
  const list = useRef<HTMLUListElement>(null);
  const start = useRef<Start | null>(null);
  // The state may be rendered after the next event.
  const now = useRef<Moving | null>(null);
  const [moving, draw] = useState<Moving | null>(null);

  const show = (next: Moving | null) => {
    now.current = next;
    draw(next);
  };
  const stop = () => {
    const isBegun = start.current !== null;
    start.current = null;
    show(null);
    if (isBegun) end?.();
  };
  const follow = (event: PointerEvent) => {
    const begun = start.current;
    if (!begun) return;
    const { distancePx, acrossPx } = wayOf(begun, pageOf(event), list.current);
    if (!now.current && Math.hypot(distancePx, acrossPx) < MIN_DISTANCE_PX) return;
    if (begun.rows.length === 0) begun.rows = rowsOf(list.current);
    scrollAtEdge(event.clientY);
    const to = placeAt(begun, distancePx);
    const spacePx = begun.rows[begun.from]?.heightPx ?? 0;
    show({ id: begun.id, from: begun.from, to, distancePx, acrossPx, spacePx });
  };

  return {
    list,
    moving,
    cancel: stop,
    rowProps: (index) => (moving ? propsOfRow(index, moving) : {}),
    gripProps: (id, index) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        begin(id);
        start.current = { id, from: index, ...pageOf(event), rows: [] };
      },
      onPointerMove: follow,
      onPointerUp() {
        if (now.current) drop(now.current.id, now.current.to, now.current.acrossPx);
        stop();
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    }),
  };
}

function propsOfRow(index: number, moving: Moving): ReturnType<Drag['rowProps']> {
  const isMoving = index === moving.from;
  const shiftPx = isMoving ? moving.distancePx : shiftOf(index, moving);
  return { style: { transform: `translateY(${shiftPx}px)` }, ...(isMoving && { 'data-dragging': true }) };
}

function pageOf({ clientX, clientY }: PointerEvent): Pick<Start, 'pageX' | 'pageY'> {
  return { pageX: clientX + scrollX, pageY: clientY + scrollY };
}

/** How far the pointer has moved, in px of the layout. */
function wayOf(
  from: Start,
  to: ReturnType<typeof pageOf>,
  list: HTMLElement | null,
): Pick<Moving, 'distancePx' | 'acrossPx'> {
  const way = { x: to.pageX - from.pageX, y: to.pageY - from.pageY };
  const { x, y } = list ? toLocal(list, way) : way;
  return { distancePx: y, acrossPx: x * directionOf(list) };
}

function directionOf(list: HTMLElement | null): 1 | -1 {
  return list && getComputedStyle(list).direction === 'rtl' ? -1 : 1;
}

// Their layout positions, regardless of transforms.
function rowsOf(list: HTMLUListElement | null): readonly Row[] {
  const rows = [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement);
  return rows.map(({ offsetTop, offsetHeight }) => ({ topPx: offsetTop, heightPx: offsetHeight }));
}

/** The index whose row's middle the dragged row has passed. */
function placeAt({ rows, from }: Start, distancePx: number): number {
  const own = rows[from];
  if (!own) return from;
  const middlePx = own.topPx + own.heightPx / 2 + distancePx;
  const passed = rows.filter((row, index) => index !== from && row.topPx + row.heightPx / 2 < middlePx);
  return passed.length;
}

function shiftOf(index: number, { from, to, spacePx }: Moving): number {
  if (index > from && index <= to) return -spacePx;
  return index < from && index >= to ? spacePx : 0;
}

function scrollAtEdge(clientY: number): void {
  if (clientY < EDGE_PX) scrollBy(0, -SCROLL_STEP_PX);
  else if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_STEP_PX);
}
