import type { Api } from '#contract/api.ts'
import { type Answer, type CallKey, callParts, failureOf } from './call.ts'
import { storeToken } from './credentials.ts'
import { otherAnswer } from './other-answers.ts'

/** Calls whose body is a file. */
type UploadKey = { [K in CallKey]: Api[K] extends { readonly fileBytes: number } ? K : never }[CallKey]

interface UploadArgs {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** The brand that it is for; that of the tab when left out. */
  readonly brandId?: string
  readonly file: Blob
  /** Share of the file that was sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** As long as the server waits for a body, and for its answer. */
const TIMEOUT_MS = 60_000

/** Sends a file as a form and tells how far it is, which fetch cannot. Throws `CallFailure` when the server refuses. */
export async function upload<K extends UploadKey>(key: K, args: UploadArgs): Promise<Answer<K>> {
  const other = otherAnswer(key, args)
  if (other) return (await other) as Answer<K>
  const response = await send(key, args)
  await storeToken(response)
  if (!response.ok) throw await failureOf(response)
  return (await response.json()) as Answer<K>
}

function send(key: UploadKey, { file, onProgress, signal, ...address }: UploadArgs): Promise<Response> {
  const { method, url, headers, credentials } = callParts(key, address)
  const form = new FormData()
  form.set('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.timeout = TIMEOUT_MS
    request.withCredentials = credentials === 'include'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('the file could not be sent'))
    request.ontimeout = () => reject(new DOMException('the file took too long', 'TimeoutError'))
    request.onabort = () => reject(new DOMException('the upload was cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':')
    return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
  })
  return new Response(responseText, { status, statusText, headers })
}
