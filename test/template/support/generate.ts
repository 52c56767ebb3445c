import fc from 'fast-check';
import { NOW_MS, type Case } from './case-file.ts';
import { choicesFrom, type Choices } from './generate/choices.ts';
import { writeTemplate, type Generated } from './generate/template.ts';
import { writePage } from './generate/write-page.ts';

/** Locales in which both engines are asked, the first one most often. */
const LOCALES = ['en-US', 'en-US', 'en-US', 'de', 'fr', 'ja', 'es', 'en-GB'] as const;

/**
 * Templates that try everything, with data made to fit them.
 * @param hasText false leaves out literal text
 */
export function anyCase(hasText = true): fc.Arbitrary<Case> {
  return casesOf((choices) => writeTemplate(choices, hasText));
}

function casesOf(write: (choices: Choices) => Generated): fc.Arbitrary<Case> {
  return fc.gen().map((draw) => {
    const choices = choicesFrom(draw);
    const locale = choices.chance(94) ? choices.one(LOCALES) : undefined;
    const { template, data, partials, injects } = write(choices);
    return {
      template,
      data: JSON.stringify(data),
      options: {
        nowMs: NOW_MS,
        ...(locale !== undefined && { locale }),
        ...(Object.keys(partials).length > 0 && { partials }),
        ...(Object.keys(injects).length > 0 && { injects }),
      },
    };
  });
}

/**
 * Makes cases.
 * @param seed repeats them
 * @param count how many
 * @param hasText false leaves out literal text
 */
export function generateCases(seed: number, count: number, hasText = true): Case[] {
  return fc.sample(anyCase(hasText), { seed, numRuns: count });
}

/**
 * Makes cases that are pages as sites have them, with the data of a site.
 * @param seed repeats them
 * @param count how many
 */
export function generatePages(seed: number, count: number): Case[] {
  return fc.sample(casesOf(writePage), { seed, numRuns: count });
}
