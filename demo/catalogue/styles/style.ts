/** The style of one label: what it makes, in which colours, at which prices, and how it names its products. */
export interface LabelStyle {
  readonly slug: string
  /** Printed wordmark, upper case, at most 12 characters. */
  readonly mark: string
  /** Factor on the usual price of a kind. */
  readonly priceLevel: number
  /** Share of products with a pattern or a print, 0 to 1. */
  readonly loudness: number
  /** Fabrics and patterns that this label does not use. */
  readonly avoids?: string
  /** Genders as a sequence of m, w and u, repeated over the products. */
  readonly genders: string
  /** One kind per product. */
  readonly line: string
  /** First words of product names; no word belongs to two labels. */
  readonly words: string
  /** Numbers the label puts into names; empty when it does not. */
  readonly numbers: string
  /** How names are built: w word, n noun, # number. */
  readonly naming: string
  /** Curated colour triples "base second accent", separated by semicolons. */
  readonly colourways: string
  /** Colours of the set behind the product. */
  readonly sets: string
  readonly backdrops: string
  readonly lights: string
  readonly motifs: string
  readonly tags: string
}

/** Splits a comma-separated table cell. */
export function cells(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
}
