import { expect, test } from 'vitest'
import { type Lent, lendMemory } from './lent-memory.ts'

const write = (text: string): Lent =>
  lendMemory((allocate) => {
    const memory = allocate(text.length)
    return memory.subarray(0, memory.write(text))
  })
const at = ({ bytes }: Lent): string => `${bytes.byteOffset} ${memoryNo(bytes.buffer)}`
const known: ArrayBufferLike[] = []
function memoryNo(memory: ArrayBufferLike): number {
  if (!known.includes(memory)) known.push(memory)
  return known.indexOf(memory)
}

test('nobody writes where somebody may still read', () => {
  const lent = Array.from({ length: 20 }, (_, no) => write(`answer ${no}`))
  expect(new Set(lent.map(at)).size).toBe(20)
  expect(lent.map(({ bytes }) => bytes.toString())).toEqual(lent.map((_, no) => `answer ${no}`))
  for (const { giveBack } of lent) giveBack()
})

test('what was given back is used again, for one at a time, however often it is said', () => {
  const first = write('first')
  first.giveBack()
  first.giveBack()
  const [second, third] = [write('second'), write('third')]
  expect(at(second)).not.toBe(at(third))
  first.giveBack()
  const fourth = write('fourth')
  expect([second, third, fourth].map(({ bytes }) => bytes.toString())).toEqual(['second', 'third', 'fourth'])
  for (const { giveBack } of [second, third, fourth]) giveBack()
  const places = new Set([second, third, fourth].map(at))
  expect(places.has(at(write('again')))).toBe(true)
})

test('memory that is too small stays for others', () => {
  write('small').giveBack()
  const large = 'x'.repeat(3_000_000)
  expect(write(large).bytes.toString()).toBe(large)
})
