/** Reads "12,50", "12.50", "1.250" and "1,250.00": the last separator is a decimal one unless three digits follow. */
export function typedNumber(text: string): number | null {
  const [, whole = '', decimals] = /^([\d.,]*?)(?:[.,](\d{0,2}))?$/.exec(text) ?? []
  const digits = whole.replaceAll(/\D/g, '')
  return digits || decimals ? Number(`${digits || 0}.${decimals || 0}`) : null
}
