import { Refusal } from '../../platform/shared/refusal.ts';

/**
 * Creates the refusal of a whole file.
 * @param sentence why
 */
export function fileProblem(sentence: string): Refusal {
  return fieldProblem('file', sentence);
}

/**
 * Creates the refusal of the form of an import.
 * @param field its control
 * @param sentence why
 */
export function fieldProblem(field: 'file' | 'collectionId', sentence: string): Refusal {
  return new Refusal(400, 'invalid', sentence, { errors: { [field]: sentence } });
}
