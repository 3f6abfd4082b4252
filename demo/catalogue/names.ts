import { hasShortSleeves } from '../drawn.ts'
import type { Look } from '../look.ts'
import { kindSheet } from './kinds/kinds.ts'
import { type Random, randomFor } from './random.ts'
import { cells, type LabelStyle } from './styles/style.ts'

/** Names the products of a label from its own words; `taken` keeps names unique across the catalogue. */
export function nameLine(style: LabelStyle, looks: readonly Look[], taken: Set<string>): string[] {
  const random = randomFor(`names/${style.slug}`)
  const words = random.shuffled(cells(style.words))
  return looks.map((look, position) => {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const word = words[(position + attempt) % words.length] ?? style.mark
      const name = compose(style, look, word, random)
      if (taken.has(slugOf(name))) continue
      taken.add(slugOf(name))
      return name
    }
    throw new Error(`no free name left for ${style.slug}`)
  })
}

/** An overshirt has long sleeves, and no trousers are drawn with pleats: these are called what they are. */
export const shownName = (name: string, look: Look): string =>
  hasShortSleeves(look) ? name.replace('Overshirt', 'Kurzarmhemd') : name.replace('Pleats', 'Chinos')

/** Kebab-case ASCII of a name, German letters spelled out. */
export function slugOf(name: string): string {
  return ascii(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Upper-case ASCII letters only, for promo codes. */
export function asciiWord(text: string): string {
  return ascii(text)
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
}

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  æ: 'ae',
  Æ: 'Ae',
}

function ascii(text: string): string {
  return text
    .replace(/[äöüÄÖÜßøØłŁæÆ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}

const CUT_WORDS: Partial<Record<Look['cut'], string>> = {
  boxy: 'Boxy',
  cropped: 'Cropped',
  wide: 'Wide',
  oversized: 'Big',
  slim: 'Slim',
}
/** German nouns that do not go with an English word for the cut. */
const NO_CUT_WORD =
  /^(Langarm|Kapuze|Hemd|Strick|Pullover|Blouson|Jacke|Steppjacke|Regenparka|Jeansjacke|Weste|Trainings|Cargohose|Hose|Kurze|Rock|Ballonhose|Brille|Schal|Parachute)/

function compose(style: LabelStyle, look: Look, word: string, random: Random): string {
  const noun = random.pick(kindSheet(look.kind).nouns)
  const cutWord = CUT_WORDS[look.cut]
  const cutNoun = cutWord && !NO_CUT_WORD.test(noun) && random.chance(0.4) ? `${cutWord} ${noun}` : noun
  const numbers = cells(style.numbers)
  const number = numbers.length > 0 ? random.pick(numbers) : ''
  return random
    .pick(cells(style.naming))
    .split(' ')
    .map((part) => ({ w: word, n: cutNoun, '#': number })[part] ?? '')
    .join(' ')
    .trim()
}
