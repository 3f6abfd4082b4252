import { PIECES } from './pieces.ts'

/** Days of figures, today included: the label is as old. */
export const DEMO_DAYS = 90
export const DROP_DAYS_AGO = 23
export const NEXT_DROP_IN_DAYS = 9
const PAUSED_DAYS_AGO = 38

/** Days ago, both included; negative: in the future. */
export interface DemoSale {
  readonly name: string
  readonly percent: number
  readonly promoCode: string | null
  readonly badge: string
  readonly from: number
  readonly until: number
  readonly pieces: readonly string[]
}

export const RUNNING_SALE: DemoSale = {
  name: 'Ebbe-Sale',
  percent: 20,
  promoCode: null,
  badge: 'Ebbe',
  from: 5,
  until: -9,
  pieces: ['ringel-tee', 'boje-longsleeve', 'brandung-crewneck', 'schleuse-denim', 'geest-trail'],
}

export const SALES: readonly DemoSale[] = [
  {
    name: 'Adventswoche',
    percent: 15,
    promoCode: 'ADVENT15',
    badge: '',
    from: -12,
    until: -19,
    pieces: ['duenung-strick', 'moewe-cap', 'seesack-tote', 'lotse-crewneck'],
  },
  RUNNING_SALE,
  {
    name: 'Herbstflut',
    percent: 15,
    promoCode: 'FLUT15',
    badge: '',
    from: 61,
    until: 54,
    pieces: ['kai-hoodie', 'anker-cargo', 'windkante-jacke'],
  },
]

/** The first twelve pieces were there from the beginning, the others came one after another. */
const FROM_BEGINNING = 12

/** How many days ago a piece was first shown; null: not yet. */
export function listedDaysAgo(no: number): number | null {
  const piece = PIECES[no]
  switch (piece?.stage) {
    case 'drop':
      return DROP_DAYS_AGO
    case 'next-drop':
      return 12
    case 'in-review':
    case 'draft':
    case undefined:
      return null
    default:
      return no < FROM_BEGINNING ? DEMO_DAYS - 1 : Math.max(3, DEMO_DAYS - 1 - (no - FROM_BEGINNING + 1) * 5)
  }
}

/** Whether it was shown on a day so many days ago. */
export function isShownOn(no: number, daysAgo: number): boolean {
  const listed = listedDaysAgo(no)
  if (listed === null || daysAgo > listed) return false
  return PIECES[no]?.stage !== 'paused' || daysAgo > PAUSED_DAYS_AGO
}

export const saleOn = (slug: string, daysAgo: number): DemoSale | undefined =>
  SALES.find(({ from, until, pieces }) => daysAgo <= from && daysAgo >= Math.max(0, until) && pieces.includes(slug))

/** Cents, half up (Spec §9). */
export const reducedCents = (cents: number, percent: number): number => Math.round((cents * (100 - percent)) / 100)

/** What a piece cost on that day. */
export function centsOn(no: number, daysAgo: number): number {
  const piece = PIECES[no]
  if (!piece) return 0
  const sale = saleOn(piece.slug, daysAgo)
  return sale ? reducedCents(piece.priceCents, sale.percent) : piece.priceCents
}
