import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, destination, pino, stdSerializers, stdTimeFunctions } from 'pino'

export type Log = FastifyBaseLogger

/** Structured log in UTC. Secrets never reach it: bodies and cookies are not logged at all (Trust S93). */
export function createLog(level: string, sink: DestinationStream = destination(1)): Log {
  return pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      base: null,
      serializers: { err: errorWithoutValues },
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
    sink,
  )
}

/**
 * What a failed query was given, and the row a constraint complains about, are people's data (Trust S93). A connection
 * that broke (`client`) holds both, and its own key.
 */
function errorWithoutValues(error: Error): object {
  const { params: _, detail: __, client: ___, ...serialized } = stdSerializers.err(error)
  return { ...serialized, message: withoutParams(serialized.message), stack: withoutParams(serialized.stack) }
}

/** drizzle writes the parameters below the query. */
const withoutParams = (text: string) => text.replaceAll(/\nparams: .*?(?=\n {4}at |: [^\n]*$|$)/gs, '')
