import { expect, test } from 'vitest'
import { type Lent, lendMemory } from './buffer-pool.ts'

const write = (letter: string, bytes = 200_000): Lent =>
  lendMemory((allocate) => allocate(bytes).fill(letter).subarray(0, bytes))

const read = ({ bytes }: Lent): string => `${bytes[0]} ${bytes.every((byte) => byte === bytes[0])} ${bytes.length}`
const letters = (count: number): string[] => Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at))

test('nobody writes where somebody may still read', () => {
  for (const bytes of [1000, 200_000]) {
    const lent = letters(20).map((letter) => write(letter, bytes))
    expect(lent.map(read)).toEqual(letters(20).map((letter) => `${letter.charCodeAt(0)} true ${bytes}`))
    for (const { giveBack } of lent) giveBack()
  }
})

test('what was given back is used again, for one at a time, however often it is said', () => {
  const first = write('a')
  first.giveBack()
  first.giveBack()
  const [second, third] = [write('b'), write('c')]
  first.giveBack()
  const fourth = write('d')
  expect([second, third, fourth].map(read)).toEqual(['98 true 200000', '99 true 200000', '100 true 200000'])
  const used = new Set([second, third, fourth].map(({ bytes }) => bytes.buffer))
  for (const { giveBack } of [second, third, fourth]) giveBack()
  const again = letters(8).map((letter) => write(letter))
  expect(again.filter(({ bytes }) => used.has(bytes.buffer)).length).toBe(3)
})

test('many small answers do not take the place of large ones', () => {
  const large = write('x', 900_000)
  const small = letters(20).map((letter) => write(letter))
  large.giveBack()
  for (const { giveBack } of small) giveBack()
  expect(write('y', 900_000).bytes.buffer).toBe(large.bytes.buffer)
})
