/** An encrypted and signed message as an HTTP request to the push service (RFC 8030). */
export interface PushRequest {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}

/** The outcome of a request. `not-reached`: nothing was sent. `unknown`: the message may have arrived. */
export type PushAnswer =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterMs: number | null }
  | { readonly kind: 'not-reached' }
  | { readonly kind: 'unknown'; readonly error: unknown }

/** Sends messages to push services. */
export interface PushSender {
  deliver(request: PushRequest): Promise<PushAnswer>
}

const TIMEOUT_MS = 15_000
/** Error codes of connections that failed before anything was sent. */
const NEVER_CONNECTED: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

/** Sends by `fetch`. Redirects are not followed, because their target would not be checked. */
export function createPushSender(): PushSender {
  return {
    async deliver({ endpoint, headers, body }) {
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS)
        const answer = await fetch(endpoint, { method: 'POST', headers, body, redirect: 'manual', signal })
        await answer.body?.cancel()
        const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
        return { kind: 'status', status: answer.status, retryAfterMs: seconds > 0 ? seconds * 1000 : null }
      } catch (error) {
        return NEVER_CONNECTED.includes(codeOf(error)) ? { kind: 'not-reached' } : { kind: 'unknown', error }
      }
    },
  }
}

/** The error code of a failed `fetch`, which is in the cause of the error. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause ? cause.code : null
}
