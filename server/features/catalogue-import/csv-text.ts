/** Decodes the bytes of a shop export, in the encodings of common programs. */

export class UnreadableFile extends Error {}

function utf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return null
}

/**
 * UTF-8 with or without BOM, UTF-16 with BOM, else windows-1252 (German Excel). Throws UnreadableFile for a NUL: such a
 * file is binary, and PostgreSQL cannot store a NUL.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = utf16(bytes) ?? decodeBytes(bytes)
  if (text.includes('\0')) throw new UnreadableFile('The file is not text.')
  return text
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8: every byte sequence is valid windows-1252.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const DELIMITERS = [',', ';', '\t', '|'] as const

/** The most frequent separator in the header line, outside quotes. */
export function delimiterOf(text: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((sign) => [sign, 0]))
  let quoted = false
  for (const sign of text.slice(0, 20_000)) {
    if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '\n' || sign === '\r')) break
    else if (!quoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best && best[1] > 0 ? best[0] : ','
}

/** `1.299,00`, `1,299.00`, `89.00`, `50` → cents; null when it is no price. */
export function centsOf(text: string): number | null {
  const bare = text.replaceAll(/[\s€]|EUR/g, '')
  if (!/^\d[\d.,]*$/.test(bare)) return null
  const decimal = /[.,](\d{1,2})$/.exec(bare)
  const whole = (decimal ? bare.slice(0, decimal.index) : bare).replaceAll(/[.,]/g, '')
  const cents = Number(whole) * 100 + Number((decimal?.[1] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}
