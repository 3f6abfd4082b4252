import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readUpload } from './read-upload.ts'

test('no more than twelve files are in memory: the others are not read before one of these was decoded', async () => {
  const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#444' } })
    .png()
    .toBuffer()
  const arrived = Promise.withResolvers<void>()
  let read = 0
  const uploads = Array.from({ length: 20 }, (_, at) =>
    readUpload(
      async () => {
        read += 1
        await arrived.promise
        return bytes
      },
      { maxBytes: bytes.length, caller: `brand ${at % 3}` },
    ),
  )
  await setImmediate()
  expect(read).toBe(12)
  arrived.resolve()
  expect(await Promise.all(uploads)).toHaveLength(20)
  expect(read).toBe(20)
})
