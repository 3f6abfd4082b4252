// Hostile connections in a process of their own. Each repeats its request as soon as it is answered, until the message `end`.
import { type HttpConnection, openConnection } from './http-connection.ts'

export interface HostileLoad {
  readonly port: number
  /** One connection for each; it repeats that request. */
  readonly requests: readonly string[]
}

/** How often each status was answered. */
export type HostileResult = Readonly<Record<string, number>>

const OPENED_AT_ONCE = 100
const counts: Record<string, number> = {}

async function repeat(connection: HttpConnection, request: string): Promise<void> {
  for (;;) {
    const { status } = await connection.send(request)
    counts[status] = (counts[status] ?? 0) + 1
  }
}

async function begin({ port, requests }: HostileLoad): Promise<void> {
  const connections: HttpConnection[] = []
  while (connections.length < requests.length) {
    const next = requests.slice(connections.length, connections.length + OPENED_AT_ONCE)
    connections.push(...(await Promise.all(next.map(() => openConnection(port)))))
  }
  connections.forEach((connection, at) => {
    repeat(connection, requests[at] ?? '').catch(() => {
      counts['closed'] = (counts['closed'] ?? 0) + 1
    })
  })
  process.send?.('begun')
}

process.on('message', (message: HostileLoad | 'end') => {
  if (message === 'end') process.send?.({ ...counts }, () => process.exit())
  else void begin(message)
})
