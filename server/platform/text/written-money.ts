export type DecimalSign = '.' | ','

const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY', zł: 'PLN', kr: 'SEK' }
/** `EUR 29,90`, `29,90 €`, `1.299,00`, `1'299.00`, `59,-` */
const MONEY =
  /^(?<before>[A-Z]{3}|[€$£¥])?\s*(?<number>[\d.,'’\s]*\d)(?:[.,][-–])?\s*(?<after>[A-Z]{3}|[€$£¥]|zł|kr)?$/iu

const endsIn = (sign: DecimalSign) => (sign === '.' ? /\.\d{1,2}\D*$/ : /,\d{1,2}\D*$/)

/** The decimal sign of a file's prices; null: they do not tell. */
export function decimalSignOf(prices: readonly string[]): DecimalSign | null {
  const count = (sign: DecimalSign) => prices.filter((price) => endsIn(sign).test(price)).length
  const [points, commas] = [count('.'), count(',')]
  if (points === commas) return null
  return points > commas ? '.' : ','
}

/** The digits before and after the decimal sign; null: no number. */
function splitNumber(number: string, decimal: DecimalSign | null): readonly [whole: string, fraction: string] | null {
  const last = /[.,](?=\d*$)/.exec(number)
  if (!last) return [number, '']
  const [before, after] = [number.slice(0, last.index), number.slice(last.index + 1)]
  // `59.9900`: databases write four digits.
  if (after.length !== 3) return before.includes(last[0]) ? null : [before, after]
  // `1.299` is one thousand, unless the other prices of the file have a point for the decimals.
  return last[0] === decimal ? null : [number, '']
}

/** `1.299,00`, `1,299.00`, `89.00 EUR`, `50` → cents and currency; null when it is no price. */
export function readMoney(
  text: string,
  decimal: DecimalSign | null,
): { readonly cents: number; readonly currency: string | null } | null {
  const match = MONEY.exec(text.trim())
  const written = match?.groups?.['before'] ?? match?.groups?.['after'] ?? null
  const number = (match?.groups?.['number'] ?? '').replaceAll(/[\s'’]/g, '')
  const parts = number === '' ? null : splitNumber(number, decimal)
  if (!parts || !/^(\d*|\d{1,3}([.,]\d{3})+)$/.test(parts[0])) return null
  const [whole, fraction] = [parts[0].replaceAll(/[.,]/g, ''), parts[1]]
  const cents = Math.round(Number(`${whole || '0'}.${fraction || '0'}`) * 100)
  if (!Number.isSafeInteger(cents)) return null
  return { cents, currency: written === null ? null : (SYMBOLS[written.toLowerCase()] ?? written.toUpperCase()) }
}
