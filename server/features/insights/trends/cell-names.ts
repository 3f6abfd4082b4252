import type { BaseColour } from '#contract/colours.ts'
import { PRICE_BANDS } from '#contract/insights.limits.ts'
import type { TrendKind } from '#contract/trends.limits.ts'
import type { Language, ProductType } from '#contract/vocabulary.ts'
import { baseColourName } from '#server/platform/text/colour-names.ts'

type Names = Readonly<Record<Language, string>>

const TYPES: Readonly<Record<ProductType, Names>> = {
  shoes: { de: 'Schuhe', en: 'Shoes' },
  pants: { de: 'Hosen', en: 'Pants' },
  tops: { de: 'Oberteile', en: 'Tops' },
  accessories: { de: 'Accessoires', en: 'Accessories' },
}

/** What a cell is called in mails: a type or a colour in words, a price band, or the tag itself. */
export function cellNames(kind: TrendKind, key: string): Names {
  if (kind === 'type') return TYPES[key as ProductType]
  if (kind === 'colour')
    return { de: baseColourName(key as BaseColour, 'de'), en: baseColourName(key as BaseColour, 'en') }
  return kind === 'price' ? bandNames(Number(key)) : { de: key, en: key }
}

function bandNames(cents: number): Names {
  const next = PRICE_BANDS[(PRICE_BANDS as readonly number[]).indexOf(cents) + 1]
  const [from, to] = [cents / 100, (next ?? 0) / 100]
  if (next === undefined) return { de: `ab ${from} €`, en: `from €${from}` }
  if (cents === 0) return { de: `unter ${to} €`, en: `below €${to}` }
  return { de: `${from} bis ${to} €`, en: `€${from} to €${to}` }
}
