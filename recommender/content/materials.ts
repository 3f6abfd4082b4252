/** Materials and cuts that have a number of their own in the content vector, with their words in both languages. */

const MATERIAL_STEMS = {
  denim: 'denim jeans jeansstoff chambray',
  wool: 'wool wolle woll merino cashmere kaschmir mohair knit knitted strick tweed',
  leather: 'leather leder suede wildleder veloursleder nubuk nubuck rindsleder',
  corduroy: 'corduroy cord kord velvet samt',
  fleece: 'fleece teddy sherpa boucle bouclé plush plüsch sweat',
  technical:
    'nylon polyamid polyamide ripstop cordura softshell hardshell gore-tex goretex mesh polyester techwear wasserdicht waterproof',
  woven: 'canvas twill linen leinen poplin popeline seersucker',
} as const

const CUT_WORDS = {
  wide: 'wide wide-leg weit weite weites weiter baggy loose relaxed flared bootcut ausgestellt',
  slim: 'slim slim-fit skinny tight tights tapered eng enge fitted bodycon',
  oversized: 'oversized oversize boxy übergroß',
  cropped: 'cropped crop kurz verkürzt mini',
  plain: 'plain minimal basic essential schlicht einfarbig unifarben clean',
  printed: 'printed print graphic logo aufdruck all-over bedruckt statement',
  patterned:
    'stripes striped gestreift streifen check checked plaid kariert karo houndstooth camo camouflage tie-dye batik dots gepunktet paisley argyle floral multicolour',
} as const

/** Names of the materials, in the order of their numbers. */
export const MATERIALS = Object.keys(MATERIAL_STEMS)
/** Names of the cuts and surfaces, in the order of their numbers. */
export const CUTS = Object.keys(CUT_WORDS)

/** "Logo-free" and "ohne Logo" say the opposite of "logo". */
const WITHOUT_PRINT =
  /\b(?:logo|print)s?[ -]?(?:free|less|frei(?:e[rsnm]?)?|los(?:e[rsnm]?)?)\b|\b(?:ohne|no|without|kein) (?:logo|print|aufdruck)s?\b|\bunbranded\b/giu

const materialOfStem = numbersByWord(MATERIAL_STEMS)
const cutOfWord = numbersByWord(CUT_WORDS)
/** Shorter stems begin too many other words. */
const SHORTEST_STEM = 4

/** The text with words for "without a print" replaced by "plain". */
export const sayingPlain = (text: string): string => text.replaceAll(WITHOUT_PRINT, ' plain ')

/** Number of the material that a word or the beginning of a German compound names ("Cordhose"); null for others. */
export function materialOf(word: string): number | null {
  for (let length = word.length; length >= SHORTEST_STEM; length--) {
    const found = materialOfStem.get(word.slice(0, length))
    // What follows the stem is a word of its own, or nothing.
    if (found !== undefined && (length === word.length || word.length - length >= 3)) return found
  }
  return null
}

/** Number of the cut that a word names; null for others. */
export const cutOf = (word: string): number | null => cutOfWord.get(word) ?? null

function numbersByWord(table: Readonly<Record<string, string>>): Map<string, number> {
  return new Map(Object.values(table).flatMap((words, no) => words.split(' ').map((word) => [word, no] as const)))
}
