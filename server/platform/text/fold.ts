/** Letters that Unicode does not decompose, or that German spells with two letters. */
const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
}
const SPELLED_LETTERS = /[äöüßæœøåłđ]/g

/** Lower case, `ä` → `ae`, without other diacritics, so that spellings with and without umlauts are equal. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(SPELLED_LETTERS, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
}

/** Words joined by punctuation: `T-Shirt` is one run of two words. */
const RUNS = /[a-z0-9]+(?:['’.\-/&][a-z0-9]+)*/g

/**
 * The folded words of a text in their order, [a-z0-9] only. A run is split into its parts, unless a part is a
 * single letter: `T-Shirt` → `tshirt`, `Zip-Hoodie` → `zip`, `hoodie`.
 */
export function foldedWords(text: string): string[] {
  return [...fold(text).matchAll(RUNS)].flatMap(([run]) => {
    const parts = run.split(/[^a-z0-9]+/)
    return parts.some((part) => part.length === 1 && parts.length > 1) ? [parts.join('')] : parts
  })
}
