import type { Socket } from 'node:net'
import { type ErrorCode, errorSentence } from '#contract/errors.ts'
import { DEFAULT_LANGUAGE } from '#contract/vocabulary.ts'

interface Kind {
  readonly line: string
  readonly code: ErrorCode
}

const MALFORMED: Kind = { line: '400 Bad Request', code: 'input' }
const KINDS: Readonly<Record<string, Kind>> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', code: 'too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'unavailable' },
}

/** Answers bytes that are no request in the shape of every other refusal, and closes the connection. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { line, code } = KINDS[error.code ?? ''] ?? MALFORMED
  // Its headers were not read, so its language is unknown.
  const body = JSON.stringify({ code, message: errorSentence(code, DEFAULT_LANGUAGE) })
  const headers = [
    `HTTP/1.1 ${line}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
