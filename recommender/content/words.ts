import { sayingPlain } from './materials.ts'

/** Filler words of both languages that say nothing about taste. */
const FILLERS = new Set(
  (
    'aber als am an and are auf aus bei bis by das dein deine dem den der des die doch du ein eine einem einen einer ' +
    'eines er es for from fuer für has have ihr ihre im in is ist it its kein keine mit nach nicht no not of oder of ' +
    'on one or our sein sich sie sind so that the their this to und uns unser unsere von vom was wer wie wird with ' +
    'you your zu zum zur über ueber auch nur noch the more made new neu size grösse größe'
  ).split(' '),
)

/**
 * Garment words of both languages, mapped to one name, so that „Kapuzenpulli" and "hoodie" are equal.
 * They also match the end of a German compound; the longest match wins.
 */
const KIND_STEMS: Readonly<Record<string, string>> = {
  sneaker:
    'sneaker sneakers turnschuh turnschuhe runner runners trainer trainers low-top high-top skate-shoe trail-shoe',
  boot: 'boot boots stiefel stiefelette stiefeletten',
  slide: 'slide slides sandale sandalen sandal sandals clog clogs badelatschen',
  loafer: 'loafer loafers derby mokassin halbschuh halbschuhe',
  shoe: 'schuh schuhe shoe shoes',
  hoodie: 'hoodie hoodies hoody zip-hoodie kapuzenpulli kapuzenpullover kapuzenjacke',
  sweater: 'sweatshirt sweatshirts sweater crewneck pullover pulli jumper strickpulli',
  longsleeve: 'longsleeve longsleeves langarmshirt',
  tee: 't-shirt t-shirts tshirt tee tees printshirt',
  polo: 'polo poloshirt polos',
  tank: 'tanktop tank-top trägertop',
  shirt: 'overshirt hemd hemden bluse blouse shirt shirts flannel flanell',
  knit: 'knit cardigan strick strickjacke knitwear',
  puffer: 'puffer steppjacke daunenjacke daunen pufferjacke',
  bomber: 'bomber bomberjacke bomberjacket blouson',
  parka: 'parka mantel coat trenchcoat trench regenjacke',
  vest: 'vest weste gilet',
  jacket: 'jacke jacken jacket jackets windbreaker anorak track-jacket coach-jacket denim-jacket',
  jeans: 'jeans jean',
  cargo: 'cargo cargos cargohose parachute parachute-pants',
  joggers: 'jogger joggers jogginghose sweatpants trainingshose trackpants track-pants',
  shorts: 'shorts short bermuda badeshorts badehose',
  skirt: 'skirt rock minirock',
  dress: 'kleid dress dresses',
  leggings: 'leggings legging tights',
  trousers: 'chino chinos hose hosen pants trousers stoffhose',
  beanie: 'beanie beanies mütze mützen',
  cap: 'cap caps kappe snapback trucker hut hat hats bucket-hat',
  backpack: 'backpack rucksack rucksäcke daypack',
  bag: 'bag bags tasche taschen tote crossbody beutel umhängetasche',
  belt: 'belt gürtel',
  socks: 'sock socks socken strümpfe',
  glasses: 'sunglasses sonnenbrille brille glasses',
  scarf: 'scarf schal tuch handschuhe gloves bandana',
}

/** Too short or too common to match as the end of a compound („Spring" is not a ring). */
const WHOLE_WORD_KINDS: Readonly<Record<string, string>> = {
  jewellery: 'ring kette necklace armband bracelet ohrringe earrings schmuck watch uhr',
  tank: 'tank',
}

/** General words and fabrics, which count only when no other garment is named. */
const VAGUE_KINDS = new Set(['shoe', 'knit', 'trousers'])

const endingKinds = kindsByWord(KIND_STEMS)
const wholeKinds = new Map([...endingKinds, ...kindsByWord(WHOLE_WORD_KINDS)])

/** Every kind of garment that has a name. */
export const KINDS: ReadonlySet<string> = new Set([...Object.keys(KIND_STEMS), ...Object.keys(WHOLE_WORD_KINDS)])

/** Matches words, including hyphenated ones, which name one garment („t-shirt") or several things. */
const WORDS = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu
const DIGITS = /^\d+$/

/** Words of a text in lower case, without filler words and words of fewer than three letters. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const found of sayingPlain(text.toLowerCase()).match(WORDS) ?? []) {
    const parts = wholeKinds.has(found) || !found.includes('-') ? [found] : found.split('-')
    for (const word of parts) if (word.length > 2 && !FILLERS.has(word) && !DIGITS.test(word)) words.push(word)
  }
  return words
}

/** The garment that a word or the end of a German compound names („Jeansjacke" is a jacket). */
export function kindOf(word: string): string | null {
  const whole = wholeKinds.get(word)
  if (whole !== undefined) return whole
  for (let from = 2; from <= word.length - 4; from++) {
    const ending = endingKinds.get(word.slice(from))
    if (ending !== undefined) return ending
  }
  return null
}

/** Leaves out general words when a more specific garment is named. */
export function exactKinds(kinds: ReadonlySet<string>): string[] {
  const exact = [...kinds].filter((kind) => !VAGUE_KINDS.has(kind))
  return exact.length > 0 ? exact : [...kinds]
}

function kindsByWord(table: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
  )
}
