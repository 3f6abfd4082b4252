import { EVENT_DEVICES, EVENT_SOURCES } from '#contract/event-context.ts'
import type { Piece, Season } from '../label/piece.ts'
import { PIECES } from '../label/pieces.ts'
import { centsOn, DEMO_DAYS, DROP_DAYS_AGO, isShownOn, saleOn } from '../label/timetable.ts'
import { type DemoTime, daysLater, weekdayOf } from './calendar.ts'
import { placeOf, randomFrom } from './random.ts'

/** What one person did with one piece on one day; bits of `Visits.did`. */
export const DID = {
  viewed: 1,
  liked: 2,
  opened: 4,
  clicked: 8,
  passed: 16,
  saved: 32,
  unsaved: 64,
  ordered: 128,
  tooExpensive: 256,
  sizeMissing: 512,
} as const

/** The one table that every figure of the demo is counted from: one row per person, piece and day. */
export interface Visits {
  readonly count: number
  readonly daysAgo: Uint8Array
  readonly hour: Uint8Array
  readonly minute: Uint8Array
  /** The place in `PIECES`. */
  readonly piece: Uint8Array
  /** The place in `EVENT_SOURCES`. */
  readonly source: Uint8Array
  /** The place in `EVENT_DEVICES`. */
  readonly device: Uint8Array
  readonly person: Uint16Array
  readonly did: Uint16Array
}

/** Impressions of an average piece on an average day. */
const REACH = 34
const MOST_VISITS = 160_000
const PEOPLE = 9000
/** Monday to Sunday. */
const WEEKDAYS = [0.86, 0.84, 0.88, 0.95, 1.03, 1.16, 1.28]
/** January to December. */
const SEASONS: Readonly<Record<Season, readonly number[]>> = {
  cold: [1.25, 1.15, 0.95, 0.8, 0.65, 0.55, 0.55, 0.7, 0.95, 1.15, 1.3, 1.35],
  warm: [0.7, 0.75, 0.95, 1.1, 1.3, 1.4, 1.35, 1.2, 1, 0.8, 0.7, 0.7],
  even: [1, 0.95, 1, 1.05, 1.05, 0.95, 0.9, 0.95, 1.05, 1.05, 1.1, 1.1],
}
/** Midnight to the hour before midnight: quiet nights, a rise at lunch, most in the evening. */
const HOURS = [22, 12, 6, 4, 3, 5, 12, 26, 34, 36, 38, 44, 58, 52, 42, 40, 46, 58, 70, 86, 98, 94, 72, 42]
const HOUR_SHARES = HOURS.map((each) => each / HOURS.reduce((sum, other) => sum + other, 0))
const SOURCE_SHARES: Readonly<Record<(typeof EVENT_SOURCES)[number], number>> = {
  discovery: 0.66,
  search: 0.12,
  shop: 0.11,
  saved: 0.05,
  history: 0.01,
  share: 0.04,
  drop: 0.01,
}
const DEVICE_SHARES: Readonly<Record<(typeof EVENT_DEVICES)[number], number>> = {
  phone: 0.58,
  tablet: 0.05,
  desktop: 0.14,
  app: 0.23,
}
const SOURCES = EVENT_SOURCES.map((source) => SOURCE_SHARES[source])
const DEVICES = EVENT_DEVICES.map((device) => DEVICE_SHARES[device])

/** Follows the drop of a piece: a peak on its day, much attention for a week, and more than usual after it. */
const afterDrop = (days: number): number => (days === 0 ? 7.5 : days < 8 ? 1.2 + 3.2 * 0.7 ** days : 1.1)

/** How many people a piece was shown to on a day, before chance. */
function expectedOn(piece: Piece, no: number, daysAgo: number, day: string): number {
  if (!isShownOn(no, daysAgo)) return 0
  const season = SEASONS[piece.season][Number(day.slice(5, 7)) - 1] ?? 1
  // The label became known: twice as many people as three months ago.
  const growth = 1 - 0.5 * (daysAgo / DEMO_DAYS)
  const drop = piece.stage === 'drop' ? afterDrop(DROP_DAYS_AGO - daysAgo) : 1
  // A drop leads people to the other pieces, too.
  const beside = piece.stage !== 'drop' && daysAgo <= DROP_DAYS_AGO && daysAgo > DROP_DAYS_AGO - 3 ? 1.3 : 1
  const sale = saleOn(piece.slug, daysAgo) ? 1.25 : 1
  return REACH * piece.reach * season * (WEEKDAYS[weekdayOf(day) - 1] ?? 1) * growth * drop * beside * sale
}

interface Trade {
  readonly isReduced: boolean
  /** A drop cannot be bought before its release. */
  readonly canBuy: boolean
}

/** What one person does who sees a piece. */
function deedsOf(piece: Piece, trade: Trade, random: () => number): number {
  if (random() > 0.82) return 0
  if (random() > 0.78) return DID.viewed
  const appeal = Math.min(0.75, piece.appeal * (trade.isReduced ? 1.15 : 1))
  const isLiked = random() < appeal
  const answer = isLiked ? DID.liked | DID.saved : DID.passed | reasonOf(piece, trade, random())
  const size = random() < 0.12 ? DID.sizeMissing : 0
  const isOpened = random() < (isLiked ? 0.42 : 0.05)
  return DID.viewed | answer | size | (isLiked ? regret(random()) : 0) | (isOpened ? deedsAtShop(trade, random) : 0)
}

const regret = (share: number): number => (share < 0.07 ? DID.unsaved : 0)

/** What follows the view of the details. */
function deedsAtShop({ isReduced, canBuy }: Trade, random: () => number): number {
  if (!canBuy || random() > (isReduced ? 0.44 : 0.33)) return DID.opened
  const isOrdered = random() < (isReduced ? 0.075 : 0.055)
  return DID.opened | DID.clicked | (isOrdered ? DID.ordered : 0)
}

/** One in six says why. The dearer, the more often that is the price. */
function reasonOf({ priceCents }: Piece, { isReduced }: Trade, share: number): number {
  const dear = Math.min(0.14, (priceCents / 100_000) * (isReduced ? 0.5 : 1))
  return share < dear ? DID.tooExpensive : 0
}

/** Makes the table of the last 90 days. The same moment gives the same table. */
export function makeVisits({ today, hour, minute }: DemoTime): Visits {
  const visits = {
    daysAgo: new Uint8Array(MOST_VISITS),
    hour: new Uint8Array(MOST_VISITS),
    minute: new Uint8Array(MOST_VISITS),
    piece: new Uint8Array(MOST_VISITS),
    source: new Uint8Array(MOST_VISITS),
    device: new Uint8Array(MOST_VISITS),
    person: new Uint16Array(MOST_VISITS),
    did: new Uint16Array(MOST_VISITS),
  }
  let count = 0
  for (let daysAgo = DEMO_DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = daysLater(today, -daysAgo)
    for (const [no, piece] of PIECES.entries()) {
      // Of the day and the piece, so that what happened stays the same tomorrow.
      const random = randomFrom(Number(day.replaceAll('-', '')) * 64 + no)
      const people = Math.round(expectedOn(piece, no, daysAgo, day) * (0.86 + 0.28 * random()))
      const trade = { isReduced: centsOn(no, daysAgo) < piece.priceCents, canBuy: piece.stage !== 'next-drop' }
      for (let each = 0; each < people && count < MOST_VISITS; each += 1) {
        const at = placeOf(HOUR_SHARES, random())
        const atMinute = Math.floor(random() * 60)
        const did = deedsOf(piece, trade, random)
        const source = placeOf(SOURCES, random())
        const device = placeOf(DEVICES, random())
        const person = Math.floor(random() ** 1.6 * PEOPLE)
        if (daysAgo === 0 && (at > hour || (at === hour && atMinute > minute))) continue
        visits.daysAgo[count] = daysAgo
        visits.hour[count] = at
        visits.minute[count] = atMinute
        visits.piece[count] = no
        visits.source[count] = source
        visits.device[count] = device
        visits.person[count] = person
        visits.did[count] = did
        count += 1
      }
    }
  }
  return { ...visits, count }
}
