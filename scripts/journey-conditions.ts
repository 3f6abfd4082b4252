export interface Condition {
  /** How many times slower the processor is. */
  readonly cpuFactor: number
  /** Added to every request. */
  readonly latencyMs: number
}

/** The machines and networks of `npm run thorough`; the environment variable JOURNEY_CONDITION names one. */
export const CONDITIONS = {
  unthrottled: { cpuFactor: 1, latencyMs: 0 },
  slow: { cpuFactor: 4, latencyMs: 0 },
  'latency-50': { cpuFactor: 1, latencyMs: 50 },
  'latency-300': { cpuFactor: 1, latencyMs: 300 },
} as const satisfies Readonly<Record<string, Condition>>

export function conditionOf(name: string): Condition {
  const condition = Object.entries(CONDITIONS).find(([known]) => known === name)?.[1]
  if (!condition) throw new Error(`JOURNEY_CONDITION must be one of ${Object.keys(CONDITIONS).join(', ')}`)
  return condition
}
