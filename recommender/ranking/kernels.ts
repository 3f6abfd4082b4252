/** Compiled loops over the columns: each is compiled once per process and bound once to the memory of a catalogue. */
import type { Columns } from '../columns.ts'
import { bindWasm, compileWasm, type WasmModule } from './web-assembly.ts'

/** Takes addresses in bytes and plain numbers; what it answers is up to the loop. */
type Kernel = (...values: readonly number[]) => number

/** Finds the loop for these columns; null where there is none: small catalogues, or no vectors of 128 bits. */
type KernelFamily = (columns: Columns, variant?: number) => Kernel | null

/** Opens loops of one kind: `write` makes the module for vectors of this dimension, and for a variant if there are any. */
export function kernelFamily(write: (dimension: number, variant: number) => Uint8Array): KernelFamily {
  const modules = new Map<string, WasmModule | null>()
  const bound = new WeakMap<Columns, Map<number, Kernel | null>>()
  const moduleFor = (dimension: number, variant: number): WasmModule | null => {
    const name = `${dimension} ${variant}`
    let module = modules.get(name)
    if (module === undefined) {
      module = compileWasm(write(dimension, variant))
      modules.set(name, module)
    }
    return module
  }
  return (columns, variant = 0) => {
    const { memory, dimension } = columns
    if (memory === null) return null
    let ownKernels = bound.get(columns)
    if (ownKernels === undefined) {
      ownKernels = new Map()
      bound.set(columns, ownKernels)
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
