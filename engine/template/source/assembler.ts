import { instructionName, OPCODES, type Opcodes } from '../tree/opcodes.ts';
import type { Tag } from './read-instruction.ts';
import { SpanList } from '../tree/span-list.ts';
import type { TagReader } from './tag-reader.ts';
import { type BlockNode, type OrNode, type Tree, treeOf, type TreeNode } from '../tree/tree.ts';

/** A tag inside a block, or at its end. */
type InnerTag = Opcodes['END' | 'EOF' | 'ALTERNATES_WITH'] | OrNode;

/** An open block; the template itself is the outermost. */
interface Block {
  /** Its instruction, or that of its open branch. */
  readonly node: BlockNode | Tree;
  /** The place of that tag. */
  readonly offset: number;
  readonly length: number;
  /** How many blocks and branches are around it. */
  readonly depth: number;
  readonly outer: Block | undefined;
  /** The list that instructions are added to. */
  into: TreeNode[];
}

/**
 * Index of the body in an instruction, or in the template; the next branch, or the end, follows it.
 * Source: docs/behaviour/template-language.md §8.1
 */
const BODY_SLOTS: Readonly<Record<number, number>> = {
  [OPCODES.SECTION]: 2,
  [OPCODES.REPEATED]: 2,
  [OPCODES.PREDICATE]: 3,
  [OPCODES.OR_PREDICATE]: 3,
  [OPCODES.IF]: 3,
  [OPCODES.MACRO]: 2,
  [OPCODES.ROOT]: 2,
};

/** Index of the alternates in a loop. */
const ALTERNATES_SLOT = 4;

/** The tags inside a block, or at its end: one bit each. */
const INNER_TAGS =
  (1 << OPCODES.END) | (1 << OPCODES.OR_PREDICATE) | (1 << OPCODES.EOF) | (1 << OPCODES.ALTERNATES_WITH);

/**
 * Nests instructions in blocks and blocks in each other, and continues after errors.
 * Source: docs/behaviour/template-language.md §3
 */
export class Assembler {
  readonly spans = new SpanList();
  /** True once a tag has ended the template early. */
  isEnded = false;
  /** How deep blocks and branches nest. */
  depth = 0;
  readonly #reader: TagReader;
  readonly #tree = treeOf([]);
  #block: Block;

  constructor(reader: TagReader) {
    this.#reader = reader;
    this.#block = blockOf(this.#tree, reader);
  }

  /** Adds a piece of the source as text, if there is any. */
  addText(offset: number, end: number): void {
    if (offset === end || this.isEnded) return;
    this.#put([OPCODES.TEXT, this.#reader.source.slice(offset, end)], offset, end);
  }

  /** Adds the instruction of the reader's tag. */
  add(tag: Tag): void {
    const code = typeof tag === 'number' ? tag : tag[0];
    const block = this.#block;
    if ((INNER_TAGS >> code) & 1) {
      this.#continue(tag as InnerTag, block);
      return;
    }
    const { open, end, names } = this.#reader;
    const isBlock = BODY_SLOTS[code] !== undefined;
    // A defect that templates rely on: a block in the alternates of a loop belongs to its body.
    if (isBlock && isInAlternates(block) && !names.isStrict) block.into = bodyOf(block.node);
    this.#put(tag as TreeNode, open, end);
    if (isBlock) this.#enter(tag as BlockNode, block, block);
  }

  /** Closes the template. */
  finish(): Tree {
    if (this.#block.outer) {
      this.add(OPCODES.EOF);
      setNext(this.#tree, OPCODES.END);
    }
    return this.#tree;
  }

  #put(node: TreeNode, offset: number, end: number): void {
    this.#block.into.push(node);
    this.spans.add(node, offset, end - offset);
  }

  #enter(node: BlockNode, before: Block, outer: Block): void {
    const depth = before.depth + 1;
    if (depth > this.depth) this.depth = depth;
    this.#block = blockOf(node, this.#reader, depth, outer);
  }

  #continue(tag: InnerTag, block: Block): void {
    const { node, outer } = block;
    const reader = this.#reader;
    if (!outer) {
      reader.report('not-at-root', `Instruction ${instructionName(tag)} not allowed at root`);
      this.isEnded = tag === OPCODES.EOF && !reader.names.isStrict;
    } else if (tag === OPCODES.EOF) {
      reader.report('unclosed-block', `Reached EOF in the middle of ${instructionName(node)}`, block);
    } else if (tag === OPCODES.END) {
      if (node[0] !== OPCODES.MACRO) setNext(node, OPCODES.END);
      this.#block = outer;
    } else this.#branch(tag, block, outer);
  }

  #branch(tag: OrNode | Opcodes['ALTERNATES_WITH'], block: Block, outer: Block): void {
    const { node } = block;
    const name = instructionName(tag);
    const reader = this.#reader;
    const isAlternates = tag === OPCODES.ALTERNATES_WITH;
    if (isAlternates ? node[0] !== OPCODES.REPEATED || isInAlternates(block) : node[0] === OPCODES.MACRO) {
      reader.report(
        'not-inside-block',
        `${name} instruction is not allowed inside ${instructionName(node)} block.`,
      );
    } else if (isAlternates) block.into = node[ALTERNATES_SLOT] as TreeNode[];
    else if (node[0] === OPCODES.OR_PREDICATE && !node[1]) {
      reader.report('dead-branch', `This ${name} block will never execute.`);
    } else {
      setNext(node, tag);
      this.spans.add(tag, reader.open, reader.end - reader.open);
      this.#enter(tag, block, outer);
    }
  }
}

function blockOf(node: BlockNode | Tree, { open, end }: TagReader, depth = 0, outer?: Block): Block {
  return { node, offset: open, length: end - open, depth, outer, into: bodyOf(node) };
}

function isInAlternates({ node, into }: Block): boolean {
  return node[0] === OPCODES.REPEATED && into === node[ALTERNATES_SLOT];
}

function bodyOf(node: BlockNode | Tree): TreeNode[] {
  return node[BODY_SLOTS[node[0]] as 2] as TreeNode[];
}

function setNext(node: BlockNode | Tree, next: OrNode | Opcodes['END']): void {
  (node as unknown as unknown[])[(BODY_SLOTS[node[0]] as number) + 1] = next;
}
