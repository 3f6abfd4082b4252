import type { Config } from '../config/config.ts'
import { createCallerGate } from '../load/caller-gate.ts'
import { createLocalLimit } from '../load/local-limit.ts'
import type { Scope } from '../scope/scope.ts'

interface Allowance {
  /** Calls in progress. */
  readonly atOnce: number
  /** Calls of one endpoint. Most endpoints have lower limits of their own, which hold across processes. */
  readonly perMinute: number
}

/** One signed-in user. Each call in progress may hold one of the twenty database connections. */
const USER: Allowance = { atOnce: 4, perMinute: 300 }
/** All visitors of one network, which may be a company or a mobile carrier. */
const NETWORK: Allowance = { atOnce: 16, perMinute: 3000 }
/** Longer than it takes to answer two hundred visitors who sign in at once, and shorter than the app waits for an answer. */
const WAIT = { wait: { leastMs: 10_000, mostMs: 15_000 }, afterRefusalMs: 1000 }

/** Does the work of one call of `endpoint`, once few enough other calls of the same caller are in progress. */
export type Admit = <Result>(
  caller: Pick<Scope, 'actor' | 'address'>,
  endpoint: string,
  work: () => Promise<Result>,
) => Promise<Result>

/** Keeps single callers from using up what all callers share (Trust S79). */
export function createAdmission({ rateLimits }: Pick<Config, 'rateLimits'>): Admit {
  const admitWithin = ({ atOnce, perMinute }: Allowance) => {
    const run = createCallerGate({ atOnce, ...WAIT })
    const count = createLocalLimit({ hits: perMinute, seconds: 60 })
    return <Result>(name: string, endpoint: string, work: () => Promise<Result>): Promise<Result> =>
      run(async () => {
        if (rateLimits) count(`${endpoint} ${name}`, performance.now())
        return work()
      }, name)
  }
  const admitUser = admitWithin(USER)
  const admitVisitor = admitWithin(NETWORK)
  return (caller, endpoint, work) =>
    caller.actor ? admitUser(caller.actor.userId, endpoint, work) : admitVisitor(caller.address, endpoint, work)
}
