import { expect, test } from 'vitest'
import { archiveOf } from './pack-files.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('an archive has each file with its name, size and checksum, and an index of all', () => {
  const parts = archiveOf([
    { name: 'größe.csv', bytes: bytesOf('123456789') },
    { name: 'b.jpg', bytes: bytesOf('x') },
  ])
  const whole = Buffer.concat(parts)
  expect(whole.readUInt32LE(0)).toBe(0x04034b50)
  // The check value of CRC-32 (ISO 3309).
  expect(whole.readUInt32LE(14)).toBe(0xcbf43926)
  expect([whole.readUInt32LE(18), whole.readUInt32LE(22), whole.readUInt16LE(26)]).toEqual([9, 9, 11])
  const end = whole.subarray(-22)
  expect([end.readUInt32LE(0), end.readUInt16LE(10)]).toEqual([0x06054b50, 2])
  const index = end.readUInt32LE(16)
  expect(whole.readUInt32LE(index)).toBe(0x02014b50)
  expect(index + end.readUInt32LE(12)).toBe(whole.length - 22)
})
