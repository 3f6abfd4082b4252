/**
 * Letters of other scripts that look like Latin ones, after case folding, by Unicode's confusables (UTS 39): Cyrillic,
 * Greek, Armenian, and two shapes of Latin itself. Capital shapes count too: В folds to в and looks like B. The same
 * table is in the migration that added `users.username_skeleton`; a change needs a migration that recomputes it.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'ë',
  г: 'r',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'ï',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  ц: 'u',
  ѵ: 'v',
  ԝ: 'w',
  ш: 'w',
  х: 'x',
  у: 'y',
  ү: 'y',
  α: 'a',
  β: 'b',
  ς: 'c',
  ε: 'e',
  η: 'n',
  ι: 'i',
  ϳ: 'j',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  σ: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ω: 'w',
  χ: 'x',
  γ: 'y',
  ζ: 'z',
  հ: 'h',
  յ: 'j',
  ո: 'n',
  օ: 'o',
  ս: 'u',
  ց: 'g',
  զ: 'q',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
}

/** Characters without a shape that Unicode does not class as control or format characters, such as U+034F and U+3164. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** Two usernames with the same skeleton look alike. Takes the folded name (`usernameKeyOf`); only for comparing. */
export const skeletonOf = (usernameKey: string): string =>
  Array.from(usernameKey.replaceAll(INVISIBLE, ''), (letter) => LOOKALIKES[letter] ?? letter).join('')

/** Scripts that a name may use alone (UAX 31, recommended scripts). */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Arabic',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
]
/** Scripts that Japanese, Chinese and Korean mix, also with Latin. */
const MIXED_SCRIPTS = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]
const onlyIn = (scripts: readonly string[]): RegExp =>
  new RegExp(
    `^[${['Common', 'Inherited', ...scripts].map((script) => `\\p{Script_Extensions=${script}}`).join('')}]*$`,
    'u',
  )
const WRITING_SYSTEMS = [...SCRIPTS.map((script) => [script]), ...MIXED_SCRIPTS].map(onlyIn)

/** UTS 39, "highly restrictive": a name in letters of one writing system cannot imitate another by mixing. */
export const isOneWritingSystem = (username: string): boolean =>
  WRITING_SYSTEMS.some((letters) => letters.test(username))
