import { showValue } from '../errors/index.ts';
import type { JsonObject } from '../json/index.ts';
import { nearestName } from '../text/index.ts';

/** A mistake or an ambiguity in a product's JSON. */
export interface Finding {
  /** Findings with the same key have the same advice, whichever product they are about. */
  readonly key: string;
  /** Names the place, the expected and the actual value, and the correction. */
  readonly sentence: string;
}

/** Collects findings, the first one of each topic. */
export class Findings {
  readonly #findings = new Map<string, Finding>();

  /** All findings. */
  get all(): readonly Finding[] {
    return [...this.#findings.values()];
  }

  /**
   * Adds a sentence.
   * @param topic its subject; each product gets one finding per topic
   * @param sentence the whole sentence
   * @param key groups it with findings in other products; the sentence by default
   */
  add(topic: string, sentence: string, key = sentence): void {
    if (!this.#findings.has(topic)) this.#findings.set(topic, { key, sentence });
  }

  /**
   * Adds a field with another value than expected.
   * @param path the field's place in the document
   * @param expected the expected value
   * @param got the actual value
   * @param advice the correction
   */
  addField(path: string, expected: string, got: unknown, advice: string): void {
    const topic = path.replaceAll(/\[\d+\]/g, '[]');
    this.add(topic, `"${path}" must be ${expected}, not ${showFound(got)}. ${advice}`);
  }

  /**
   * Adds a missing field; suggests a field with a similar name.
   * @param object the object that lacks it
   * @param place the object's place in the document
   * @param name the field's name
   * @param consequence the effect of its absence
   * @param example a correct value
   */
  addMissing(object: JsonObject, place: string, name: string, consequence: string, example: string): void {
    // A program may have written the field itself, with nothing in it.
    const others = Object.keys(object).filter((key) => key !== name);
    const near = nearestName(name, others);
    const advice = near ? `Write "${name}" instead of "${near}".` : `Write ${example}.`;
    this.add(`${name} is missing`, `${place} has no "${name}", ${consequence}. ${advice}`);
  }
}

function showFound(value: unknown): string {
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'string') return `the text ${showValue(value)}`;
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : showValue(value);
}
