import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS, type ErrorCode, errorSentence } from '#contract/errors.ts'
import { isOutage } from '../data/database.ts'
import { Refusal } from '../scope/refuse.ts'
import { languageOf } from './language.ts'
import { answerRefusedPage, wantsPage } from './refused-page.ts'

/** Codes for the statuses of Fastify's own errors. */
const FRAMEWORK: Readonly<Record<number, ErrorCode>> = {
  400: 'input',
  403: 'not-found',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  414: 'too-large',
  415: 'media-type',
  431: 'too-large',
  503: 'unavailable',
}

/** What an operator must look into. All other refusals are planned answers, also those with a status of 5xx. */
const FAILURES: ReadonlySet<ErrorCode> = new Set(['internal', 'unavailable'])

/** Refusals that a security review wants to count (Trust S94). */
const SUSPICIOUS: ReadonlySet<ErrorCode> = new Set(['foreign-origin', 'forbidden', 'too-many'])

interface ErrorAnswer {
  code: ErrorCode
  message: string
  fields?: Readonly<Record<string, string>>
  reauth?: true
}

function fieldsOf(error: FastifyError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.validation ?? []) {
    const name = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || (error.validationContext ?? 'body')
    fields[name] ??= issue.message ?? 'Invalid'
  }
  return fields
}

function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
}

/** The code by which an error is answered. */
export function errorCodeOf(error: unknown): ErrorCode {
  if (error instanceof Refusal) return error.code
  if (isOutage(error)) return 'unavailable'
  if (!isFrameworkError(error)) return 'internal'
  const status = error.statusCode ?? 500
  if (error.validation) return 'input'
  return FRAMEWORK[status] ?? (status < 500 ? 'input' : 'internal')
}

/** After how many seconds the same request may succeed; undefined where waiting does not help or the time is unknown. */
function waitOf(error: unknown, code: ErrorCode): number | undefined {
  if (code === 'unavailable') return 2
  return error instanceof Refusal ? error.details.retryAfterSeconds : undefined
}

/** Answers any error in the one shape `{ code, message, … }`, or as a page; errors that are not the caller's fault are logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const code = errorCodeOf(error)
  const waitSeconds = waitOf(error, code)
  if (waitSeconds !== undefined) reply.header('retry-after', waitSeconds)
  if (SUSPICIOUS.has(code)) {
    request.log.info({ security: code, route: request.routeOptions.url, requestId: request.id }, 'security event')
  }
  if (FAILURES.has(code)) {
    const route = `${request.method} ${request.routeOptions.url ?? ''}`.trim()
    request.log.error({ err: error, requestId: request.id, route }, 'a request failed')
    // Who reports the failure names it by this number.
    reply.header('x-request-id', request.id)
  }
  if (wantsPage(request)) {
    answerRefusedPage(request, reply, { code, waitSeconds })
    return
  }
  const values = error instanceof Refusal ? error.details.values : undefined
  const answer: ErrorAnswer = { code, message: errorSentence(code, languageOf(request), values) }
  if (isFrameworkError(error) && error.validation) answer.fields = fieldsOf(error)
  if (error instanceof Refusal && error.details.fields) answer.fields = error.details.fields
  if (error instanceof Refusal && error.details.reauth) answer.reauth = true
  // The handler may have set the coding of its own answer.
  reply.removeHeader('content-encoding')
  reply
    .code(ERRORS[code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer))
}

/** Answers unknown paths. TRACE is refused: its answer would show the caller's cookies to a script (Trust S85). */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): void {
  const isTrace = request.method === 'TRACE'
  if (isTrace) reply.header('allow', 'GET, HEAD, POST, PUT, DELETE')
  answerError(new Refusal(isTrace ? 'method-not-allowed' : 'not-found'), request, reply)
}
