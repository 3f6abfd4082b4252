import { MESSAGE_FILTER } from '#contract/message-filters.limits.ts'

/** A regular expression that is refused, because it is none or could take too long. */
export class UnsafePattern extends Error {}

const REPEAT = MESSAGE_FILTER.repeatMost
const ESCAPES = /^\\(?:[dDwWsSbB]|[.*+?()[\]{}|\\/^$-])/
const CLASS = /^\[\^?(?:\\[dDwWsS.*+?()[\]{}|\\/^$-]|[^\\[\]])+\]/u
const QUANTIFIER = /^(?:[*+?]|\{(\d{1,2})(,(\d{1,2})?)?\})/
const GROUP = /^\((?!\?)|^\(\?:/

/**
 * Reads a subset of regular expressions: characters, classes, `\d \w \s \b`, alternatives and groups, which may only be
 * optional. Without repeated groups and references back, the ways in which it can match from one place are the
 * product of its repetitions and alternatives. That product is limited, so no text makes it slow; an engine
 * that is linear by itself would need none of this, and none is part of Node.
 */
export function safePattern(source: string): RegExp {
  const reader = { rest: source }
  const { text, ways } = readAlternatives(reader, 0)
  if (reader.rest !== '' || ways > MESSAGE_FILTER.waysMost) throw new UnsafePattern(source)
  try {
    const pattern = new RegExp(text, 'giu')
    if (pattern.exec('') !== null) throw new UnsafePattern(source)
    return pattern
  } catch (error) {
    throw error instanceof UnsafePattern ? error : new UnsafePattern(source, { cause: error })
  }
}

interface Reader {
  rest: string
}
interface Part {
  readonly text: string
  readonly ways: number
}

/** Groups in groups; deeper ones say nothing that needs them. */
const DEEPEST = 3

function readAlternatives(reader: Reader, depth: number): Part {
  if (depth > DEEPEST) throw new UnsafePattern(reader.rest)
  const branches = [readSequence(reader, depth)]
  while (reader.rest.startsWith('|')) {
    reader.rest = reader.rest.slice(1)
    branches.push(readSequence(reader, depth))
  }
  return {
    text: branches.map(({ text }) => text).join('|'),
    ways: branches.reduce((sum, { ways }) => sum + ways, 0),
  }
}

function readSequence(reader: Reader, depth: number): Part {
  let [text, ways] = ['', 1]
  while (reader.rest !== '' && !/^[|)]/.test(reader.rest)) {
    const part = GROUP.test(reader.rest) ? readGroup(reader, depth) : readAtom(reader)
    text += part.text
    ways *= part.ways
    // Before the product of a long expression is no number any more.
    if (ways > MESSAGE_FILTER.waysMost) throw new UnsafePattern(reader.rest)
  }
  return { text, ways }
}

function readGroup(reader: Reader, depth: number): Part {
  reader.rest = reader.rest.replace(GROUP, '')
  const inner = readAlternatives(reader, depth + 1)
  take(reader, /^\)/)
  const isOptional = reader.rest.startsWith('?')
  if (isOptional) take(reader, /^\?/)
  if (QUANTIFIER.test(reader.rest)) throw new UnsafePattern(reader.rest)
  return { text: `(?:${inner.text})${isOptional ? '?' : ''}`, ways: inner.ways + (isOptional ? 1 : 0) }
}

function readAtom(reader: Reader): Part {
  const atom = take(reader, ESCAPES) ?? take(reader, CLASS) ?? take(reader, /^[^\\[\]{}()*+?|]/u)
  if (atom === null) throw new UnsafePattern(reader.rest)
  const quantifier = QUANTIFIER.exec(reader.rest)
  if (!quantifier) return { text: unicodeAtom(atom), ways: 1 }
  take(reader, QUANTIFIER)
  // Neither lazy nor possessive, and none twice.
  if (/^[*+?{]/.test(reader.rest)) throw new UnsafePattern(reader.rest)
  const [least, most] = boundsOf(quantifier)
  if (most > REPEAT || most < least) throw new UnsafePattern(reader.rest)
  return { text: `${unicodeAtom(atom)}{${least},${most}}`, ways: most - least + 1 }
}

/** Characters that may be escaped in our subset, and may not be in an expression with the flag `u`. */
const unicodeAtom = (atom: string): string => (atom === '\\-' ? '-' : atom)

function boundsOf([sign, least, comma, most]: RegExpExecArray): [number, number] {
  if (sign === '*') return [0, REPEAT]
  if (sign === '+') return [1, REPEAT]
  if (sign === '?') return [0, 1]
  const from = Number(least)
  if (comma === undefined) return [from, from]
  return [from, most === undefined ? REPEAT : Number(most)]
}

function take(reader: Reader, pattern: RegExp): string | null {
  const [found] = pattern.exec(reader.rest) ?? []
  if (found === undefined) {
    if (pattern.source === '^\\)') throw new UnsafePattern(reader.rest)
    return null
  }
  reader.rest = reader.rest.slice(found.length)
  return found
}
