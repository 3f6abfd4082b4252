import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { Exchange } from './serve.ts'

/** Smaller answers fit into one network packet, so compressing them saves nothing. */
const LEAST_BYTES = 1400
/** Output is made in one chunk: with the default of 16 KiB each chunk costs a switch to a thread (measured). */
const chunkSize = 262_144

const run = { zstd: promisify(zstdCompress), br: promisify(brotliCompress), gzip: promisify(gzip) }
type Coding = keyof typeof run

/** Cheapest levels: the answer is personal, so it is compressed for one request only. */
const compressors: Readonly<Record<Coding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  zstd: (bytes) => run.zstd(bytes, { chunkSize, params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: (bytes) =>
    run.br(bytes, {
      chunkSize,
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => run.gzip(bytes, { chunkSize, level: 1 }),
}
const PREFERRED: readonly Coding[] = ['zstd', 'br', 'gzip']

/** The coding to use for this Accept-Encoding, best first; null for none. Codings with q=0 are refused by the caller. */
export const codingFor = (acceptEncoding: string | undefined): Coding | null => codingAmong(PREFERRED, acceptEncoding)

/** As `codingFor`, among the offered codings only. */
export function codingAmong<C extends string>(offered: readonly C[], acceptEncoding: string | undefined): C | null {
  const accepted = new Map<string, boolean>()
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',', 20)) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
  }
  return offered.find((coding) => accepted.get(coding)) ?? null
}

/** Compresses finished bytes in a coding that the caller accepts, and sets the headers. */
export async function compressed(bytes: Uint8Array, { request, reply }: Exchange): Promise<Uint8Array> {
  reply.header('vary', 'Accept-Encoding, Accept-Language')
  const coding = bytes.length < LEAST_BYTES ? null : codingFor(request.headers['accept-encoding'])
  if (!coding) return bytes
  reply.header('content-encoding', coding)
  return compressors[coding](bytes)
}
