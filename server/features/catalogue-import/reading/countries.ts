const CAPITAL_A = 65
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(CAPITAL_A + at))

let codes: ReadonlyMap<string, string> | null = null

/** Codes of countries by their names in German and English, in lower case. */
function codesByName(): ReadonlyMap<string, string> {
  const names = ['de', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return new Map(
    pairs.flatMap((code) =>
      names.flatMap((list): [string, string][] => {
        const name = list.of(code)
        return name === undefined ? [] : [[name.toLowerCase(), code]]
      }),
    ),
  )
}

/** ISO 3166-1 alpha-2 of a country that a file names by code or by name; null: none that is known. */
export function countryOf(written: string): string | null {
  const text = written.trim()
  if (text === '') return null
  codes ??= codesByName()
  if (/^[a-z]{2}$/i.test(text)) return [...codes.values()].includes(text.toUpperCase()) ? text.toUpperCase() : null
  return codes.get(text.toLowerCase()) ?? null
}
