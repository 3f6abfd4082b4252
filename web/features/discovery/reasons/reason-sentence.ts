import type { Reason } from '#contract/discovery.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { formatRoundPrice } from '#web/i18n/formats.ts'
import type { Translate } from '#web/i18n/translate.ts'
import type { Reader } from '#web/product/spoken-product.ts'
import { isCut, isGarment, isLook } from './known-words.ts'

type Liking = Extract<Reason, { kind: 'liking' }>
type Trait = Liking['traits'][number]

/** A reason as a sentence. `isPersonal`: the order that it explains is the personal one. */
export function reasonSentence(reason: Reason, reader: Reader, isPersonal: boolean, nowMs: number): string {
  const { t } = reader
  switch (reason.kind) {
    case 'liking':
      return t('reasons.liking', { things: thingsOf(reason.traits, reader) })
    case 'wish':
      return t('reasons.wish', { things: reason.brand ?? thingsOf(reason.traits, reader) })
    case 'brand':
      return t(reason.isNew ? 'reasons.brandNew' : 'reasons.brand', { brand: reason.brand })
    case 'new':
      return sinceWhen(reason.since, reader, isPersonal, nowMs)
    case 'popular':
      return t(isPersonal ? 'reasons.popular' : 'reasons.popularPlain')
    case 'crowd':
    case 'exploring':
    case 'promoted':
      return t(`reasons.${reason.kind}`)
  }
}

/** How often the user liked such products; null where nothing was counted. */
export function proofOf(reason: Reason, t: Translate): string | null {
  return reason.kind === 'liking' || reason.kind === 'brand' ? t('reasons.proof', { count: reason.likes }) : null
}

function sinceWhen(since: string, { t, timezone }: Reader, isPersonal: boolean, nowMs: number): string {
  const date = formatReleaseDate(since, timezone)
  if (Date.parse(since) > nowMs) return t('reasons.drop', { date })
  return t(isPersonal ? 'reasons.new' : 'reasons.newPlain', { date })
}

/** "weite Hosen aus Denim in dunklen Farben für Damen unter 80 €", with the parts that are there. */
export function thingsOf(traits: readonly Trait[], { t, language }: Pick<Reader, 't' | 'language'>): string {
  const part = (say: (trait: Trait) => string | null): string[] => traits.map(say).filter((text) => text !== null)
  const nouns = part((trait) => {
    if (trait.is === 'type') return t(`garments.${trait.value}`)
    return trait.is === 'garment' && isGarment(trait.value) ? t(`garments.${trait.value}`) : null
  })
  return [
    ...part((trait) => (trait.is === 'word' && isCut(trait.value) ? t(`looks.${trait.value}`) : null)),
    ...(nouns.length > 0 ? nouns : [t('garments.pieces')]),
    ...part((trait) => (trait.is === 'word' && !isCut(trait.value) ? lookOf(trait.value, t) : null)),
    ...part((trait) => (trait.is === 'colour' ? t(`looks.${trait.value}`) : null)),
    ...part((trait) => (trait.is === 'gender' ? t(`looks.${trait.value}`) : null)),
    ...part((trait) => {
      if (trait.is !== 'under' && trait.is !== 'from') return null
      return t(`reasons.${trait.is}`, { price: formatRoundPrice(trait.euros, language) })
    }),
  ].join(' ')
}

const lookOf = (word: string, t: Translate): string => (isLook(word) ? t(`looks.${word}`) : t('reasons.word', { word }))
