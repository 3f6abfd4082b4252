import { PRICE } from '#contract/discovery.limits.ts'

/** A price range in euros, and the index of the first word after it. */
export interface ReadPrice {
  readonly to: number
  readonly min: number | null
  readonly max: number | null
}

const phrases = (text: string): readonly (readonly string[])[] => text.split(', ').map((phrase) => phrase.split(' '))

const AT_MOST = phrases(
  'unter, bis, bis zu, max, maximal, hoechstens, weniger als, nicht mehr als, guenstiger als, billiger als, under, below, ' +
    'nicht ueber, nicht uber, nicht teurer als, not above, not more than, up to, upto, at most, less than, cheaper than, not over, no more than, bis maximal, bis max',
)
const AT_LEAST = phrases(
  'ueber, uber, ab, mindestens, min, mehr als, teurer als, over, above, from, at least, more than, von, starting at, ' +
    'nicht unter, nicht weniger als, nicht guenstiger als, nicht billiger als, not under, not below, not less than, no less than, not cheaper than',
)
const BETWEEN = phrases('zwischen, between, von, from, ab')
const AND = phrases('bis, und, and, to, bis zu')
const EURO: ReadonlySet<string> = new Set(['euro', 'euros', 'eur', 'bucks'])
/** Two numbers without a unit are sizes when both are in this range: the widths of trousers begin at 24. */
const SIZES = { min: 24, max: 48 } as const

function after(words: readonly string[], at: number, list: readonly (readonly string[])[]): number {
  const fitting = list.filter((phrase) => phrase.every((word, place) => words[at + place] === word))
  return at + Math.max(0, ...fitting.map((phrase) => phrase.length))
}

const afterEuro = (words: readonly string[], at: number): number => (EURO.has(words[at] ?? '') ? at + 1 : at)

function amountAt(words: readonly string[], at: number): number | null {
  const word = words[at] ?? ''
  // Higher prices than any product has mean the highest one.
  return /^\d{1,9}$/.test(word) ? Math.min(Number(word), PRICE.max) : null
}

/** Reads a price at this word: `unter 50 euro`, `between 50 and 100`, `50-100 €`, `80 euro`; or null. */
export const readPrice = (words: readonly string[], at: number): ReadPrice | null =>
  readRange(words, at) ?? readBound(words, at)

function readRange(words: readonly string[], at: number): ReadPrice | null {
  const first = after(words, at, BETWEEN)
  const low = amountAt(words, first)
  const joint = afterEuro(words, first + 1)
  const second = after(words, joint, AND)
  const high = amountAt(words, second)
  if (low === null || high === null) return null
  const to = afterEuro(words, second + 1)
  const isSaid = first > at || joint > first + 1 || to > second + 1
  const mayBeSizes = Math.min(low, high) >= SIZES.min && Math.max(low, high) <= SIZES.max
  const isPrice = isSaid || (second > joint && !mayBeSizes)
  return isPrice ? { to, min: Math.min(low, high), max: Math.max(low, high) } : null
}

/** `38 bis 40`: the second of two sizes, and no price. */
function isSecondSize(words: readonly string[], at: number): boolean {
  const second = after(words, at, AND)
  const sizes = [amountAt(words, at - 1), amountAt(words, second)]
  const mayBeSizes = sizes.every((size) => size !== null && size >= SIZES.min && size <= SIZES.max)
  return mayBeSizes && second > at && !EURO.has(words[second + 1] ?? '')
}

function readBound(words: readonly string[], at: number): ReadPrice | null {
  if (isSecondSize(words, at)) return null
  for (const [list, isLeast] of [
    [AT_MOST, false],
    [AT_LEAST, true],
  ] as const) {
    const from = after(words, at, list)
    const amount = from > at ? amountAt(words, from) : null
    if (amount === null) continue
    return { to: afterEuro(words, from + 1), min: isLeast ? amount : null, max: isLeast ? null : amount }
  }
  // A price without a preposition is an upper bound.
  const amount = amountAt(words, at)
  return amount !== null && EURO.has(words[at + 1] ?? '') ? { to: at + 2, min: null, max: amount } : null
}
