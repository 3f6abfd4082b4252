import type { FastifyInstance } from 'fastify'
import { Refusal } from '../scope/refuse.ts'

/**
 * Reads JSON bodies. Refuses a byte order mark and keys that are written twice, which parsers read differently: a proxy
 * in front could check another value than the one that counts here. Empty bodies are allowed: the specification sends
 * writes with a JSON content type and no bytes at all.
 */
export function acceptStrictJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser(['application/json', 'text/plain'])
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    if (body.startsWith('\uFEFF')) return done(refusal('Invalid JSON: it begins with a byte order mark'))
    void parse(request, body, (error, value) => {
      if (!error && countWrittenKeys(body) !== countKeys(value)) done(refusal('Invalid JSON: a key is written twice'))
      else done(error, value)
    })
  })
}

const refusal = (body: string) => new Refusal('input', { fields: { body } })

/** Outside of strings, each key is followed by the only colons of JSON. */
const countWrittenKeys = (json: string): number =>
  json.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1

/** Keys of all objects in a parsed value, which holds the last of equal keys only. */
function countKeys(value: unknown): number {
  let count = 0
  const open = [value]
  // Grows while it is read.
  for (const next of open) {
    if (typeof next !== 'object' || next === null) continue
    const values = Object.values(next)
    if (!Array.isArray(next)) count += values.length
    for (const inner of values) open.push(inner)
  }
  return count
}
