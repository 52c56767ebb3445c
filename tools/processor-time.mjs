/** Processor time of a process and its children: a busy machine changes it less than the time on the clock. */
import { readdirSync, readFileSync } from 'node:fs';

// The unit of /proc: a hundredth of a second on every Linux that Node supports.
const TICKS_PER_SECOND = 100;
// Fields of /proc/<pid>/stat, counted from after the name: the parent; the times of the process and of its ended children.
const PARENT = 1;
const TIMES = [11, 12, 13, 14];

/**
 * Adds up what a process, its children and their children have used, ended ones included.
 * @param {number} [pid] the process; default this one
 * @returns {number} seconds; where there is no /proc, those of this process alone
 */
export function processorSecondsOf(pid = process.pid) {
  const stats = readStats();
  if (!stats.has(pid)) return ownSeconds();
  let sum = 0;
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    sum += stats.get(next)?.ticks ?? 0;
    for (const [child, { parent }] of stats) if (parent === next) waiting.push(child);
  }
  return sum / TICKS_PER_SECOND;
}

function ownSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function readStats() {
  const stats = new Map();
  for (const name of listProcesses()) {
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name is in parentheses, and may contain spaces and parentheses.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      const ticks = TIMES.reduce((sum, place) => sum + Number(fields[place]), 0);
      stats.set(Number(name), { parent: Number(fields[PARENT]), ticks });
    } catch {
      // it has ended meanwhile
    }
  }
  return stats;
}

function listProcesses() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
