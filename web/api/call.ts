import { AD_TOKEN_HEADER } from '#contract/ads.limits.ts'
import type { Api } from '#contract/api.ts'
import type { CallArgs, EndpointKey, Result } from '#contract/endpoint.ts'
import { EVENT_SOURCE_HEADER, type EventSource } from '#contract/event-context.ts'
import { GENERAL_ERROR } from '#contract/general-error.ts'
import { UNATTENDED_HEADER } from '#contract/unattended.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { isUnattended, tellUnauthenticated } from './attention.ts'
import { brandHeaders, tellForbidden } from './brand-headers.ts'
import { CallFailure, rememberError } from './call-failure.ts'
import { credentials, storeToken } from './credentials.ts'
import { errorMessage } from './error-message.ts'
import { otherAnswer } from './other-answers.ts'
import { parseList } from './parse-list.ts'
import { serverUrl } from './server-address.ts'
import { statusWords } from './status-words.ts'

export type CallKey = keyof Api & EndpointKey
export type Answer<K extends CallKey> = Result<Api[K]>

interface CallOptions {
  readonly signal?: AbortSignal
  /** Makes a repeat harmless (Decision 120). */
  readonly idempotencyKey?: string
  /** Where an event about a product happened, for statistics. */
  readonly eventSource?: EventSource | undefined
  /** Of a promoted card that the event is about. */
  readonly adToken?: string | undefined
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean
  /** The call fails when the answer takes longer. */
  readonly timeoutMs?: number
  /** The answer is a long list: it is read in slices. */
  readonly isLong?: boolean
  /** The brand that it is for; that of the tab when left out. */
  readonly brandId?: string
  /** Uses this token instead of the stored one; in the native shell only. */
  readonly token?: string
}
interface LooseArgs {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}
// Calls without required parts may leave the second argument out.
// biome-ignore lint/complexity/noBannedTypes: `{}` asks whether all keys are optional
type Rest<T> = {} extends T ? [args?: T & CallOptions] : [args: T & CallOptions]

const TIMEOUT_MS = 30_000

/** Calls the server: `call('POST /api/auth/login', { body })`. Throws `CallFailure` when it refuses. */
export async function call<K extends CallKey>(key: K, ...rest: Rest<CallArgs<Api[K]>>): Promise<Answer<K>> {
  const args: LooseArgs & CallOptions = rest[0] ?? {}
  const other = otherAnswer(key, args)
  if (other) return (await other) as Answer<K>
  const timeout = AbortSignal.timeout(args.timeoutMs ?? TIMEOUT_MS)
  const { url, ...parts } = callParts(key, args)
  const response = await fetch(url, {
    ...parts,
    signal: args.signal ? AbortSignal.any([args.signal, timeout]) : timeout,
    ...(args.body === undefined || args.body === null ? {} : { body: encoded(args.body) }),
    ...(args.keepalive ? { keepalive: true } : {}),
  })
  await storeToken(response)
  if (!response.ok) throw await failureOf(response)
  return (args.isLong ? await parseList(await response.text()) : await response.json()) as Answer<K>
}

/** What a request of a call needs, whatever sends it. */
export function callParts(key: CallKey, args: LooseArgs & CallOptions) {
  const [method = 'GET', path = '/'] = key.split(' ')
  const caller = credentials(args.token)
  return {
    method,
    url: serverUrl(address(path, args)),
    credentials: caller.credentials,
    headers: { ...headers(args), ...brandHeaders(path, args.brandId), ...caller.headers },
  }
}

function address(path: string, { params, query }: LooseArgs): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    // Lists are comma-separated (Spec §7); empty lists are left out.
    const text = Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value)
    if (text !== '') search.set(name, text)
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

function headers({ body, idempotencyKey, eventSource, adToken }: LooseArgs & CallOptions): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    ...(body === undefined || body === null || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(eventSource ? { [EVENT_SOURCE_HEADER]: eventSource } : {}),
    ...(adToken ? { [AD_TOKEN_HEADER]: adToken } : {}),
    ...(isUnattended() ? { [UNATTENDED_HEADER]: '1' } : {}),
  }
}

/** Spec §7: form data is sent as it is, everything else as JSON. */
const encoded = (body: unknown): BodyInit => (body instanceof FormData ? body : JSON.stringify(body))

/** The error of a refused call. */
export async function failureOf(response: Response): Promise<CallFailure> {
  const text = await response.text()
  const { code, reauth, fields } = refusal(text)
  if (code === 'forbidden') tellForbidden()
  if (code === 'unauthenticated') tellUnauthenticated()
  rememberError(response.headers.get('x-request-id'))
  const message = errorMessage(text, statusWords(response, currentLanguage()), GENERAL_ERROR[currentLanguage()])
  const waitSeconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfterMs = waitSeconds > 0 ? waitSeconds * 1000 : null
  return new CallFailure(response.status, message, code, reauth, { retryAfterMs, fields })
}

function refusal(text: string): Pick<CallFailure, 'code' | 'reauth' | 'fields'> {
  try {
    const body = JSON.parse(text) as { code?: unknown; reauth?: unknown; fields?: Record<string, string> } | null
    const code = typeof body?.code === 'string' ? body.code : ''
    return { code, reauth: body?.reauth === true || code === 'accounts.reauth', fields: body?.fields ?? {} }
  } catch {
    return { code: '', reauth: false, fields: {} } // Not one of our answers.
  }
}
