import { crc32 } from 'node:zlib'

interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
  readonly at: Date
}

const UTF8_NAMES = 0x0800
const LOCAL = 0x0403_4b50
const CENTRAL = 0x0201_4b50
const END = 0x0605_4b50

/** Date and time as MS-DOS keeps them: two seconds, from 1980 on. */
function dosTime(at: Date): readonly [time: number, date: number] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return [time, date]
}

/** The fields that both headers of an entry share, from the version on. */
function fieldsOf({ name, bytes, at }: ZipEntry): Buffer {
  const fields = Buffer.alloc(26)
  const [time, date] = dosTime(at)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(UTF8_NAMES, 2)
  // 0: stored. PDF files are compressed already.
  fields.writeUInt16LE(0, 4)
  fields.writeUInt16LE(time, 6)
  fields.writeUInt16LE(date, 8)
  fields.writeUInt32LE(crc32(bytes), 10)
  fields.writeUInt32LE(bytes.length, 14)
  fields.writeUInt32LE(bytes.length, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  return fields
}

const signed = (signature: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}

function centralHeader(fields: Buffer, name: string, offset: number): Buffer {
  const made = Buffer.from([20, 0])
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([signed(CENTRAL), made, fields, rest, Buffer.from(name)])
}

/** Writes an archive of less than 4 GB entry by entry: one at a time is in memory. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const central: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const fields = fieldsOf(entry)
    central.push(centralHeader(fields, entry.name, offset))
    const header = Buffer.concat([signed(LOCAL), fields, Buffer.from(entry.name)])
    offset += header.length + entry.bytes.length
    yield header
    yield entry.bytes
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length, 4)
  end.writeUInt16LE(central.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  yield Buffer.concat([directory, signed(END), end])
}
