import { createHash } from 'node:crypto'
import type { LogCounter, LoggedError } from '../scope/log.ts'

/** An error and how often it occurred since the last time these were taken. */
export interface CountedError {
  readonly fingerprint: string
  readonly text: string
  readonly error: string
  readonly route: string
  readonly place: string
  readonly requestId: string
  readonly count: number
  readonly at: Date
}

/** Counted lines of the log that wait to be stored. */
interface Counted {
  readonly errors: readonly CountedError[]
  readonly security: ReadonlyMap<string, number>
}

export interface LineCounter extends LogCounter {
  /** What was counted since the last call. */
  take(): Counted
  /** Counts it again: it could not be stored. */
  putBack(counted: Counted): void
}

/** During an outage nothing is stored, and kinds beyond this are dropped: the log has them. */
const MOST_KINDS = 200
const TEXT_LENGTH = 300

/** Counts errors and security events in memory; a request never waits for it. */
export function createLineCounter(now: () => Date): LineCounter {
  let errors = new Map<string, CountedError>()
  let security = new Map<string, number>()
  const add = (counted: CountedError) => {
    const known = errors.get(counted.fingerprint)
    if (!known && errors.size >= MOST_KINDS) return
    const latest = known && known.at > counted.at ? known : counted
    errors.set(counted.fingerprint, { ...latest, count: counted.count + (known?.count ?? 0) })
  }
  const addSecurity = (kind: string, count: number) => security.set(kind, (security.get(kind) ?? 0) + count)
  return {
    failed: ({ text, error, fields }) => {
      const route = typeof fields['route'] === 'string' ? fields['route'] : ''
      const requestId = typeof fields['requestId'] === 'string' ? fields['requestId'] : ''
      const said = causeIn(error)
      const place = placeIn(error)
      const fingerprint = createHash('sha256').update([text, said, place, route].join('\n')).digest('hex').slice(0, 16)
      add({ fingerprint, text, error: said, route, place, requestId, count: 1, at: now() })
    },
    securityEvent: (kind) => void addSecurity(kind, 1),
    take() {
      const taken = { errors: [...errors.values()], security }
      errors = new Map()
      security = new Map()
      return taken
    },
    putBack(counted) {
      for (const error of counted.errors) add(error)
      for (const [kind, count] of counted.security) addSecurity(kind, count)
    },
  }
}

/** The first cause, in one line: `error: duplicate key value violates unique constraint`. */
function causeIn(error: LoggedError): string {
  if (error.cause) return causeIn(error.cause)
  const code = typeof error.code === 'string' ? ` ${error.code}` : ''
  return withoutValues(`${error.type}${code}: ${error.message}`)
}

/** Addresses, ids, numbers and quoted texts may be personal, and would make a kind of each case. */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/[^\s"'<>()]+@[^\s"'<>()]+/g, '…')
    .replaceAll(/\b[\da-f]{8}-[\da-f]{4}-[\da-f-]{22,27}\b/gi, '…')
    .replaceAll(/"[^"]*"|'[^']*'|\d{3,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, TEXT_LENGTH)

/** An error in one line, without values. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? withoutValues(`${error.name}: ${error.message.split('\n', 1)[0]}`) : typeof error

/** The first place in our own code, such as `server/features/drops/drops.service.ts`. Lines move, so they are left out. */
function placeIn(error: LoggedError): string {
  const own = error.stack.find((line) => /\/server\/|\/recommender\//.test(line) && !line.includes('/node_modules/'))
  const found = /((?:server|recommender)\/[\w./-]+)/.exec(own ?? '')?.[1]
  return found ?? (error.cause ? placeIn(error.cause) : '')
}
