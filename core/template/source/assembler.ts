import { instructionName } from '../run/instruction-name.ts';
import type { Complaint } from './parsed.ts';
import type { Tag } from './read-instruction.ts';
import type { ErrorCode } from './template-error.ts';
import { SpanList } from './span-list.ts';
import type { Node, Span, Tree } from './tree.ts';

type BlockNode = Extract<Node, readonly [2 | 4 | 5 | 7 | 8 | 10, ...unknown[]]>;

/** An open block, or the branch of it that is open. */
interface Block {
  readonly node: BlockNode;
  readonly outer: Block | undefined;
  /** Where instructions go after its end. */
  readonly outside: Node[];
}

/** Where a block's instruction keeps its body; the next branch stands behind it. Source: template language §8.1. */
const BODY_SLOTS = [0, 0, 2, 0, 2, 3, 0, 3, 3, 0, 2] as const;

/** Puts instructions into blocks and blocks into each other, and goes on after errors. Source: template language §3. */
export class Assembler {
  readonly complaints: Complaint[] = [];
  readonly spans = new SpanList();
  /** True after a tag has ended the template early. */
  isEnded = false;
  readonly #isStrict: boolean;
  readonly #root: Node[] = [];
  #block: Block | undefined;
  /** Where instructions go at this moment. */
  #into = this.#root;
  /** The tag that is being worked on. */
  #offset = 0;
  #stop = 0;

  constructor(isStrict: boolean) {
    this.#isStrict = isStrict;
  }

  /** Takes note of where the next tag stands. */
  moveTo(offset: number, end: number): void {
    this.#offset = offset;
    this.#stop = end;
  }

  /** Complains about the tag that is being worked on. */
  readonly complain = (
    code: ErrorCode,
    message: string,
    span: Span = { offset: this.#offset, length: this.#stop - this.#offset },
  ): void => {
    this.complaints.push({ code, message: `SyntaxError: ${message}`, ...span });
  };

  /** Adds a piece of the source as text, if there is any. */
  addText(source: string, offset: number, end: number): void {
    if (offset === end || this.isEnded) return;
    this.moveTo(offset, end);
    this.#push([0, source.slice(offset, end)]);
  }

  /** Adds what a tag stands for. */
  add(tag: Tag): void {
    const code = typeof tag === 'number' ? tag : tag[0];
    if (code === 7) this.#or(tag as BlockNode);
    else if (BODY_SLOTS.at(code)) this.#open(tag as BlockNode);
    else if (code === 3) this.#end();
    else if (code === 18) this.#complainOfEnd();
    else if (code === 19) this.#alternate();
    else this.#push(tag as Node);
  }

  /** Closes the template. */
  finish(): Tree {
    if (this.#block === undefined) return [17, 1, this.#root, 18];
    this.#complainOfEnd();
    return [17, 1, this.#root, 3];
  }

  #push(node: Node): void {
    this.#into.push(node);
    if (typeof node === 'object') this.spans.add(node, this.#offset, this.#stop);
  }

  #open(node: BlockNode): void {
    const outer = this.#block;
    // A defect that templates rely on: a block between two turns of a loop belongs to the turns.
    if (!this.#isStrict && outer && this.#isBetweenTurns(outer)) this.#into = bodyOf(outer.node);
    this.#push(node);
    this.#enter({ node, outer, outside: this.#into });
  }

  #enter(block: Block): void {
    this.#block = block;
    this.#into = bodyOf(block.node);
  }

  #or(node: BlockNode): void {
    const block = this.#block;
    if (block === undefined) this.#complainOfRoot('OR_PREDICATE');
    else if (block.node[0] === 10) this.#complainOfPlace('OR_PREDICATE', block);
    else if (block.node[0] === 7 && block.node[1] === 0) {
      this.complain('dead-branch', 'This OR_PREDICATE block will never execute.');
    } else {
      setNext(block.node, node);
      this.spans.add(node, this.#offset, this.#stop);
      this.#enter({ ...block, node });
    }
  }

  #alternate(): void {
    const block = this.#block;
    if (block === undefined) this.#complainOfRoot('ALTERNATES_WITH');
    else if (block.node[0] !== 4 || this.#isBetweenTurns(block)) {
      this.#complainOfPlace('ALTERNATES_WITH', block);
    } else this.#into = block.node[4] as Node[];
  }

  #isBetweenTurns({ node }: Block): boolean {
    return node[0] === 4 && this.#into === node[4];
  }

  #end(): void {
    const block = this.#block;
    if (block === undefined) this.#complainOfRoot('END');
    else {
      if (block.node[0] !== 10) setNext(block.node, 3);
      this.#into = block.outside;
      this.#block = block.outer;
    }
  }

  #complainOfRoot(name: string): void {
    this.complain('not-at-root', `Instruction ${name} not allowed at root`);
  }

  #complainOfPlace(name: string, { node }: Block): void {
    this.complain(
      'not-inside-block',
      `${name} instruction is not allowed inside ${instructionName(node)} block.`,
    );
  }

  #complainOfEnd(): void {
    const node = this.#block?.node;
    if (node === undefined) {
      this.#complainOfRoot('EOF');
      this.isEnded = !this.#isStrict;
    } else {
      const message = `Reached EOF in the middle of ${instructionName(node)}`;
      this.complain('unclosed-block', message, this.spans.get(node));
    }
  }
}

function bodyOf(node: BlockNode): Node[] {
  return node[BODY_SLOTS[node[0]]] as Node[];
}

function setNext(node: BlockNode, next: BlockNode | 3): void {
  (node as unknown as unknown[])[BODY_SLOTS[node[0]] + 1] = next;
}
