import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of a server that can be disconnected, also for service workers, which Playwright cannot take offline. */
export interface TestProxy {
  readonly url: string
  disconnect(): void
  reconnect(): void
  /** From now on the service worker is one of a newer version of the app. */
  serveNewerWorker(): void
  close(): Promise<void>
}

/** Opens a proxy in front of the server at this address. */
export async function openProxy(address: string): Promise<TestProxy> {
  const target = new URL(address)
  let isOpen = true
  let isNewer = false
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (!isOpen) {
      asked.socket.destroy()
      return
    }
    // The server accepts requests from its own origin only.
    const { origin, 'if-none-match': _, 'if-modified-since': __, ...rest } = asked.headers
    const headers = {
      ...rest,
      host: target.host,
      ...(origin && { origin: target.origin }),
      'accept-encoding': 'identity',
    }
    const options = { host: target.hostname, port: target.port, method: asked.method, path: asked.url, headers }
    const onward = request(options, (answered) => {
      if (asked.url === '/sw.js' && isNewer) void sendNewer(answered, answer)
      else answered.pipe(answer.writeHead(answered.statusCode ?? 502, answered.headers))
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, target.hostname, resolve))
  return {
    url: `http://${target.hostname}:${(server.address() as AddressInfo).port}`,
    disconnect: () => {
      isOpen = false
      server.closeAllConnections()
    },
    reconnect: () => {
      isOpen = true
    },
    serveNewerWorker: () => {
      isNewer = true
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** The same service worker, but of an app whose first script has another name. */
async function sendNewer(answered: IncomingMessage, answer: ServerResponse): Promise<void> {
  const script = Buffer.concat(await answered.toArray()).toString()
  const newer = script.replace(/(entry:\s*["'`])\/assets\//, '$1/assets/newer-')
  const { 'content-length': _, etag: __, ...headers } = answered.headers
  answer.writeHead(200, headers).end(newer)
}
