import { expect, test } from 'vitest'
import { type PooledBytes, writePooled } from './buffer-pool.ts'

const write = (letter: string, bytes = 200_000): PooledBytes =>
  writePooled((allocate) => allocate(bytes).fill(letter).subarray(0, bytes))

const read = ({ bytes }: PooledBytes): string =>
  `${bytes[0]} ${bytes.every((byte) => byte === bytes[0])} ${bytes.length}`
const letters = (count: number): string[] => Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at))

test('memory in use is never written again', () => {
  for (const bytes of [1000, 200_000]) {
    const pooled = letters(20).map((letter) => write(letter, bytes))
    expect(pooled.map(read)).toEqual(letters(20).map((letter) => `${letter.charCodeAt(0)} true ${bytes}`))
    for (const { release } of pooled) release()
  }
})

test('released memory is used again, by one at a time, however often it is released', () => {
  const first = write('a')
  first.release()
  first.release()
  const [second, third] = [write('b'), write('c')]
  first.release()
  const fourth = write('d')
  expect([second, third, fourth].map(read)).toEqual(['98 true 200000', '99 true 200000', '100 true 200000'])
  const used = new Set([second, third, fourth].map(({ bytes }) => bytes.buffer))
  for (const { release } of [second, third, fourth]) release()
  const again = letters(8).map((letter) => write(letter))
  expect(again.filter(({ bytes }) => used.has(bytes.buffer)).length).toBe(3)
})

test('many small answers do not take the place of large ones', () => {
  const large = write('x', 900_000)
  const small = letters(20).map((letter) => write(letter))
  large.release()
  for (const { release } of small) release()
  expect(write('y', 900_000).bytes.buffer).toBe(large.bytes.buffer)
})
