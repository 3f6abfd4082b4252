import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, destination, type LoggerOptions, pino, stdTimeFunctions } from 'pino'

export type Log = FastifyBaseLogger

/** Counts lines of the log, also those that are left out because they repeat. Called for each line: it only counts. */
export interface LogCounter {
  failed(failure: { readonly text: string; readonly error: LoggedError; readonly fields: LoggedFields }): void
  securityEvent(kind: string): void
}

/** Structured log in UTC. Bodies and cookies are never logged (Trust S93). */
export function createLog(level: string, sink: DestinationStream = destination(1), counter?: LogCounter): Log {
  return pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      base: null,
      serializers: { err: publicParts },
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      hooks: { logMethod: counting(counter, onceASecond()) },
    },
    sink,
  )
}

export interface LoggedError {
  readonly type: string
  readonly code?: unknown
  readonly message: string
  /** Places in the code. */
  readonly stack: readonly string[]
  readonly cause?: LoggedError
}

/**
 * The parts of an error that hold no personal data and no secrets; all others are left out, such as the parameters of a
 * query and the row that violates a constraint (Trust S93).
 */
function publicParts(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: [] }
  return {
    type: error.constructor.name,
    ...('code' in error && { code: error.code }),
    message: withoutValues(error.message),
    stack: (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line)),
    ...(error.cause !== undefined && { cause: publicParts(error.cause) }),
  }
}

/** drizzle writes the parameters of a failed query below it; PostgreSQL ends a message with a value that it cannot read. */
const withoutValues = (message: string) => (message.split('\nparams:', 1)[0] ?? '').replace(/: ".*"$/s, '')

type LoggedFields = Readonly<Record<string, unknown>>

const ERROR_LEVEL = 50

function counting(counter: LogCounter | undefined, logMethod: LogMethod): LogMethod {
  if (!counter) return logMethod
  return function (args, method, level) {
    const [fields, text] = args as readonly unknown[]
    if (typeof fields === 'object' && fields !== null) {
      if (level >= ERROR_LEVEL && isFailure(fields)) {
        counter.failed({ text: String(text), error: publicParts(fields.err), fields: { ...fields } })
      }
      if ('security' in fields && typeof fields.security === 'string') counter.securityEvent(fields.security)
    }
    logMethod.call(this, args, method, level)
  }
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const MOST_KINDS = 1000

/**
 * Logs errors of one kind once a second: an outage of the database fails every request. The next line tells how many were
 * left out. A kind is the text of the line and the code, or else the message, of the error's first cause.
 */
function onceASecond(): LogMethod {
  const seen = new Map<string, { untilMs: number; leftOut: number }>()
  return function (args, method) {
    const [fields, text, ...rest] = args
    if (!isFailure(fields)) return method.apply(this, args)
    const kind = `${text} ${kindOf(fields.err)}`
    const nowMs = performance.now()
    const known = seen.get(kind)
    if (known && nowMs < known.untilMs) {
      known.leftOut += 1
      return
    }
    if (seen.size >= MOST_KINDS) seen.clear()
    seen.set(kind, { untilMs: nowMs + 1000, leftOut: 0 })
    method.apply(this, [known?.leftOut ? { ...fields, leftOut: known.leftOut } : fields, text, ...rest])
  }
}

const isFailure = (fields: unknown): fields is { readonly err: Error } =>
  typeof fields === 'object' && fields !== null && 'err' in fields && fields.err instanceof Error

function kindOf(error: Error): string {
  if (error.cause instanceof Error) return kindOf(error.cause)
  return 'code' in error ? `${error.code}` : `${error.name} ${error.message}`
}
