/** Compiled loops over numbers in one memory: each is compiled once per process and bound once to each memory. */
import { bindWasm, compileWasm, type WasmMemory, type WasmModule } from './web-assembly.ts'

/** Where a loop works, such as the columns of a catalogue. */
export interface Workplace {
  /** Length of the vectors in this memory. */
  readonly dimension: number
  /** null: no compiled loop works here. */
  readonly memory: WasmMemory | null
}

/** Takes addresses in bytes and plain numbers; what it answers is up to the loop. */
type Kernel = (...values: readonly number[]) => number

/** Finds the loop for this place; null where there is none: no memory for it, or no vectors of 128 bits. */
type KernelFamily = (place: Workplace, variant?: number) => Kernel | null

/** Opens loops of one kind: `write` makes the module for vectors of this dimension, and for a variant if there are any. */
export function kernelFamily(write: (dimension: number, variant: number) => Uint8Array): KernelFamily {
  const modules = new Map<string, WasmModule | null>()
  const bound = new WeakMap<Workplace, Map<number, Kernel | null>>()
  const moduleFor = (dimension: number, variant: number): WasmModule | null => {
    const name = `${dimension} ${variant}`
    let module = modules.get(name)
    if (module === undefined) {
      module = compileWasm(write(dimension, variant))
      modules.set(name, module)
    }
    return module
  }
  return (place, variant = 0) => {
    const { memory, dimension } = place
    if (memory === null) return null
    let ownKernels = bound.get(place)
    if (ownKernels === undefined) {
      ownKernels = new Map()
      bound.set(place, ownKernels)
    }
    let kernel = ownKernels.get(variant)
    if (kernel === undefined) {
      const module = moduleFor(dimension, variant)
      kernel = module && bindWasm(module, memory)
      ownKernels.set(variant, kernel)
    }
    return kernel
  }
}
