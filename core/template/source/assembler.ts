import { instructionName } from '../run/instruction-name.ts';
import type { Tag } from './read-instruction.ts';
import { SpanList } from './span-list.ts';
import type { TagReader } from './tag-reader.ts';
import type { Node, Span, Tree } from './tree.ts';

type BlockNode = Extract<Node, readonly [2 | 4 | 5 | 7 | 8 | 10, ...unknown[]]>;

/** An open block, or the branch of it that is open. */
interface Block {
  readonly node: BlockNode;
  /** Where its tag stands. */
  readonly span: Span;
  readonly outer: Block | undefined;
  /** Where instructions go after its end. */
  readonly outside: Node[];
}

/** Where an instruction that opens a block keeps its body; the next branch stands behind it. Source: template language §8.1. */
const BODY_SLOTS = [0, 0, 2, 0, 2, 3, 0, 3, 3, 0, 2] as const;

/** Puts instructions into blocks and blocks into each other, and goes on after errors. Source: template language §3. */
export class Assembler {
  readonly spans = new SpanList();
  /** True after a tag has ended the template early. */
  isEnded = false;
  readonly #reader: TagReader;
  readonly #root: Node[] = [];
  #block: Block | undefined;
  /** Where instructions go at this moment. */
  #into = this.#root;

  constructor(reader: TagReader) {
    this.#reader = reader;
  }

  /** Adds a piece of the source as text, if there is any. */
  addText(offset: number, end: number): void {
    if (offset === end || this.isEnded) return;
    const node: Node = [0, this.#reader.source.slice(offset, end)];
    this.#into.push(node);
    this.spans.add(node, offset, end);
  }

  /** Adds what the reader's tag stands for. */
  add(tag: Tag): void {
    const code = typeof tag === 'number' ? tag : tag[0];
    if (code === 3 || code === 7 || code === 18 || code === 19)
      this.#continue(tag as 3 | 18 | 19 | BlockNode);
    else if ((BODY_SLOTS as readonly number[])[code]) this.#open(tag as BlockNode);
    else this.#push(tag as Node);
  }

  /** Closes the template. */
  finish(): Tree {
    if (this.#block) this.add(18);
    return [17, 1, this.#root, this.#block ? 3 : 18];
  }

  #push(node: Node): void {
    this.#into.push(node);
    if (typeof node === 'object') this.#note(node);
  }

  #note(node: Node): void {
    this.spans.add(node, this.#reader.open, this.#reader.end);
  }

  #open(node: BlockNode): void {
    const outer = this.#block;
    // A defect that templates rely on: a block between two turns of a loop belongs to the turns.
    if (outer && this.#isBetweenTurns(outer) && !this.#reader.names.isStrict) this.#into = bodyOf(outer.node);
    this.#push(node);
    this.#enter(node, outer, this.#into);
  }

  #enter(node: BlockNode, outer: Block | undefined, outside: Node[]): void {
    this.#block = { node, span: this.#reader.span, outer, outside };
    this.#into = bodyOf(node);
  }

  #isBetweenTurns({ node }: Block): boolean {
    return node[0] === 4 && this.#into === node[4];
  }

  /** Does what only makes sense inside a block. */
  #continue(tag: 3 | 18 | 19 | BlockNode): void {
    const block = this.#block;
    const name = instructionName(tag);
    const reader = this.#reader;
    if (!block) {
      reader.complain('not-at-root', `Instruction ${name} not allowed at root`);
      this.isEnded = tag === 18 && !reader.names.isStrict;
    } else if (tag === 18) {
      const message = `Reached EOF in the middle of ${instructionName(block.node)}`;
      reader.complain('unclosed-block', message, block.span);
    } else if (tag === 3) this.#end(block);
    else if (!this.#isWelcome(tag, block)) {
      reader.complain(
        'not-inside-block',
        `${name} instruction is not allowed inside ${instructionName(block.node)} block.`,
      );
    } else if (tag === 19) this.#into = block.node[4] as Node[];
    else if (block.node[0] === 7 && !block.node[1]) {
      reader.complain('dead-branch', `This ${name} block will never execute.`);
    } else {
      setNext(block.node, tag);
      this.#note(tag);
      this.#enter(tag, block.outer, block.outside);
    }
  }

  #isWelcome(tag: 19 | BlockNode, block: Block): boolean {
    const code = block.node[0];
    return tag === 19 ? code === 4 && !this.#isBetweenTurns(block) : code !== 10;
  }

  #end({ node, outer, outside }: Block): void {
    if (node[0] !== 10) setNext(node, 3);
    this.#into = outside;
    this.#block = outer;
  }
}

function bodyOf(node: BlockNode): Node[] {
  return node[BODY_SLOTS[node[0]]] as Node[];
}

function setNext(node: BlockNode, next: BlockNode | 3): void {
  (node as unknown as unknown[])[BODY_SLOTS[node[0]] + 1] = next;
}
