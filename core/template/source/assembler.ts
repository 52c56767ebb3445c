import { instructionName } from '../run/instruction-name.ts';
import type { Tag } from './read-instruction.ts';
import { SpanList } from './span-list.ts';
import type { TagReader } from './tag-reader.ts';
import type { TreeNode, Span, Tree } from './tree.ts';

type Opener = Extract<TreeNode, readonly [2 | 4 | 5 | 7 | 8 | 10, ...unknown[]]>;
type InnerTag = 3 | 18 | 19 | Extract<TreeNode, readonly [7, ...unknown[]]>;

/** An open block; the template itself is the outermost. */
interface Block {
  /** Its instruction, or that of its open branch. */
  node: Opener | Tree;
  /** The place of that tag. */
  span: Span;
  readonly outer: Block | undefined;
  /** The list that instructions are added to. */
  into: TreeNode[];
}

/**
 * Index of the body in an instruction, or in the template; the next branch, or the end, comes after it.
 * Source: docs/behaviour/template-language.md §8.1
 */
const BODY_SLOTS: Readonly<Record<number, number>> = { 2: 2, 4: 2, 5: 3, 7: 3, 8: 3, 10: 2, 17: 2 };

/** Tags that belong to a block: its end, a branch, the end of the file, alternates. */
const INNER_TAGS: readonly number[] = [3, 7, 18, 19];

/**
 * Nests instructions in blocks and blocks in each other, and continues after errors.
 * Source: docs/behaviour/template-language.md §3
 */
export class Assembler {
  readonly spans = new SpanList();
  /** True once a tag has ended the template early. */
  isEnded = false;
  readonly #reader: TagReader;
  readonly #tree: Tree = [17, 1, [], 18];
  #block: Block;

  constructor(reader: TagReader) {
    this.#reader = reader;
    this.#block = blockOf(this.#tree, reader.span);
  }

  /** Adds a piece of the source as text, if there is any. */
  addText(offset: number, end: number): void {
    if (offset === end || this.isEnded) return;
    this.#put([0, this.#reader.source.slice(offset, end)], { offset, length: end - offset });
  }

  /** Adds the instruction of the reader's tag. */
  add(tag: Tag): void {
    const code = typeof tag === 'number' ? tag : tag[0];
    const block = this.#block;
    const { span, names } = this.#reader;
    if (INNER_TAGS.includes(code)) {
      this.#continue(tag as InnerTag, block, span);
      return;
    }
    const isBlock = BODY_SLOTS[code] !== undefined;
    // A defect that templates rely on: a block in the alternates of a loop belongs to its body.
    if (isBlock && isBetweenTurns(block) && !names.isStrict) block.into = bodyOf(block.node);
    this.#put(tag as TreeNode, span);
    if (isBlock) this.#block = blockOf(tag as Opener, span, block);
  }

  /** Closes the template. */
  finish(): Tree {
    if (this.#block.outer) {
      this.add(18);
      setNext(this.#tree, 3);
    }
    return this.#tree;
  }

  #put(node: TreeNode, span: Span): void {
    this.#block.into.push(node);
    this.spans.add(node, span);
  }

  #continue(tag: InnerTag, block: Block, span: Span): void {
    const { node, outer } = block;
    const reader = this.#reader;
    if (!outer) {
      reader.report('not-at-root', `Instruction ${instructionName(tag)} not allowed at root`);
      this.isEnded = tag === 18 && !reader.names.isStrict;
    } else if (tag === 18) {
      reader.report('unclosed-block', `Reached EOF in the middle of ${instructionName(node)}`, block.span);
    } else if (tag === 3) {
      if (node[0] !== 10) setNext(node, 3);
      this.#block = outer;
    } else this.#branch(tag, block, span);
  }

  #branch(tag: Exclude<InnerTag, 3 | 18>, block: Block, span: Span): void {
    const { node, outer } = block;
    const name = instructionName(tag);
    const reader = this.#reader;
    if (tag === 19 ? node[0] !== 4 || isBetweenTurns(block) : node[0] === 10) {
      reader.report(
        'not-inside-block',
        `${name} instruction is not allowed inside ${instructionName(node)} block.`,
      );
    } else if (tag === 19) block.into = node[4] as TreeNode[];
    else if (node[0] === 7 && !node[1]) {
      reader.report('dead-branch', `This ${name} block will never execute.`);
    } else {
      setNext(node, tag);
      this.spans.add(tag, span);
      this.#block = blockOf(tag, span, outer);
    }
  }
}

function blockOf(node: Opener | Tree, span: Span, outer?: Block): Block {
  return { node, span, outer, into: bodyOf(node) };
}

function isBetweenTurns({ node, into }: Block): boolean {
  return node[0] === 4 && into === node[4];
}

function bodyOf(node: Opener | Tree): TreeNode[] {
  return node[BODY_SLOTS[node[0]] as 2] as TreeNode[];
}

function setNext(node: Opener | Tree, next: Opener | 3): void {
  (node as unknown as unknown[])[(BODY_SLOTS[node[0]] as number) + 1] = next;
}
