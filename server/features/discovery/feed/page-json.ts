import type { Language } from '#contract/vocabulary.ts'
import { promotedJson } from '#server/features/ads/auction/promoted-json.service.ts'
import type { PromotedCard } from '#server/features/ads/auction/promotions.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'

interface Page {
  readonly cards: readonly number[]
  readonly promoted: ReadonlyMap<number, PromotedCard>
}

const BREAK = Buffer.from(',\n')

/** A page of the deck as one JSON array, each card on its own line, without those that are not shown any more. */
export function pageJson(
  catalogue: Pick<Catalogue, 'bytesOf' | 'pageOf'>,
  { cards, promoted }: Page,
  language: Language,
): Buffer {
  if (promoted.size === 0) return catalogue.pageOf(cards, language)
  const parts: Buffer[] = []
  for (const no of cards) {
    const bytes = catalogue.bytesOf(no, language)
    if (!bytes) continue
    const ad = promoted.get(no)
    parts.push(parts.length === 0 ? Buffer.from('[') : BREAK, ad ? promotedJson(bytes, ad) : bytes)
  }
  return Buffer.concat([...parts, Buffer.from(parts.length === 0 ? '[]' : ']')])
}
