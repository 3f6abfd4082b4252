import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  readonly headers: string
  readonly bytes: number
}

/** A kept-alive connection with one request at a time, so cheap that the server is measured and not the client. */
export interface HttpConnection {
  send(request: string): Promise<Answer>
  close(): void
}

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** Rejects when no server listens on the port. */
export async function openConnection(port: number): Promise<HttpConnection> {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  let waiting: Waiting | null = null
  let head: { text: string; status: number; length: number } | null = null
  let rest: Buffer = Buffer.alloc(0)
  let received = 0

  const fail = (error: Error) => {
    waiting?.reject(error)
    waiting = null
  }
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the connection closed')))
  socket.on('data', (chunk: Buffer) => {
    if (!head) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      const end = rest.indexOf(HEAD_END)
      if (end < 0) return
      const text = rest.toString('latin1', 0, end)
      head = { text, status: Number(text.slice(9, 12)), length: Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) }
      received = rest.length - end - HEAD_END.length
      rest = Buffer.alloc(0)
    } else received += chunk.length
    if (received < head.length) return
    const answer = { status: head.status, headers: head.text, bytes: head.length }
    const asked = waiting
    head = null
    waiting = null
    asked?.resolve(answer)
  })
  return {
    send(request) {
      return new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the connection is closed'))
        waiting = { resolve, reject }
        socket.write(request)
      })
    },
    close: () => socket.destroy(),
  }
}

/** A GET request with a session cookie. */
export const getRequest = (path: string, token: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: sid=${token}\r\n${headers}\r\n`

/** A POST request with a session cookie, as a page of the same origin sends it. */
export function postRequest(path: string, token: string, body: string, headers = ''): string {
  return (
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: sid=${token}\r\nsec-fetch-site: same-origin\r\n${headers}` +
    `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  )
}

/** Milliseconds until the whole response is received, over a new connection; rejects unless its status is 200. */
export async function timeRequest(port: number, request: string): Promise<number> {
  const connection = await openConnection(port)
  const start = performance.now()
  const { status } = await connection.send(request)
  connection.close()
  if (status !== 200) throw new Error(`status ${status}`)
  return performance.now() - start
}
