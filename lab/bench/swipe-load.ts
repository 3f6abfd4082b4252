// A load generator in a process of its own: receives a LoadOrder by message and answers with a LoadResult.
import { randomUUID } from 'node:crypto'
import { type HttpConnection, openConnection, postRequest } from './http-connection.ts'

export interface LoadOrder {
  readonly port: number
  readonly tokens: readonly string[]
  readonly productIds: readonly string[]
  readonly durationMs: number
}

export interface LoadResult {
  readonly acknowledged: number
  readonly failed: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly seconds: number
}

async function swipeUntil(
  connection: HttpConnection,
  token: string,
  order: LoadOrder,
  until: number,
  latencies: number[],
) {
  let failed = 0
  for (let n = 0; performance.now() < until; n++) {
    const productId = order.productIds[Math.floor(Math.random() * order.productIds.length)]
    const body = `{"productId":"${productId}","action":"${n % 3 === 0 ? 'like' : 'pass'}"}`
    const start = performance.now()
    const request = postRequest('/api/user-interactions', token, body, `idempotency-key: ${randomUUID()}\r\n`)
    const { status } = await connection.send(request)
    if (status === 200) latencies.push(performance.now() - start)
    else failed += 1
  }
  return failed
}

async function load(order: LoadOrder): Promise<LoadResult> {
  const connections = await Promise.all(order.tokens.map(() => openConnection(order.port)))
  const latencies: number[] = []
  const start = performance.now()
  const until = start + order.durationMs
  const failures = await Promise.all(
    connections.map((connection, at) => swipeUntil(connection, order.tokens[at] ?? '', order, until, latencies)),
  )
  const seconds = (performance.now() - start) / 1000
  for (const connection of connections) connection.close()
  latencies.sort((a, b) => a - b)
  return {
    acknowledged: latencies.length,
    failed: failures.reduce((sum, count) => sum + count, 0),
    p50Ms: latencies[latencies.length >> 1] ?? 0,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
    seconds,
  }
}

process.on('message', (order: LoadOrder) => {
  load(order).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
