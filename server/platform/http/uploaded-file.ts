import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { ensure, Refusal } from '../scope/refuse.ts'

/** Headers and boundaries of a body with one file. */
const ENVELOPE_BYTES = 8000
/** Routes that are registered in `http` read `multipart/form-data`; all others refuse it. */
export function acceptFiles(http: FastifyInstance): void {
  void http.register(multipart)
  // Of a file there is nothing to validate before it is read; the schema of its body documents it.
  http.setValidatorCompiler((route) => (route.httpPart === 'body' ? () => true : validatorCompiler(route as never)))
}

interface Upload {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly maxBytes: number
}

/** Reads the one file of a request. Its size is enforced while it arrives; the rest of a larger one is not read. */
export async function readUploadedFile({ request, reply, maxBytes }: Upload): Promise<Uint8Array> {
  ensure(request.isMultipart(), 'media-type')
  try {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes + ENVELOPE_BYTES) throw new Refusal('too-large')
    return await readFile(request, maxBytes)
  } catch (error) {
    // What still arrives is not worth reading.
    reply.header('connection', 'close')
    throw error
  }
}

async function readFile(request: FastifyRequest, maxBytes: number): Promise<Uint8Array> {
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 } })
  ensure(part, 'input', { fields: { file: 'missing' } })
  const { file } = part
  const chunks: Buffer[] = []
  // Beyond the limit no more data comes, so nothing else would end the loop before the whole body has arrived.
  file.on('limit', () => file.destroy(new Refusal('too-large')))
  try {
    for await (const chunk of file) chunks.push(chunk)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('input', { cause: error, fields: { file: 'incomplete' } })
  }
  ensure(!file.truncated, 'too-large')
  return Buffer.concat(chunks)
}
