import type { Gender } from '#contract/vocabulary.ts'
import { fold } from '#server/platform/text/fold.ts'
import { stemOf } from '#server/platform/text/stem.ts'

/**
 * Words that mean the same to somebody who looks for clothes, in both languages; folded and cut like every word.
 * The first of a line is how the demo and most shops say it.
 */
const GROUPS: readonly string[] = [
  'hoodie hoody kapuzenpullover kapuzenpulli kapuzensweater kapuzensweatshirt',
  'sneaker turnschuh trainer laufschuh',
  'cap kappe schirmmütze basecap baseballcap schildmütze',
  'jogger jogginghose trainingshose sweatpants trackpants',
  'tee tshirt',
  'beanie mütze wollmütze strickmütze',
  'sweater sweatshirt pullover pulli crewneck jumper',
  'jacke jacket',
  'mantel coat parka trenchcoat',
  'puffer pufferjacke daunenjacke steppjacke',
  'windbreaker windjacke regenjacke anorak',
  'weste vest gilet',
  'hemd shirt oberhemd',
  'hose pants trousers',
  'jeans denimhose jeanshose',
  'shorts bermuda bermudashorts',
  'rock röcke skirt minirock',
  'kleid dress',
  'stiefel boot boots',
  'sandale slide badelatschen schlappen',
  'tasche bag beutel tote',
  'rucksack backpack daypack',
  'umhängetasche crossbody schultertasche',
  'gürtel belt',
  'socken socks strümpfe',
  'schal scarf tuch',
  'sonnenbrille sunglasses brille',
  'strick knit strickpullover knitwear',
  'leder leather',
  'wolle wool',
  'baumwolle cotton',
  'leinen linen',
  'seide silk',
  'cord corduroy kord',
  'wildleder suede',
  'weit wide baggy',
  'übergroß oversized oversize',
  'schwarz black',
  'weiß white',
  'grau grey gray',
  'rot red',
  'blau blue',
  'dunkelblau navy marineblau marine',
  'grün green',
  'gelb yellow',
  'orange',
  'braun brown',
  'lila purple violett flieder',
  'rosa pink',
  'silber silver',
  'bunt multicolour mehrfarbig colourful',
  'tarnmuster camo camouflage',
  'gestreift stripe streifen',
  'kariert check karo',
]

const GENDER_WORDS: Readonly<Record<Gender, string>> = {
  men: 'herren herr männer mann men mens man male',
  women: 'damen dame frauen frau women womens woman ladies female',
  unisex: 'unisex',
}

const groupOfStem = new Map<string, readonly string[]>()
for (const group of GROUPS) {
  const words = group.split(' ').map(fold)
  for (const word of words) groupOfStem.set(stemOf(word), words)
}
const genderOfWord = new Map(
  (Object.keys(GENDER_WORDS) as Gender[]).flatMap((gender) =>
    GENDER_WORDS[gender].split(' ').map((word) => [fold(word), gender] as const),
  ),
)

/** All folded words that mean what this one means, itself included where it is known; empty otherwise. */
export const synonymsOf = (word: string): readonly string[] => groupOfStem.get(stemOf(word)) ?? []

/** For whom clothes are that are called so, or null. */
export const genderNamedBy = (word: string): Gender | null => genderOfWord.get(word) ?? null
