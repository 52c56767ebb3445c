export { createExperiments, type Experiments, type ExperimentsParts } from './experiments.ts';
