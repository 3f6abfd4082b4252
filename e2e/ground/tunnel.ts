import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A way to a server that can be closed like a tunnel closes over a train: also for workers, which a page cannot cut off. */
export interface Tunnel {
  readonly url: string
  close(): void
  open(): void
  /** From now on the worker is one of a newer version. */
  bringNewerWorker(): void
  end(): Promise<void>
}

/** Opens a tunnel to the server at this address. */
export async function openTunnel(address: string): Promise<Tunnel> {
  const target = new URL(address)
  let isOpen = true
  let isNewer = false
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (!isOpen) {
      asked.socket.destroy()
      return
    }
    // The server must not hear of the tunnel: it answers nobody but its own pages.
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
    close: () => {
      isOpen = false
      server.closeAllConnections()
    },
    open: () => {
      isOpen = true
    },
    bringNewerWorker: () => {
      isNewer = true
    },
    end: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** The same worker, but of an app whose first script has another name. */
async function sendNewer(answered: IncomingMessage, answer: ServerResponse): Promise<void> {
  const script = Buffer.concat(await answered.toArray()).toString()
  const newer = script.replace(/(entry:\s*["'`])\/assets\//, '$1/assets/newer-')
  const { 'content-length': _, etag: __, ...headers } = answered.headers
  answer.writeHead(200, headers).end(newer)
}
