import { crc32, deflateRawSync } from 'node:zlib'

export interface TestEntry {
  readonly name: string
  readonly content: Uint8Array | string
  /** The size that the archive declares instead of the true one. */
  readonly declared?: number
  /** Unix mode, such as that of a symbolic link. */
  readonly mode?: number
  /** Takes the bytes of this earlier entry instead of own ones. */
  readonly sameAs?: number
}

/** Builds an archive, also one that lies about itself. */
export function zipOf(entries: readonly TestEntry[]): Buffer {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  const offsets: number[] = []
  let offset = 0
  for (const { name, content, declared, mode = 0o100644, sameAs } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const nameBytes = Buffer.from(name)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(0x0800, 2)
    header.writeUInt16LE(8, 4)
    header.writeUInt32LE(crc32(bytes), 10)
    header.writeUInt32LE(packed.length, 14)
    header.writeUInt32LE(declared ?? bytes.length, 18)
    header.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, nameBytes, packed])
    const at = sameAs === undefined ? offset : (offsets[sameAs] ?? 0)
    offsets.push(at)
    if (sameAs === undefined) {
      parts.push(local)
      offset += local.length
    }
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((mode << 16) >>> 0, 6)
    tail.writeUInt32LE(at, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), header, tail, nameBytes]))
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, directory, end])
}
