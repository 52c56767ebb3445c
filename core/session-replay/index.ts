export type { ReplaySource } from './replay-session.ts';
