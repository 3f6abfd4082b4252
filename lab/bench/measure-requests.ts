import { openConnection } from './http-connection.ts'

export interface Measured {
  /** Milliseconds in the server, sorted. */
  readonly serverMs: readonly number[]
  /** Milliseconds until the whole answer was received, sorted. */
  readonly clientMs: readonly number[]
  readonly bytes: number
}

const WARM_UP_ROUNDS = 10

/** Sends the requests alternately, so that other load on the machine affects all of them alike. */
export async function measureRequests(
  port: number,
  rounds: number,
  requests: Readonly<Record<string, string>>,
): Promise<Map<string, Measured>> {
  const connection = await openConnection(port)
  const results = new Map(
    Object.keys(requests).map((name) => [name, { serverMs: [] as number[], clientMs: [] as number[], bytes: 0 }]),
  )
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const [name, request] of Object.entries(requests)) {
      const start = performance.now()
      const answer = await connection.send(request)
      const clientMs = performance.now() - start
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`)
      const result = results.get(name)
      if (!result || round < 0) continue
      result.clientMs.push(clientMs)
      result.serverMs.push(Number(/x-server-ms: ([\d.]+)/.exec(answer.headers)?.[1]))
      result.bytes = answer.bytes
    }
  }
  connection.close()
  for (const { serverMs, clientMs } of results.values()) {
    serverMs.sort((a, b) => a - b)
    clientMs.sort((a, b) => a - b)
  }
  return results
}
