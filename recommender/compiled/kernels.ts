/** Compiled loops over numbers in one memory. Each loop is compiled once per process and bound once to each memory. */
import { bindWasm, compileWasm, type WasmMemory, type WasmModule } from './web-assembly.ts'

/** The memory that a loop reads and writes, such as the columns of a catalogue. */
export interface KernelMemory {
  /** Length of the vectors in this memory. */
  readonly dimension: number
  /** The shared memory; null when compiled loops are not available. */
  readonly memory: WasmMemory | null
}

/** A bound loop. It takes byte addresses and numbers; the meaning of the result depends on the loop. */
type Kernel = (...values: readonly number[]) => number

/** Returns the loop for this memory; null without a memory or without 128-bit vectors. */
type KernelFamily = (owner: KernelMemory, variant?: number) => Kernel | null

/** A family of loops: `write` generates the module for vectors of a dimension and, optionally, for a variant. */
export function kernelFamily(write: (dimension: number, variant: number) => Uint8Array): KernelFamily {
  const modules = new Map<string, WasmModule | null>()
  const bound = new WeakMap<KernelMemory, Map<number, Kernel | null>>()
  const moduleFor = (dimension: number, variant: number): WasmModule | null => {
    const name = `${dimension} ${variant}`
    let module = modules.get(name)
    if (module === undefined) {
      module = compileWasm(write(dimension, variant))
      modules.set(name, module)
    }
    return module
  }
  return (owner, variant = 0) => {
    const { memory, dimension } = owner
    if (memory === null) return null
    let ownKernels = bound.get(owner)
    if (ownKernels === undefined) {
      ownKernels = new Map()
      bound.set(owner, ownKernels)
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
