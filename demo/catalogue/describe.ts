import { drawnPattern, drawnPrint, hasShortSleeves, inkOf, isUtilityVest, tapeOf } from '../drawn.ts'
import type { Look } from '../look.ts'
import type { KindSheet } from './kinds/kind-sheet.ts'
import { kindSheet } from './kinds/kinds.ts'
import type { ColouredLook } from './looks.ts'
import { type Random, randomFor } from './random.ts'
import type { LabelStyle } from './styles/style.ts'
import { colourDistance, type Swatch, swatch } from './swatches.ts'
import { ACCESSORY_PHRASES } from './texts/accessories.ts'
import { CLOSING_SENTENCES } from './texts/closing-sentences.ts'
import { CUT_WORDS, clothPhrases, FIT_PHRASES } from './texts/cloth.ts'
import { ADDED_PRINT_PHRASES, MOTIF_WORDS, PATTERN_PHRASES, PRINT_PHRASES } from './texts/decoration.ts'
import { JACKET_PHRASES } from './texts/jackets.ts'
import { PANTS_PHRASES } from './texts/pants.ts'
import type { KindPhrases, Phrase } from './texts/phrase.ts'
import { plainPhrases } from './texts/plain.ts'
import { SHOE_PHRASES } from './texts/shoes.ts'
import { TOP_PHRASES } from './texts/tops.ts'

interface Description {
  readonly de: string
  readonly en: string
}

const PHRASES: Readonly<Record<Look['kind'] | 'short-shirt' | 'utility-vest', KindPhrases>> = {
  ...TOP_PHRASES,
  ...JACKET_PHRASES,
  ...PANTS_PHRASES,
  ...SHOE_PHRASES,
  ...ACCESSORY_PHRASES,
}
const MIN_LENGTH = 120
const MAX_LENGTH = 320
/** Then any phrase will do: the least used ones may repeat each other's nouns. */
const FRESH_ATTEMPTS = 50
/** Kinds without sleeves or legs, or longer than usual, for which the fit phrases would be wrong. */
const NO_FIT: readonly Look['kind'][] = ['tank', 'vest', 'parka', 'skirt', 'shorts']

/** Writes descriptions; counts the uses of each phrase, so that the least used one comes next. */
export function createDescriber(): (style: LabelStyle, coloured: ColouredLook, position: number) => Description {
  const uses = new Map<Phrase, number>()
  const written = new Set<string>()
  return (style, coloured, position) => {
    const random = randomFor(`text/${style.slug}/${position}/${coloured.look.kind}`)
    const choose = (attempt: number) => (from: readonly Phrase[]) =>
      attempt < FRESH_ATTEMPTS ? freshest(from, uses, random) : random.pick(from)
    for (let attempt = 0; attempt < 80; attempt += 1) {
      const phrases = statement(style, coloured.look, choose(attempt), random)
      if (echoes(phrases)) continue
      const description = spoken(phrases, coloured, random)
      if (!fits(description) || written.has(description.de) || written.has(description.en)) continue
      for (const phrase of phrases) uses.set(phrase, (uses.get(phrase) ?? 0) + 1)
      written.add(description.de).add(description.en)
      return description
    }
    throw new Error(`no description fits ${style.slug} ${coloured.look.kind}`)
  }
}

function fits({ de, en }: Description): boolean {
  return [de, en].every((text) => text.length >= MIN_LENGTH && text.length <= MAX_LENGTH)
}

function freshest(from: readonly Phrase[], uses: ReadonlyMap<Phrase, number>, random: Random): Phrase {
  const least = Math.min(...from.map((phrase) => uses.get(phrase) ?? 0))
  return random.pick(from.filter((phrase) => (uses.get(phrase) ?? 0) <= least + (random.chance(0.15) ? 1 : 0)))
}

/** Whether two sentences share a noun; German nouns are recognised by their capital letter. */
function echoes(phrases: readonly Phrase[]): boolean {
  const nouns = phrases.map(([de]) => new Set(de.replace(/\{\w+\}\w*/g, '').match(/(?<=\S\s)\p{Lu}\p{Ll}{3,}/gu) ?? []))
  return nouns.some((own, index) => nouns.slice(index + 1).some((other) => [...own].some((noun) => other.has(noun))))
}

type Choose = (from: readonly Phrase[]) => Phrase

function statement(style: LabelStyle, look: Look, choose: Choose, random: Random): Phrase[] {
  const { openers, details } = PHRASES[phrasesOf(look)]
  const opener = choose(openers)
  const looks = decoration(look, choose)
  const extra = last(style, look, details, choose, random)
  if (looks.length > 1) return [opener, ...looks]
  return random.pick([
    [opener, ...looks, extra],
    [opener, ...looks, extra],
    [opener, choose(details), ...looks],
    [...looks, opener, extra],
  ])
}

function phrasesOf(look: Look): keyof typeof PHRASES {
  if (hasShortSleeves(look)) return 'short-shirt'
  return isUtilityVest(look) ? 'utility-vest' : look.kind
}

function decoration(look: Look, choose: Choose): Phrase[] {
  const said: Phrase[] = []
  const pattern = drawnPattern(look)
  if (pattern !== 'plain') said.push(choose(PATTERN_PHRASES[pattern]))
  const print = drawnPrint(look)
  if (print !== 'none') said.push(choose((said.length > 0 ? ADDED_PRINT_PHRASES : PRINT_PHRASES)[print]))
  if (said.length > 0) return said
  return [choose(plainPhrases(look))]
}

function last(style: LabelStyle, look: Look, details: readonly Phrase[], choose: Choose, random: Random): Phrase {
  const { type } = kindSheet(look.kind)
  const closing = CLOSING_SENTENCES[style.slug] ?? []
  if (random.chance(0.3) && closing.length > 0) return choose(closing)
  if ((type === 'tops' || type === 'pants') && !NO_FIT.includes(look.kind) && random.chance(0.35)) {
    return choose(FIT_PHRASES[type][look.cut])
  }
  return choose(details)
}

function spoken(phrases: readonly Phrase[], coloured: ColouredLook, random: Random): Description {
  const { look } = coloured
  const cut = random.pick(CUT_WORDS[look.cut])
  const cloth = random.pick(clothPhrases(look.kind, look.fabric))
  const say = (language: 0 | 1) => {
    const slots = slotsOf(coloured, cut[language], cloth[language], kindSheet(look.kind), language)
    return phrases.map((phrase) => sentence(phrase[language], slots)).join(' ')
  }
  return { de: say(0), en: say(1) }
}

function slotsOf(
  { look, base, second, accent }: ColouredLook,
  cut: string,
  cloth: string,
  sheet: KindSheet,
  language: 0 | 1,
): Readonly<Record<string, string>> {
  const tongue = language === 0 ? 'de' : 'en'
  const motif = MOTIF_WORDS[look.motif]
  return {
    cut,
    cloth,
    base: base[tongue],
    second: second[tongue],
    accent: accent[tongue],
    ink: inkSwatch({ look, base, second, accent })[tongue],
    tape: swatchOf({ look, base, second, accent }, tapeOf(look))[tongue],
    mark: look.mark,
    motif: motif.single[language],
    motifs: motif.many[language],
    shown: motif.shown[language],
    place: sheet.place[tongue],
  }
}

/** The colour that a look prints in. */
export const inkSwatch = (coloured: ColouredLook): Swatch => swatchOf(coloured, inkOf(coloured.look))

/** Without a colour of the look that stands out the print is black or off-white. */
function swatchOf({ look, second, accent }: ColouredLook, ink: ReturnType<typeof inkOf>): Swatch {
  if (ink) return ink === 'accent' ? accent : second
  return swatch(colourDistance(look.base, '#000000') > 0.5 ? 'black' : 'ecru')
}

/** Fills the slots, corrects the English article (a or an) and capitalises the first letter. */
function sentence(template: string, slots: Readonly<Record<string, string>>): string {
  const filled = template
    .replace(/\{(\w+)\}/g, (_, slot: string) => {
      const word = slots[slot]
      if (word === undefined) throw new Error(`unknown slot {${slot}}`)
      return word
    })
    .replace(/\b([Aa]) (oversized|eye|orbit)\b/g, '$1n $2')
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
