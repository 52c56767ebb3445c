import { useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react';
import type { EditorActions } from '../content.ts';

/** From here on a press is a drag, in pixels. */
const MIN_DISTANCE_PX = 4;

/** So near to the edge of the window the page scrolls along, and so far each time, in pixels. */
const EDGE_PX = 56;
const SCROLL_STEP_PX = 14;

interface Row {
  readonly topPx: number;
  readonly heightPx: number;
}

interface Moving {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly distancePx: number;
  /** How much room the row leaves behind. */
  readonly roomPx: number;
}

interface Start {
  readonly id: string;
  readonly from: number;
  readonly pageY: number;
  rows: readonly Row[];
}

/** What a list needs so that its rows can be dragged. */
export interface Drag {
  readonly list: RefObject<HTMLUListElement | null>;
  rowProps(index: number): { readonly style?: CSSProperties; readonly 'data-dragging'?: true };
  gripProps(id: string, index: number): object;
  /** Puts the row back that is being dragged. */
  readonly cancel: () => void;
}

/**
 * Lets the rows of a list be dragged, with a mouse, a finger or a pen; Escape puts a row back.
 * @param actions what moves a field
 * Source: docs/behaviour/form-editor.md §2.3
 */
export function useDrag({ moveField, openField }: EditorActions): Drag {
  const list = useRef<HTMLUListElement>(null);
  const start = useRef<Start | null>(null);
  // What is drawn may come after the next event.
  const now = useRef<Moving | null>(null);
  const [moving, draw] = useState<Moving | null>(null);

  const show = (next: Moving | null) => {
    now.current = next;
    draw(next);
  };
  const stop = () => {
    start.current = null;
    show(null);
  };
  const follow = (event: PointerEvent) => {
    const begun = start.current;
    if (!begun) return;
    const distancePx = event.clientY + scrollY - begun.pageY;
    if (!now.current && Math.abs(distancePx) < MIN_DISTANCE_PX) return;
    if (begun.rows.length === 0) begun.rows = rowsOf(list.current);
    scrollAtEdge(event.clientY);
    const to = placeAt(begun, distancePx);
    const roomPx = begun.rows[begun.from]?.heightPx ?? 0;
    show({ id: begun.id, from: begun.from, to, distancePx, roomPx });
  };

  return {
    list,
    cancel: stop,
    rowProps(index) {
      if (!moving) return {};
      if (index === moving.from)
        return { style: { transform: `translateY(${moving.distancePx}px)` }, 'data-dragging': true };
      return { style: { transform: `translateY(${shiftOf(index, moving)}px)` } };
    },
    gripProps: (id, index) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        // Rows of one height, so that they can make room.
        openField(null);
        start.current = { id, from: index, pageY: event.clientY + scrollY, rows: [] };
      },
      onPointerMove: follow,
      onPointerUp() {
        if (now.current) moveField(now.current.id, now.current.to);
        stop();
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    }),
  };
}

// Where they belong, even while they are on their way there.
function rowsOf(list: HTMLUListElement | null): readonly Row[] {
  const rows = [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement);
  return rows.map(({ offsetTop, offsetHeight }) => ({ topPx: offsetTop, heightPx: offsetHeight }));
}

/** The place whose middle the dragged row has passed. */
function placeAt({ rows, from }: Start, distancePx: number): number {
  const own = rows[from];
  if (!own) return from;
  const middlePx = own.topPx + own.heightPx / 2 + distancePx;
  const passed = rows.filter((row, index) => index !== from && row.topPx + row.heightPx / 2 < middlePx);
  return passed.length;
}

function shiftOf(index: number, { from, to, roomPx }: Moving): number {
  if (index > from && index <= to) return -roomPx;
  return index < from && index >= to ? roomPx : 0;
}

function scrollAtEdge(clientY: number): void {
  if (clientY < EDGE_PX) scrollBy(0, -SCROLL_STEP_PX);
  else if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_STEP_PX);
}
