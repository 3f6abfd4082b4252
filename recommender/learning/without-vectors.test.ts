import { afterEach, expect, test, vi } from 'vitest'
import { CONTENT_DIMENSION } from '../content/layout.ts'
import { randomFrom } from '../random.ts'
import type { TrainingInput } from './train.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The smallest valid module: „\0asm" and the version. */
const EMPTY_MODULE = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00)

/** Random answers of thirty users to twenty products. */
function byChance(): TrainingInput {
  const random = randomFrom(3)
  const userNos = Int32Array.from({ length: 600 }, (_, at) => 1 + (at % 30))
  const productNos = userNos.map(() => 1 + Math.floor(20 * random.uniform()))
  const liked = Uint8Array.from(userNos, () => (random.uniform() < 0.4 ? 1 : 0))
  const content = () =>
    Float32Array.from({ length: CONTENT_DIMENSION }, (_, of) => (of === 0 ? 1 : 0.2 * random.normal()))
  const products = Array.from({ length: 20 }, (_, at) => ({ productNo: at + 1, content: content() }))
  return { swipes: { userNos, productNos, liked }, products, seed: 5 }
}

/** The WebAssembly API, except that it finds every module invalid, as on a machine without 128-bit vectors. */
const withoutVectors: unknown = Object.create(Reflect.get(globalThis, 'WebAssembly'), {
  validate: { value: () => false },
})

test.each([
  ['vectors of 128 bits', withoutVectors],
  ['any compiled loops', undefined],
])('a machine without %s trains the same model to the last bit', async (_name, stub) => {
  const compiled = (await import('./train.ts')).trainModel(byChance())
  vi.resetModules()
  vi.stubGlobal('WebAssembly', stub)
  const { compileWasm } = await import('../compiled/web-assembly.ts')
  expect(compileWasm(EMPTY_MODULE)).toBeNull()
  const plain = (await import('./train.ts')).trainModel(byChance())
  expect(plain).toEqual(compiled)
})
