import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Routes that are registered in `http` get the bytes of their body: a signature is of these, not of what they mean. */
export function acceptSignedBodies(http: FastifyInstance): void {
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** The body of such a request. */
export const signedBodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
