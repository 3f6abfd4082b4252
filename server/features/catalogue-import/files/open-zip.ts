import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { UnreadableFile } from './unreadable-file.ts'

export interface ZipEntry {
  /** Path inside the archive, in NFC: macOS writes decomposed letters. */
  readonly name: string
  /** Bytes when it is unpacked. */
  readonly size: number
  read(): Promise<Uint8Array>
}

const MOST_ENTRIES = 10_000
const MOST_UNPACKED = 300_000_000
/** Texts rarely shrink to less than a hundredth; small files may. */
const MOST_RATIO = 200
const SMALL_BYTES = 1_000_000
const FILE_TYPE = 0o170000
const SYMBOLIC_LINK = 0o120000
const LOCAL_HEADER_BYTES = 30

const NESTED = /\.(zip|7z|rar|gz|tgz|tar|bz2|xz)$/i
/** Files that macOS and Windows add by themselves. */
const ADDED = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i

const shown = (name: string): string => name.replaceAll(/\p{Cc}/gu, '?').slice(0, 80)

function checkEntry(entry: Entry): void {
  const { fileName, compressedSize, uncompressedSize } = entry
  const isLink = ((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK
  if (isLink || entry.isEncrypted() || NESTED.test(fileName) || /\p{Cc}/u.test(fileName))
    throw new UnreadableFile('zipUnsafe', { n: shown(fileName) })
  if (uncompressedSize > SMALL_BYTES && uncompressedSize > MOST_RATIO * compressedSize)
    throw new UnreadableFile('zipTooLarge')
}

/** Entries that share bytes make a small archive large: each byte is unpacked many times. */
function checkOverlap(entries: readonly Entry[]): void {
  let end = 0
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) throw new UnreadableFile('zipUnsafe', { n: shown(entry.fileName) })
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.fileNameLength + entry.compressedSize
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry)
    unpacked += entry.uncompressedSize
    entries.push(entry)
    if (entries.length > MOST_ENTRIES || unpacked > MOST_UNPACKED) throw new UnreadableFile('zipTooLarge')
  }
  checkOverlap(entries)
  return entries
}

/** Counts while unpacking: a size that an archive declares may be false. */
async function readStream(stream: Readable, most: number): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) throw new UnreadableFile('zipTooLarge')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** yauzl refuses names such as `../a` and false sizes, with an error of its own. */
function asUnreadable(error: unknown): UnreadableFile {
  if (error instanceof UnreadableFile) return error
  const message = error instanceof Error ? error.message : ''
  const name = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)/s.exec(message)?.[1]
  if (name !== undefined) return new UnreadableFile('zipUnsafe', { n: shown(name), cause: error })
  return new UnreadableFile(message.startsWith('too many bytes') ? 'zipTooLarge' : 'zipBroken', { cause: error })
}

const isFile = ({ fileName }: Entry): boolean => !fileName.endsWith('/') && !ADDED.test(fileName)

/** The files of an archive, checked before any of them is unpacked. Throws UnreadableFile for a hostile or broken one. */
export async function openZip(bytes: Uint8Array): Promise<readonly ZipEntry[]> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const zip = await fromBufferPromise(buffer, { lazyEntries: true })
    const entries = await listEntries(zip)
    return entries.filter(isFile).map((entry) => ({
      name: entry.fileName.normalize('NFC'),
      size: entry.uncompressedSize,
      async read() {
        try {
          return await readStream(await zip.openReadStreamPromise(entry), entry.uncompressedSize)
        } catch (error) {
          throw asUnreadable(error)
        }
      },
    }))
  } catch (error) {
    throw asUnreadable(error)
  }
}
