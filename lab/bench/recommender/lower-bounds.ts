/** Two baselines: reading all vectors once, which no ranking can undercut, and a plain dot-product loop. */

import type { Columns } from '../../../recommender/columns.ts'
import { get, i32, moduleOf, repeatWhile, set, v128 } from '../../../recommender/compiled/assembler.ts'
import { bindWasm, compileWasm } from '../../../recommender/compiled/web-assembly.ts'

const BYTES_AT_ONCE = 128
const [address, rounds] = [0, 1]
/** Four accumulators, so that additions do not wait for each other. */
const sums = [2, 3, 4, 5]

function readingModule(): Uint8Array {
  const loads = Array.from({ length: BYTES_AT_ONCE / 16 }, (_, at) => {
    const sum = sums[at % sums.length] as number
    return set(sum, v128.or(get(sum), v128.load(get(address), at * 16)))
  })
  const body = [
    ...loads.flat(),
    ...set(address, i32.add(get(address), i32.constant(BYTES_AT_ONCE))),
    ...set(rounds, i32.subtract(get(rounds), i32.constant(1))),
  ]
  const any = sums.map((sum) => v128.anyTrue(get(sum))).reduce((one, other) => i32.add(one, other))
  return moduleOf({
    parameters: ['i32', 'i32'],
    locals: sums.map(() => 'v128'),
    body: [...repeatWhile(body, get(rounds)), ...any],
  })
}

/** Reads the vectors once with 128-bit WebAssembly loads: the memory bandwidth one core reaches this way. C reads faster. */
export function vectorReader({ memory, vectors }: Columns): () => number {
  const module = compileWasm(readingModule())
  if (module === null || memory === null) throw new Error('no compiled loops on this machine')
  const run = bindWasm(module, memory)
  return () => run(vectors.byteOffset, Math.floor(vectors.byteLength / BYTES_AT_ONCE))
}

/** Scores the same vectors in a plain JavaScript loop with four sums. */
export function plainDots({ vectors, dimension }: Columns, rows: number): () => Float32Array {
  const rowwise = Float32Array.from(vectors.subarray(0, rows * dimension))
  const weights = new Float64Array(dimension).fill(0.1)
  const scores = new Float32Array(rows)
  return () => {
    for (let row = 0; row < rows; row++) {
      const start = row * dimension
      let [a, b, c, d] = [0, 0, 0, 0]
      for (let at = 0; at < dimension; at += 4) {
        a += (rowwise[start + at] as number) * (weights[at] as number)
        b += (rowwise[start + at + 1] as number) * (weights[at + 1] as number)
        c += (rowwise[start + at + 2] as number) * (weights[at + 2] as number)
        d += (rowwise[start + at + 3] as number) * (weights[at + 3] as number)
      }
      scores[row] = a + b + c + d
    }
    return scores
  }
}
