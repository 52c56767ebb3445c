import { instructionName } from '../run/instruction-name.ts';
import type { Tag } from './read-instruction.ts';
import { SpanList } from './span-list.ts';
import type { TagReader } from './tag-reader.ts';
import type { Node, Span, Tree } from './tree.ts';

type BlockNode = Extract<Node, readonly [2 | 4 | 5 | 7 | 8 | 10, ...unknown[]]>;

/** An open block; the template itself is the outermost, without a node. */
interface Block {
  /** Its instruction, or that of the branch of it that is open. */
  node?: BlockNode;
  /** Where that one's tag stands. */
  span: Span;
  readonly outer?: Block;
  /** Where instructions go at this moment. */
  into: Node[];
}

/** Where an instruction that opens a block keeps its body; the next branch stands behind it. Source: template language §8.1. */
const BODY_SLOTS: readonly number[] = [0, 0, 2, 0, 2, 3, 0, 3, 3, 0, 2];

/** Tags that only make sense inside a block: its end, a branch, the end of the file, alternates. */
const INNER_TAGS: readonly number[] = [3, 7, 18, 19];

/** Puts instructions into blocks and blocks into each other, and goes on after errors. Source: template language §3. */
export class Assembler {
  readonly spans = new SpanList();
  /** True after a tag has ended the template early. */
  isEnded = false;
  readonly #reader: TagReader;
  readonly #root: Node[] = [];
  #block: Block;

  constructor(reader: TagReader) {
    this.#reader = reader;
    this.#block = { span: reader.span, into: this.#root };
  }

  /** Adds a piece of the source as text, if there is any. */
  addText(offset: number, end: number): void {
    if (offset === end || this.isEnded) return;
    const node: Node = [0, this.#reader.source.slice(offset, end)];
    this.#block.into.push(node);
    this.spans.add(node, offset, end);
  }

  /** Adds what the reader's tag stands for. */
  add(tag: Tag): void {
    const code = typeof tag === 'number' ? tag : tag[0];
    const block = this.#block;
    if (INNER_TAGS.includes(code)) this.#continue(tag as 3 | 18 | 19 | BlockNode, block);
    else if (BODY_SLOTS[code]) this.#open(tag as BlockNode, block);
    else {
      block.into.push(tag as Node);
      if (typeof tag === 'object') this.#note(tag);
    }
  }

  /** Closes the template. */
  finish(): Tree {
    const isOpen = this.#block.node !== undefined;
    if (isOpen) this.add(18);
    return [17, 1, this.#root, isOpen ? 3 : 18];
  }

  #note(node: Node): void {
    this.spans.add(node, this.#reader.open, this.#reader.end);
  }

  #open(node: BlockNode, outer: Block): void {
    // A defect that templates rely on: a block between two turns of a loop belongs to the turns.
    if (outer.node && isBetweenTurns(outer) && !this.#reader.names.isStrict) outer.into = bodyOf(outer.node);
    outer.into.push(node);
    this.#note(node);
    this.#block = { node, span: this.#reader.span, outer, into: bodyOf(node) };
  }

  #continue(tag: 3 | 18 | 19 | BlockNode, block: Block): void {
    const { node } = block;
    const reader = this.#reader;
    if (!node) {
      reader.complain('not-at-root', `Instruction ${instructionName(tag)} not allowed at root`);
      this.isEnded = tag === 18 && !reader.names.isStrict;
    } else if (tag === 18) {
      reader.complain('unclosed-block', `Reached EOF in the middle of ${instructionName(node)}`, block.span);
    } else if (tag === 3) {
      if (node[0] !== 10) setNext(node, 3);
      this.#block = block.outer as Block;
    } else this.#branch(tag, node, block);
  }

  #branch(tag: 19 | BlockNode, node: BlockNode, block: Block): void {
    const name = instructionName(tag);
    const reader = this.#reader;
    if (tag === 19 ? node[0] !== 4 || isBetweenTurns(block) : node[0] === 10) {
      reader.complain(
        'not-inside-block',
        `${name} instruction is not allowed inside ${instructionName(node)} block.`,
      );
    } else if (tag === 19) block.into = node[4] as Node[];
    else if (node[0] === 7 && !node[1]) {
      reader.complain('dead-branch', `This ${name} block will never execute.`);
    } else {
      setNext(node, tag);
      this.#note(tag);
      block.node = tag;
      block.span = reader.span;
      block.into = bodyOf(tag);
    }
  }
}

function isBetweenTurns({ node, into }: Block): boolean {
  return node?.[0] === 4 && into === node[4];
}

function bodyOf(node: BlockNode): Node[] {
  return node[BODY_SLOTS[node[0]] as 2] as Node[];
}

function setNext(node: BlockNode, next: BlockNode | 3): void {
  (node as unknown as unknown[])[(BODY_SLOTS[node[0]] as number) + 1] = next;
}
