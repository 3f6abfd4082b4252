import type { FastifyInstance } from 'fastify'
import type { Api } from '#contract/api.ts'
import type { Output, Result } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/schemas.ts'

type Bare<Key> = Key extends `${infer Path}?${string}` ? Path : Key
/** The response by the contract, or an error. For paths with an id in them only the error is typed. */
type Body<Key> = Partial<Output<typeof ErrorBody>> & (Bare<Key> extends keyof Api ? Result<Api[Bare<Key>]> : unknown)

interface TestAnswer<Key> {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  /** The parsed response; plain text where it is not JSON. The type is unchecked: the test checks it. */
  readonly body: Body<Key>
  readonly text: string
  /** Of a file. */
  readonly bytes: Uint8Array
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Answering<Key> = Promise<TestAnswer<Key>>

interface Sending {
  readonly headers?: Readonly<Record<string, string>>
  /** Network address of the caller. */
  readonly from?: string
  /** Sent unchanged, instead of JSON made from `body`. */
  readonly raw?: string | Buffer
}

/** A client like a browser: it keeps cookies and sends its origin. */
export interface TestClient {
  readonly cookies: Map<string, string>
  send(method: Method, path: string, body?: unknown, sending?: Sending): Answering<unknown>
  get<Path extends string>(path: Path, sending?: Sending): Answering<`GET ${Path}`>
  post<Path extends string>(path: Path, body?: unknown, sending?: Sending): Answering<`POST ${Path}`>
  put<Path extends string>(path: Path, body?: unknown, sending?: Sending): Answering<`PUT ${Path}`>
  patch<Path extends string>(path: Path, body?: unknown, sending?: Sending): Answering<`PATCH ${Path}`>
  delete<Path extends string>(path: Path, body?: unknown, sending?: Sending): Answering<`DELETE ${Path}`>
}

function keepCookies(jar: Map<string, string>, header: string | string[] | undefined): void {
  for (const line of header === undefined ? [] : [header].flat()) {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split('=', 2)
    if (attributes.some((attribute) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(attribute))) jar.delete(name)
    else jar.set(name, decodeURIComponent(value))
  }
}

/** Pages and files are not JSON; their body is the text. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Opens a client without cookies. `origin` is the origin of the page that it simulates. */
export function openTestClient(http: FastifyInstance, origin: string): TestClient {
  const cookies = new Map<string, string>()
  async function send<Key>(method: Method, path: string, body?: unknown, sending: Sending = {}): Answering<Key> {
    const { headers, from, raw } = sending
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const answer = await http.inject({
      method,
      url: path,
      remoteAddress: from ?? '198.51.100.7',
      headers: {
        origin,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    })
    keepCookies(cookies, answer.headers['set-cookie'])
    const { statusCode: status, payload: text, rawPayload: bytes } = answer
    return { status, headers: answer.headers, body: parsed(text) as Body<Key>, text, bytes }
  }
  return {
    cookies,
    send,
    get: (path, sending) => send('GET', path, undefined, sending),
    post: (path, body, sending) => send('POST', path, body, sending),
    put: (path, body, sending) => send('PUT', path, body, sending),
    patch: (path, body, sending) => send('PATCH', path, body, sending),
    delete: (path, body, sending) => send('DELETE', path, body, sending),
  }
}
