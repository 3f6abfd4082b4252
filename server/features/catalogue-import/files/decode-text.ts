/** Decodes the bytes of a shop export, in the character sets of common programs. */
import iconv from 'iconv-lite'
import { UnreadableFile } from './unreadable-file.ts'

export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252' | 'IBM850' | 'Macintosh'

export interface DecodedText {
  readonly text: string
  readonly encoding: Encoding
  /** Bytes alone do not tell it: several character sets fit. */
  readonly isGuessed: boolean
  /** Some bytes were not valid and were replaced by U+FFFD. */
  readonly isDamaged: boolean
}

const decodeAs = (encoding: Encoding, bytes: Uint8Array): string =>
  // TextDecoder has no IBM850, the character set of German DOS programs.
  encoding === 'IBM850' ? iconv.decode(bytes, 'cp850') : new TextDecoder(encoding).decode(bytes)

/** Of the first bytes, the share of NUL at even or odd places above which a text is UTF-16 without a mark. */
const NUL_SHARE = 0.3
const SAMPLE_BYTES = 4096

function utf16Of(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16LE'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16BE'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const nuls = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = nuls.map((count) => (2 * count) / Math.max(1, sample.length))
  if (odd > NUL_SHARE && even < odd / 4) return 'UTF-16LE'
  return even > NUL_SHARE && odd < even / 4 ? 'UTF-16BE' : null
}

/** Letters of German and French shops. Read in a wrong character set they become signs and rare letters. */
const COMMON_LETTERS = /[äöüßÄÖÜéèàç]/g
const ONE_BYTE_ENCODINGS = ['Windows-1252', 'IBM850', 'Macintosh'] as const

function guessOneByte(bytes: Uint8Array): DecodedText {
  const read = ONE_BYTE_ENCODINGS.map((encoding) => {
    const text = decodeAs(encoding, bytes)
    return { text, encoding, letters: text.match(COMMON_LETTERS)?.length ?? 0 }
  })
  // The first of several equal ones: Windows-1252 is what German Excel writes.
  const best = read.reduce((first, other) => (other.letters > first.letters ? other : first))
  return { text: best.text, encoding: best.encoding, isGuessed: true, isDamaged: false }
}

function decodeBytes(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Of(bytes)
  if (utf16) return { text: decodeAs(utf16, bytes), encoding: utf16, isGuessed: false, isDamaged: false }
  const text = decodeAs('UTF-8', bytes)
  const damaged = text.match(/\uFFFD/g)?.length ?? 0
  if (damaged === 0) return { text, encoding: 'UTF-8', isGuessed: false, isDamaged: false }
  // A few bad bytes among many good letters: a mixed UTF-8 file, such as one cut within a letter.
  const letters = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0
  if (damaged * 10 < letters) return { text, encoding: 'UTF-8', isGuessed: false, isDamaged: true }
  return guessOneByte(bytes)
}

/** The text of a file. Throws UnreadableFile for a NUL: such a file is binary, and PostgreSQL cannot store a NUL. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const decoded = decodeBytes(bytes)
  if (decoded.text.includes('\0')) throw new UnreadableFile('fileNoText')
  return { ...decoded, text: decoded.text.replace(/^\uFEFF/, '') }
}
