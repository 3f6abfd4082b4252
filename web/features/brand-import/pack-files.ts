/** Packs several files into one archive, so that they are one import. */

const CRC_BITS = 8
const CRC_POLYNOMIAL = 0xedb88320
const BYTES = 256
const table = Uint32Array.from({ length: BYTES }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < CRC_BITS; bit += 1) crc = crc & 1 ? CRC_POLYNOMIAL ^ (crc >>> 1) : crc >>> 1
  return crc
})

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> CRC_BITS)
  return ~crc >>> 0
}

/** Numbers in the order of ZIP, the smallest byte first. */
function numbers(...parts: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(parts.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of parts) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50]
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800

interface Named {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A ZIP archive of these files, not compressed: they are sent once and read once. */
export function archiveOf(files: readonly Named[]): Uint8Array[] {
  const parts: Uint8Array[] = []
  const central: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name)
    const size = bytes.length
    const about = [
      [VERSION, 2],
      [FLAGS, 2],
      [0, 2],
      [0, 4],
      [crc32(bytes), 4],
      [size, 4],
      [size, 4],
      [path.length, 2],
      [0, 2],
    ] as const
    const local = numbers([LOCAL, 4], ...about)
    parts.push(local, path, bytes)
    central.push(numbers([CENTRAL, 4], [VERSION, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), path)
    offset += local.length + path.length + size
  }
  const size = central.reduce((sum, part) => sum + part.length, 0)
  const count = files.length
  return [
    ...parts,
    ...central,
    numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]),
  ]
}

/** Files of the same name are told apart by a number. */
function namesOf(files: readonly File[]): string[] {
  const used = new Map<string, number>()
  return files.map(({ name }) => {
    const times = (used.get(name) ?? 0) + 1
    used.set(name, times)
    return times === 1 ? name : `${times}-${name}`
  })
}

/** The files as one archive. */
export async function packFiles(files: readonly File[]): Promise<Blob> {
  const names = namesOf(files)
  const read = await Promise.all(
    files.map(async (file, at) => ({ name: names[at] ?? file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  return new Blob(archiveOf(read) as BlobPart[], { type: 'application/zip' })
}
