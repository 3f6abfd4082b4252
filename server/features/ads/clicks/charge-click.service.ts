import { AD_CLICK } from '#contract/ads.limits.ts'
import type { FreeReason } from '#contract/campaigns.limits.ts'
import type { EventDevice } from '#contract/event-context.ts'
import { spend } from '#server/features/billing/ledger/ledger.service.ts'
import { ipHashOf } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { tellCampaignsChanged } from '../campaigns/campaigns-changed.ts'
import {
  addSpent,
  countFromAddress,
  insertAdClick,
  lockSpending,
  type NewAdClick,
  selectAdClick,
  selectBrandOf,
  selectClickFacts,
} from './ad-clicks.store.ts'
import type { Ad } from './ad-token.ts'
import { freeRuleOf } from './click-rules.ts'
import { type Spending, spentReasonOf } from './spending.ts'

const TOKEN_MS = AD_CLICK.tokenHours * 3_600_000

export interface AdClick {
  /** Null: the token was not ours. */
  readonly ad: Ad | null
  readonly clickKey: string
  readonly productId: string
  readonly userId: string
  readonly device: EventDevice | null
}

type Charging = Pick<Scope, 'db' | 'now' | 'config' | 'address'>

/**
 * Decides about a click on a promoted card and stores its receipt, in one transaction: charged within every budget and the
 * credit, or free with a reason. Returns the campaign that led to it; null: none did.
 */
export async function chargeClick(scope: Charging, click: AdClick): Promise<string | null> {
  const known = await selectAdClick(scope.db, click.clickKey)
  if (known) return known.campaignId
  const ipHash = await ipHashOf(scope)
  const ad = click.ad?.userId === click.userId && click.ad.productId === click.productId ? click.ad : null
  const at = scope.now()
  const base = {
    clickKey: click.clickKey,
    clickedAt: at,
    day: berlinDayOf(at),
    productId: click.productId,
    userId: click.userId,
    device: click.device,
    ipHash,
  }
  if (ad === null) {
    await storeForeign(scope, base)
    return null
  }
  await inTransaction(scope, (inside) => decide(inside, ad, { ...base, isProgram: click.device === null }))
  return ad.campaignId
}

type Base = Omit<NewAdClick, 'brandId' | 'priceCents' | 'chargedCents'> & { readonly ipHash: Buffer | null }

/** A click with a token that was not made here, or for another card or user. */
async function storeForeign({ db }: Pick<World, 'db'>, base: Base): Promise<void> {
  const brandId = await selectBrandOf(db, base.productId)
  if (brandId === null) return
  await insertAdClick(db, { ...base, brandId, priceCents: 0, chargedCents: 0, freeReason: 'R1' })
}

type Inside = Pick<World, 'db' | 'now'>

async function decide(inside: Inside, ad: Ad, { isProgram, ...base }: Base & { readonly isProgram: boolean }) {
  const { db } = inside
  const { token, campaignId, productId, userId, priceCents, bidCents, secondRankCents } = ad
  // One user's clicks are decided one after the other, and then those on one campaign: the rules count what was decided.
  await takeLock(db, `ad clicks ${userId}`)
  const asked = { campaignId, productId, userId, ipHash: base.ipHash, now: base.clickedAt }
  const found = await selectClickFacts(db, token, asked)
  const spending = found && (await lockSpending(db, campaignId, base.day, base.clickedAt))
  if (!spending) return
  const { brandId } = spending
  const fromAddress = await countFromAddress(db, asked)
  const { createdAt, seenAt, isTokenUsed, isProductShown, ...counted } = found
  const ageMs = base.clickedAt.getTime() - ad.issuedAtMs
  const seen = seenAt === null ? null : new Date(seenAt)
  const rule = freeRuleOf({
    ...counted,
    fromAddress,
    isTokenValid: ageMs >= 0 && ageMs <= TOKEN_MS && !isTokenUsed,
    accountAgeMs: base.clickedAt.getTime() - Date.parse(createdAt),
    visibleMs: base.clickedAt.getTime() - (seen?.getTime() ?? ad.issuedAtMs),
    isProgram,
  })
  const freeReason = rule ?? (isProductShown ? await charge(inside, ad, spending, base.day, brandId) : 'stopped')
  await insertAdClick(db, {
    ...base,
    token,
    brandId,
    campaignId,
    seenAt: seen,
    bidCents,
    secondRankCents,
    priceCents,
    chargedCents: freeReason === null ? priceCents : 0,
    freeReason,
  })
  if (freeReason !== null && rule === null) await tellCampaignsChanged(db)
}

/** Charges the price; the reason where a budget or the credit does not cover it. */
async function charge(
  inside: Inside,
  { token, campaignId, priceCents }: Ad,
  spending: Spending,
  today: string,
  brandId: string,
): Promise<FreeReason | null> {
  const reason = spentReasonOf(spending, priceCents)
  if (reason !== null) return reason
  const spent = await spend(inside, { brandId, key: token, cents: priceCents })
  if (spent !== 'spent') return spent === 'short' ? 'no-credit' : 'R1'
  if (!(await addSpent(inside.db, { campaignId, brandId, cents: priceCents, today })))
    throw new Error('a click exceeded a budget that was locked')
  return null
}
