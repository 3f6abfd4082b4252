import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { Exchange } from './serve.ts'

/** Below one network packet compressing saves nothing. */
const WORTHWHILE_BYTES = 1400
/** One piece instead of many: the default of 16 KiB costs a thread hop each (measured). */
const chunkSize = 262_144

const run = { zstd: promisify(zstdCompress), br: promisify(brotliCompress), gzip: promisify(gzip) }
type Coding = keyof typeof run

/** Cheapest levels: the answer is personal, so it is compressed once for one reader. */
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

/** The same where not every coding is offered. */
export function codingAmong<C extends string>(offered: readonly C[], acceptEncoding: string | undefined): C | null {
  const accepted = new Map<string, boolean>()
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',', 20)) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
  }
  return offered.find((coding) => accepted.get(coding)) ?? null
}

/** Compresses finished bytes as this caller can read them and says so in the headers. */
export async function compressed(bytes: Uint8Array, { request, reply }: Exchange): Promise<Uint8Array> {
  reply.header('vary', 'Accept-Encoding, Accept-Language')
  const coding = bytes.length < WORTHWHILE_BYTES ? null : codingFor(request.headers['accept-encoding'])
  if (!coding) return bytes
  reply.header('content-encoding', coding)
  return compressors[coding](bytes)
}
