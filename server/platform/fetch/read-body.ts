import type { IncomingMessage } from 'node:http'
import { pipeline, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchFailure } from './fetched.ts'

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * Reads a body up to a number of bytes, counted before and after decompression. Decoders hand on 16 KiB at a time, so a
 * decompression bomb is refused at the limit and never filled into memory.
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new FetchFailure('too-large')
  const chunks: Buffer[] = []
  for await (const chunk of capped(decoded(response, maxBytes), maxBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function decoded(response: IncomingMessage, maxBytes: number): AsyncIterable<Buffer> {
  const coding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (coding === 'identity') return response
  const decoder = DECODERS[coding]?.()
  if (!decoder) throw new FetchFailure('encoding')
  // Errors reach the reader of the decoder.
  return pipeline(
    response,
    (source: AsyncIterable<Buffer>) => capped(source, maxBytes),
    decoder,
    () => {},
  )
}

async function* capped(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > maxBytes) throw new FetchFailure('too-large')
    yield chunk
  }
}
