import type { BaseColour } from '#contract/colours.ts'
import type { Gender, ProductType } from '#contract/vocabulary.ts'

/** German and English words of shops → our four types (Formats 4). Singular stems; plurals match too. */
const TYPE_WORDS: Readonly<Record<ProductType, readonly string[]>> = {
  shoes: [
    'schuh',
    'shoe',
    'sneaker',
    'stiefel',
    'boot',
    'sandale',
    'sandal',
    'footwear',
    'high top',
    'loafer',
    'slide',
  ],
  pants: [
    'hose',
    'pant',
    'trouser',
    'jean',
    'cargo',
    'jogger',
    'short',
    'rock',
    'röcke',
    'skirt',
    'bottom',
    'legging',
    'chino',
  ],
  tops: [
    'shirt',
    'tee',
    'top',
    'hoodie',
    'kapuzenpullover',
    'sweatshirt',
    'sweater',
    'pullover',
    'jumper',
    'hemd',
    'jacke',
    'jacket',
    'mantel',
    'mäntel',
    'coat',
    'strick',
    'knit',
    'oberteil',
    'outerwear',
    'kleid',
    'dress',
    'dresse',
    'bluse',
    'blouse',
    'weste',
    'vest',
    'tuxedo',
    'blazer',
    'cardigan',
    'polo',
  ],
  accessories: [
    'cap',
    'mütze',
    'beanie',
    'hut',
    'hat',
    'tasche',
    'bag',
    'rucksack',
    'backpack',
    'gürtel',
    'belt',
    'schmuck',
    'jewelry',
    'jewellery',
    'bracelet',
    'armband',
    'earring',
    'ohrring',
    'necklace',
    'kette',
    'choker',
    'ring',
    'brille',
    'glasse',
    'sunglasse',
    'socke',
    'sock',
    'schal',
    'scarf',
    'pareo',
    'watch',
    'uhr',
  ],
}
const ENDINGS = ['', 's', 'n', 'en', 'e', 'es', 'er']

const forms = new Map<string, ProductType>()
for (const [type, words] of Object.entries(TYPE_WORDS) as [ProductType, readonly string[]][]) {
  for (const word of words) for (const ending of ENDINGS) forms.set(word + ending, type)
}
const LONGEST_FIRST = [...forms.keys()].sort((a, b) => b.length - a.length)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** Types named by one text. The last part of a German compound is its kind: Lederjacke, Winterstiefel. */
function typesIn(text: string): Set<ProductType> {
  const found = new Set<ProductType>()
  const words = wordsOf(text)
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const pair = forms.get(`${word} ${words[at + 1] ?? ''}`)
    const ending = word.length > 6 ? LONGEST_FIRST.find((form) => form.length >= 4 && word.endsWith(form)) : undefined
    const type = pair ?? forms.get(word) ?? (ending && forms.get(ending))
    if (type) found.add(type)
    // "High Tops" are shoes, not tops.
    if (pair) at += 1
  }
  return found
}

/** The first text that names exactly one type decides, so pass the most reliable text first. */
export function productTypeOf(texts: readonly string[]): ProductType | null {
  for (const text of texts) {
    const [type, ...others] = typesIn(text)
    if (type && others.length === 0) return type
  }
  // "Striped Skirt and Top": several types in one name. The last noun names the product in English and German.
  for (const text of texts) {
    const type = [...typesIn(text)].at(-1)
    if (type) return type
  }
  return null
}

/** A Map, because shops also write property names of every object, such as "constructor". */
const GENDER_WORDS: ReadonlyMap<string, Gender> = new Map([
  ['men', 'men'],
  ['mens', 'men'],
  ['man', 'men'],
  ['male', 'men'],
  ['herren', 'men'],
  ['männer', 'men'],
  ['männlich', 'men'],
  ['women', 'women'],
  ['womens', 'women'],
  ['woman', 'women'],
  ['female', 'women'],
  ['damen', 'women'],
  ['frauen', 'women'],
  ['weiblich', 'women'],
  ['unisex', 'unisex'],
  ['all-gender', 'unisex'],
])

/** The gender that the texts name; unisex when they name both; null when they name none. */
export function genderOf(texts: readonly string[]): Gender | null {
  for (const text of texts) {
    const found = new Set(wordsOf(text).flatMap((word) => GENDER_WORDS.get(word) ?? []))
    if (found.size > 1 || found.has('unisex')) return 'unisex'
    const [gender] = found
    if (gender) return gender
  }
  return null
}

const COLOUR_WORDS: readonly (readonly [BaseColour, RegExp])[] = [
  ['black', /black|schwarz/],
  ['white', /white|weiß|weiss|off-white|ecru|creme|cream/],
  ['grey', /gr[ae]y|grau|anthra[cz]it/],
  ['beige', /beige|champagn|sand|nude/],
  ['brown', /brown|braun|camel/],
  ['red', /\bred\b|\brot\b|bordeaux/],
  ['orange', /orange/],
  ['yellow', /yellow|gelb|gold/],
  ['green', /green|grün/],
  ['olive', /olive?|khaki/],
  ['blue', /blue|blau|denim|turquoise|türkis/],
  ['navy', /navy|marine/],
  ['purple', /purple|lila|violet/],
  ['pink', /pink|ros[ée]|rosa/],
  ['silver', /silver|silber/],
  ['multicolour', /multi|bunt/],
]

/** Base colours named in a text, in the order of the list. */
export function coloursOf(text: string): BaseColour[] {
  const lower = text.toLowerCase()
  return COLOUR_WORDS.filter(([, pattern]) => pattern.test(lower)).map(([colour]) => colour)
}
