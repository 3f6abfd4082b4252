/** Types of the WebAssembly API as far as compiled loops use it; TypeScript without DOM and Node do not declare them. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer
}

/** A compiled module; opaque. */
export type WasmModule = object

interface Wasm {
  readonly Memory: new (size: { initial: number }) => WasmMemory
  readonly Module: new (bytes: Uint8Array) => WasmModule
  readonly Instance: new (
    module: WasmModule,
    imports: { readonly env: { readonly memory: WasmMemory } },
  ) => { readonly exports: Readonly<Record<string, unknown>> }
  readonly validate: (bytes: Uint8Array) => boolean
}

const PAGE_BYTES = 65_536
/** Size that 32-bit addresses reach, minus one page, because sizes are rounded up to whole pages. */
const MOST_BYTES = 2 ** 32 - PAGE_BYTES

const wasm = (globalThis as { WebAssembly?: Wasm }).WebAssembly

/**
 * Zeroed memory that compiled loops and typed arrays share; null when not available, and callers then use an
 * ArrayBuffer.
 */
export function openWasmMemory(bytes: number): WasmMemory | null {
  if (wasm === undefined || bytes > MOST_BYTES) return null
  try {
    return new wasm.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) })
  } catch {
    return null // The address space is exhausted; the plain loops still work.
  }
}

/** Compiles a module; null when this machine lacks WebAssembly or 128-bit vectors. */
export function compileWasm(bytes: Uint8Array): WasmModule | null {
  return wasm?.validate(bytes) === true ? new wasm.Module(bytes) : null
}

/** The module's function `run`, bound to this memory. */
export function bindWasm(module: WasmModule, memory: WasmMemory): (...values: readonly number[]) => number {
  if (wasm === undefined) throw new Error('a module without WebAssembly')
  return new wasm.Instance(module, { env: { memory } }).exports['run'] as (...values: readonly number[]) => number
}
