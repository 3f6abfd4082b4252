import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { codingAmong } from './compress.ts'

/** A finished document in every coding that browsers accept. */
export interface PageForms {
  readonly tag: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const run = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Compresses a document. `thoroughly` for cached documents, which are sent often. */
export async function pageForms(html: string, thoroughly: boolean): Promise<PageForms> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([
    run.br(plain, brotliOf(plain, thoroughly ? 11 : 4)),
    run.gzip(plain, { level: thoroughly ? 9 : 4 }),
  ])
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { tag, plain, br, gzip: gz }
}

/** Answers a document in the best coding that this browser accepts, or 304 where the browser has it already. */
export function answerPage(request: FastifyRequest, reply: FastifyReply, forms: PageForms): FastifyReply {
  reply.header('etag', forms.tag).header('vary', 'Cookie, Accept-Encoding').header('cache-control', 'no-cache')
  if (reply.statusCode === 200 && request.headers['if-none-match'] === forms.tag) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const coding = documentCoding(request)
  if (coding === null) return reply.send(forms.plain)
  return reply.header('content-encoding', coding).send(forms[coding])
}

/** Answers a document with data of one user: browsers and proxies may not cache it. */
export async function answerOwnPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const plain = Buffer.from(html)
  reply.header('vary', 'Cookie, Accept-Encoding').header('cache-control', 'private, no-store')
  reply.type('text/html; charset=utf-8')
  const coding = documentCoding(request)
  if (coding === null) return reply.send(plain)
  reply.header('content-encoding', coding)
  return reply.send(await (coding === 'br' ? run.br(plain, brotliOf(plain, 5)) : run.gzip(plain, { level: 5 })))
}

/** zstd is for answers that are compressed each time; documents are cached in brotli and gzip. */
const documentCoding = ({ headers }: FastifyRequest) => codingAmong(['br', 'gzip'], headers['accept-encoding'])

const brotliOf = (plain: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
})
