import type { Cut, Fabric, Kind, Pattern, Print } from '../../look.ts'
import { cells } from '../styles/style.ts'
import { PANTS, TOPS } from './garment-kinds.ts'
import type { KindRow, KindSheet } from './kind-sheet.ts'
import { ACCESSORIES, SHOES } from './shoe-and-accessory-kinds.ts'

const CHEST = { de: 'auf der Brust', en: 'on the chest' }
const LEG = { de: 'am Bein', en: 'on the leg' }
const SIDE = { de: 'an der Außenseite', en: 'on the outer side' }
const FRONT = { de: 'auf der Vorderseite', en: 'on the front' }

const PLACES: Partial<Record<Kind, KindSheet['place']>> = {
  skirt: { de: 'vorn', en: 'on the front' },
  cap: { de: 'über dem Schirm', en: 'above the peak' },
  'bucket-hat': { de: 'vorn', en: 'on the front' },
  slide: { de: 'auf dem Riemen', en: 'on the strap' },
  beanie: { de: 'auf dem Umschlag', en: 'on the cuff' },
  belt: { de: 'auf dem Band', en: 'on the strap' },
  socks: { de: 'am Schaft', en: 'on the leg' },
  scarf: { de: 'an einem Ende', en: 'at one end' },
  sunglasses: { de: 'am Bügel', en: 'on the temple' },
}

const SHEETS: ReadonlyMap<string, KindSheet> = new Map([
  ...sheets('tops', CHEST, TOPS),
  ...sheets('pants', LEG, PANTS),
  ...sheets('shoes', SIDE, SHOES),
  ...sheets('accessories', FRONT, ACCESSORIES),
])

/** The sheet of a kind. */
export function kindSheet(kind: Kind): KindSheet {
  const sheet = SHEETS.get(kind)
  if (!sheet) throw new Error(`unknown kind: ${kind}`)
  return sheet
}

function sheets(
  type: KindSheet['type'],
  place: KindSheet['place'],
  rows: Readonly<Record<string, KindRow>>,
): [string, KindSheet][] {
  return Object.entries(rows).map(([kind, [cuts, fabrics, patterns, prints, euros, sizing, nouns]]) => [
    kind,
    {
      type,
      cuts: cells(cuts) as Cut[],
      fabrics: cells(fabrics) as Fabric[],
      patterns: cells(patterns) as Pattern[],
      prints: cells(prints) as Print[],
      euros,
      sizing,
      nouns: cells(nouns),
      place: PLACES[kind as Kind] ?? place,
    },
  ])
}
