import { AD_CLICK } from '#contract/ads.limits.ts'
import type { FreeReason } from '#contract/campaigns.limits.ts'

/** Clicks from one network address on one campaign in a day. */
export interface AddressClicks {
  readonly all: number
  /** Of accounts that were new. */
  readonly new: number
}

export interface ClickFacts {
  /** The token is of this card and user, was issued in the last 24 hours, and was not charged before. */
  readonly isTokenValid: boolean
  /** A charged click of this user on this product and campaign in the last 24 hours. */
  readonly wasCharged: boolean
  /** A member of the brand, staff, or a network address of the brand's dashboard. */
  readonly isOwn: boolean
  readonly isVerified: boolean
  readonly accountAgeMs: number
  /** Ad clicks of this user before this one: ever, in 10 minutes and today. */
  readonly clicksEver: number
  readonly clicksLately: number
  readonly clicksToday: number
  /** Since the card became visible. */
  readonly visibleMs: number
  /** Clicks on this campaign from this network address in the day before this one. */
  readonly fromAddress: AddressClicks
  readonly isProgram: boolean
  readonly isLinkDead: boolean
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const { newAccount, user, soonMs, address } = AD_CLICK

/** Product 5: each rule, and whether it makes the click free. */
const RULES: readonly (readonly [FreeReason, (click: ClickFacts) => boolean])[] = [
  ['R1', ({ isTokenValid }) => !isTokenValid],
  ['R8', ({ isProgram }) => isProgram],
  ['R3', ({ isOwn }) => isOwn],
  ['R4', (click) => !click.isVerified || (isNewAccount(click) && click.clicksEver >= newAccount.clicks)],
  ['R2', ({ wasCharged }) => wasCharged],
  ['R5', ({ visibleMs }) => visibleMs < soonMs],
  ['R6', ({ clicksLately, clicksToday }) => clicksLately >= user.clicks || clicksToday >= user.aDay],
  [
    'R7',
    ({ accountAgeMs, fromAddress }) =>
      accountAgeMs < address.newDays * DAY_MS && isFarm({ all: fromAddress.all + 1, new: fromAddress.new + 1 }),
  ],
  ['R9', ({ isLinkDead }) => isLinkDead],
]

/** R7: so many clicks of new accounts from one address, and hardly any others, are no people who share it. */
export const isFarm = (clicks: AddressClicks): boolean => clicks.new > address.newADay && 2 * clicks.new > clicks.all

const isNewAccount = ({ accountAgeMs }: ClickFacts): boolean => accountAgeMs < newAccount.minutes * MINUTE_MS

/** The first rule that makes a click free; null: it is charged. */
export const freeRuleOf = (click: ClickFacts): FreeReason | null =>
  RULES.find(([, isFree]) => isFree(click))?.[0] ?? null
