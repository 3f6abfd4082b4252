import type { Exchange } from './serve.ts'

/** The checked Idempotency-Key of a request; null: this request has no repeat. */
export function idempotencyKeyOf({ request }: Exchange): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key.toLowerCase() : null
}
