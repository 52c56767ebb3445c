import type { SetupStep } from '../rules/index.ts';
import { STORE_SETUP_WORDS } from '../../core/words/index.ts';
import type { StepContent, StepStatus } from './content.ts';

/**
 * Names a step.
 * @param step which step
 * Source: docs/behaviour/owner.md §1.10
 */
export function nameOfStep(step: SetupStep): string {
  const { stepCollection, stepCategory, stepNavigation } = STORE_SETUP_WORDS;
  return { collection: stepCollection, category: stepCategory, navigation: stepNavigation }[step];
}

/**
 * Names the status of a step.
 * @param status the status
 * Source: docs/behaviour/owner.md §1.10
 */
export function wordOfStatus(status: StepStatus): string {
  const { stepWaiting, stepRunning, stepDone, stepFailed, stepSkipped } = STORE_SETUP_WORDS;
  return {
    waiting: stepWaiting,
    running: stepRunning,
    done: stepDone,
    failed: stepFailed,
    skipped: stepSkipped,
  }[status];
}

/**
 * Names a step and its status.
 * @param content the step
 * Source: docs/behaviour/owner.md §1.10
 */
export function sentenceOfStep({ step, status }: StepContent): string {
  return `${nameOfStep(step)}: ${wordOfStatus(status)}`;
}
