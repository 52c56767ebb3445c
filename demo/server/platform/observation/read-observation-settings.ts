import { StartFailure } from '../shared/start-failure.ts';
import { START_FAILURES } from '../shared/start-failures.ts';
import type { LogFormat } from './log.ts';
import type { MetricsPlace } from './metrics-server.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const MAX_PORT = 65_535;

/** The settings of logs and metrics. */
export interface ObservationSettings {
  readonly logFormat?: LogFormat;
  readonly metrics?: MetricsPlace;
}

/**
 * Reads the settings of logs and metrics.
 * @param env LOG_FORMAT, METRICS_PORT and METRICS_HOST
 * @returns the options of the store
 * @throws StartFailure for an invalid one
 * Source: docs/behaviour/reference-store.md §35.3, §35.4
 */
export function readObservationSettings(env: Environment): ObservationSettings {
  return { ...readLogFormat(env), ...readMetricsPlace(env) };
}

function readLogFormat({ LOG_FORMAT: format = '' }: Environment): ObservationSettings {
  if (format === '') return {};
  if (format !== 'text' && format !== 'json') throw new StartFailure(START_FAILURES.badLogFormat(format));
  return { logFormat: format };
}

function readMetricsPlace({
  METRICS_PORT: port = '',
  METRICS_HOST: hostname = '',
}: Environment): ObservationSettings {
  if (port === '') return {};
  if (!/^\d+$/.test(port) || Number(port) > MAX_PORT)
    throw new StartFailure(START_FAILURES.badMetricsPort(port));
  return { metrics: { port: Number(port), ...(hostname !== '' && { hostname }) } };
}
