import type { Language } from '#contract/vocabulary.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { selectBrandByNo, selectSocials } from './settings.store.ts'

type Both = Readonly<Record<Language, string>>

/** The text in the reader's language, or else the other one. */
const inLanguage = (texts: Both, language: Language): string => texts[language] || texts.de || texts.en

interface Shipping {
  /** Null: only the note says what a delivery costs. */
  readonly grossCents: number | null
  readonly note: Both
}

/** What a delivery costs, in one sentence (Trust L08); null where the brand has not said it. */
export function shippingText({ grossCents, note }: Shipping, language: Language): string | null {
  const said = inLanguage(note, language)
  if (grossCents === null) return said || null
  return said ? `${costOf(grossCents, language)}. ${said}` : costOf(grossCents, language)
}

function costOf(grossCents: number, language: Language): string {
  if (grossCents === 0) return language === 'de' ? 'Versand kostenlos' : 'Free shipping'
  const amount = (grossCents / 100).toFixed(2)
  return language === 'de' ? `Versand ${amount.replace('.', ',')} €` : `Shipping €${amount}`
}

/** What the shop shows of the brand's settings. */
export async function readShopFacts({ db, now }: Pick<World, 'db' | 'now'>, brandNo: number, language: Language) {
  const row = await selectBrandByNo(db, brandNo)
  if (!row) return { socials: [], closure: null, shipping: null }
  const { closedFrom, closedTo } = row
  const isClosed = closedFrom !== null && closedTo !== null && closedFrom <= now() && closedTo > now()
  const closureNote = { de: row.closureNoteDe, en: row.closureNoteEn }
  const shippingNote = { de: row.shippingNoteDe, en: row.shippingNoteEn }
  return {
    socials: (await selectSocials(db, row.id)).filter(({ isShown }) => isShown),
    closure: isClosed ? { until: closedTo.toISOString(), note: inLanguage(closureNote, language) } : null,
    shipping: shippingText({ grossCents: row.shippingGrossCents, note: shippingNote }, language),
  }
}
