/**
 * The part of the WebAssembly binary format (core specification, chapter 5) that is needed to write one function over one
 * memory as nested calls: `f32x4.add(get(0), get(1))` returns the code of both operands, then of the instruction.
 */
export type Code = readonly number[]

/** Types of local variables and parameters. */
const KINDS = { i32: 0x7f, f32: 0x7d, f64: 0x7c, v128: 0x7b } as const
export type Kind = keyof typeof KINDS

interface WasmFunction {
  readonly parameters: readonly Kind[]
  /** Local variables; their indexes follow those of the parameters, and their values start at zero. */
  readonly locals: readonly Kind[]
  readonly body: Code
}

const plain =
  (opcode: number) =>
  (...operands: readonly Code[]): Code => [...operands.flat(), opcode]
/** Instructions on 128-bit vectors have a prefix before their opcode. */
const vector =
  (opcode: number) =>
  (...operands: readonly Code[]): Code => [...operands.flat(), 0xfd, ...unsigned(opcode)]
/** `offset` in bytes is added to the address. The alignment exponent is 0, because addresses may be unaligned. */
const loading =
  (opcode: number) =>
  (address: Code, offset = 0): Code => [...address, 0xfd, ...unsigned(opcode), 0, ...unsigned(offset)]

export const get = (local: number): Code => [0x20, ...unsigned(local)]
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)]

export const i32 = {
  constant: (value: number): Code => [0x41, ...signed(value)],
  add: plain(0x6a),
  subtract: plain(0x6b),
  multiply: plain(0x6c),
  store: (address: Code, value: Code): Code => [...address, ...value, 0x36, 0, 0],
} as const

export const v128 = {
  load: loading(0x00),
  /** Loads one float32 into all four lanes. */
  loadSplat32: loading(0x09),
  /** Loads one float64 into both lanes. */
  loadSplat64: loading(0x0a),
  /** Loads eight bytes into the lower half and zeros into the upper. */
  load64: loading(0x5d),
  store: (address: Code, offset: number, value: Code): Code => [
    ...address,
    ...value,
    0xfd,
    0x0b,
    0,
    ...unsigned(offset),
  ],
  constant32: (value: number): Code => [
    0xfd,
    0x0c,
    ...new Uint8Array(Float32Array.of(value, value, value, value).buffer),
  ],
  /** Stores one of four lanes. */
  storeLane32: (address: Code, value: Code, lane: number): Code => [...address, ...value, 0xfd, 0x5a, 0, 0, lane],
  and: vector(78),
  or: vector(80),
  /** Takes bits of the first operand where the third has ones, else of the second. */
  select: vector(82),
  /** 1 when any bit is set, else 0. */
  anyTrue: vector(83),
} as const

export const i8x16 = {
  splat: vector(15),
  notEqual: vector(36),
  /** Selects lanes by number: 0 to 15 are those of the first operand, 16 to 31 of the second. */
  shuffle: (one: Code, other: Code, lanes: readonly number[]): Code => [...one, ...other, 0xfd, 0x0d, ...lanes],
} as const

export const i16x8 = { extendLow8: vector(135), extendHigh8: vector(136) } as const

export const i32x4 = {
  splat: vector(17),
  lane: (value: Code, lane: number): Code => [...value, 0xfd, 0x1b, lane],
  lessOrEqual: vector(61),
  greaterOrEqual: vector(63),
  extendLow16: vector(167),
  extendHigh16: vector(168),
  add: vector(174),
  subtract: vector(177),
  /** Multiplies eight int16 each and adds adjacent products. */
  dot16: vector(186),
} as const

export const f32x4 = {
  splat: vector(19),
  greaterOrEqual: vector(70),
  add: vector(228),
  subtract: vector(229),
  multiply: vector(230),
  /** Converts four int32. */
  convert: vector(250),
  /** The second operand where it is smaller, else the first. */
  min: vector(234),
  /** The second operand where it is greater, else the first. */
  max: vector(235),
} as const

export const f64x2 = {
  splat: vector(20),
  add: vector(240),
  subtract: vector(241),
  multiply: vector(242),
} as const

/** Runs the body at least once and repeats it while the condition after it is not zero. */
export const repeatWhile = (body: Code, condition: Code): Code => [0x03, 0x40, ...body, ...condition, 0x0d, 0, 0x0b]

export const when = (condition: Code, then: Code, otherwise: Code = []): Code => [
  ...condition,
  ...[0x04, 0x40],
  ...then,
  0x05,
  ...otherwise,
  0x0b,
]

/** Bytes of a module that imports `env.memory` and exports this function, which returns an i32, as `run`. */
export function moduleOf({ parameters, locals, body }: WasmFunction): Uint8Array {
  const declared = locals.flatMap((kind) => [1, KINDS[kind]])
  const code = [...unsigned(locals.length), ...declared, ...body, 0x0b]
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    // The magic number „\0asm" and the version come first, then the sections types, imports, functions, exports, code.
    ...section(1, [1, 0x60, ...listOf(parameters.map((kind) => [KINDS[kind]])), 1, KINDS.i32]),
    ...section(2, [1, ...nameOf('env'), ...nameOf('memory'), 0x02, 0x00, 0]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...nameOf('run'), 0x00, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ])
}

function section(id: number, content: Code): Code {
  return [id, ...unsigned(content.length), ...content]
}

function listOf(entries: readonly Code[]): Code {
  return [...unsigned(entries.length), ...entries.flat()]
}

function nameOf(text: string): Code {
  return [text.length, ...Array.from(text, (letter) => letter.charCodeAt(0))]
}

/** LEB128: seven bits per byte, lowest bits first; the top bit is set when more bytes follow. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)]
}

function signed(value: number): Code {
  const isLast = value >= -64 && value < 64
  return isLast ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)]
}
