import { isTestMode } from '#server/platform/config/payment-config.ts'
import { type Database, takeLock } from '#server/platform/data/database.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { CREDIT_ACCOUNTS } from '../ledger.tables.ts'
import {
  addCredit,
  type Balance,
  expireLots,
  findPosting,
  returnCredit,
  selectBalance,
  selectSpendable,
  settleOldestDebt,
  sumMissingBonus,
  takeCredit,
} from './ledger.store.ts'

type Books = Pick<World, 'db' | 'now'>

const DAY_MS = 86_400_000
/** Bonus that comes back after it expired can be spent for this long. */
const RETURNED_DAYS = 30
/** Lots that one statement expires. */
const BATCH = 200

interface TopUp {
  readonly brandId: string
  readonly purchaseId: string
  readonly cents: number
  /** 0: none. */
  readonly bonusCents: number
  readonly bonusExpiresAt: Date
  /** Whether money was taken for it. */
  readonly isLive: boolean
}

/** Credits a paid purchase and its bonus, once, and settles what the brand owes. Runs in the caller's transaction. */
export async function topUp({ db, now }: Books, { brandId, purchaseId, ...bought }: TopUp): Promise<void> {
  const lot = { brandId, purchaseId, isLive: bought.isLive, at: now() }
  await addCredit(db, {
    ...lot,
    kind: 'topup',
    key: `topup:${purchaseId}`,
    cents: bought.cents,
    account: 'purchased',
    counter: 'payments',
    expiresAt: null,
  })
  if (bought.bonusCents > 0) {
    const bonus = { kind: 'bonus_grant', cause: purchaseId, cents: bought.bonusCents } as const
    await addBonus(db, { ...lot, ...bonus, expiresAt: bought.bonusExpiresAt })
  }
  await settleDebts({ db, now }, brandId)
}

interface Grant {
  readonly brandId: string
  readonly kind: 'bonus_grant' | 'plan_grant'
  /** The same cause grants once. */
  readonly cause: string
  readonly cents: number
  readonly expiresAt: Date
}

/** Grants bonus credit. Answers false where this cause granted it before. */
export const grant = ({ db, now, config }: Books & Pick<World, 'config'>, granted: Grant): Promise<boolean> =>
  addBonus(db, { ...granted, purchaseId: null, isLive: !isTestMode(config), at: now() })

interface Adjustment extends Omit<Grant, 'kind'> {
  /** What the brand reads about it. */
  readonly reason: string
}

/** Bonus credit that staff grant. Answers false where this cause granted it before. */
export const adjust = (
  { db, now, config }: Books & Pick<World, 'config'>,
  { cause, ...adjustment }: Adjustment,
): Promise<boolean> =>
  addCredit(db, {
    ...{ ...adjustment, kind: 'adjustment', key: `${ADJUSTED}${cause}`, account: 'bonus', counter: 'adjustments' },
    ...{ purchaseId: null, isLive: !isTestMode(config), at: now() },
  })
const ADJUSTED = 'adjustment:'

/** The cents that this cause granted a brand; null: it granted nothing. */
export async function adjustedBy({ db }: Pick<World, 'db'>, cause: string) {
  return findPosting(db, `${ADJUSTED}${cause}`)
}

interface AddedBonus extends Omit<Grant, 'kind'> {
  readonly kind: Grant['kind'] | 'bonus_restored'
  readonly purchaseId: string | null
  readonly isLive: boolean
  readonly at: Date
}

const addBonus = (db: Database, { kind, cause, ...added }: AddedBonus): Promise<boolean> =>
  addCredit(db, { ...added, kind, key: `${kind}:${cause}`, account: 'bonus', counter: 'grants' })

interface Spend {
  readonly brandId: string
  /** Of the click. */
  readonly key: string
  readonly cents: number
}

/** `repeated`: this click was charged before. `short`: not enough credit, or an open debt. */
type Spent = 'spent' | 'repeated' | 'short'

/** Charges a click, bonus first, in one statement: never below zero, never twice. */
export async function spend({ db, now }: Books, { brandId, key, cents }: Spend): Promise<Spent> {
  const click = { brandId, kind: 'click', key: `click:${key}`, cents, at: now() } as const
  if (await takeCredit(db, { ...click, counter: 'clicks', accounts: CREDIT_ACCOUNTS, shortfall: 'refuse' }))
    return 'spent'
  const posted = await findPosting(db, click.key)
  if (posted === null) return 'short'
  if (posted.brandId !== brandId || posted.cents !== cents) throw new Error(`${click.key} was another charge`)
  return 'repeated'
}

/** Returns the credit of a charged click to the accounts that it came from. False where it was returned, or never charged. */
export const refundClick = ({ db, now }: Books, { brandId, key }: Omit<Spend, 'cents'>): Promise<boolean> =>
  inTransaction({ db, now }, async (inside) => {
    await takeLock(inside.db, `ledger:${brandId}`)
    const at = now()
    const isReturned = await returnCredit(inside.db, {
      brandId,
      kind: 'click_refund',
      key: `click_refund:${key}`,
      of: `click:${key}`,
      at,
      counter: 'clicks',
      notBefore: new Date(at.getTime() + RETURNED_DAYS * DAY_MS),
    })
    if (isReturned) await settleDebts(inside, brandId)
    return isReturned
  })

interface Purchased {
  readonly brandId: string
  readonly purchaseId: string
  /** The same cause moves credit once. */
  readonly cause: string
  /** Bought credit. */
  readonly cents: number
  /** Bonus that came with it. */
  readonly bonusCents: number
}

interface TakenBack extends Purchased {
  readonly kind: 'refund' | 'dispute'
}

/**
 * Debits a payment that was refunded or disputed: credit of this purchase first, then other bought credit, and what was
 * spent already becomes a debt (Trust S74). With it goes what is left of its bonus; a bonus that was spent stays spent.
 * Answers false where this cause took it before.
 */
export const takeBackPurchase = (books: Books, taken: TakenBack): Promise<boolean> =>
  inTransaction(books, async ({ db, now }) => {
    const { kind, cause, brandId, purchaseId, cents, bonusCents } = taken
    const movement = { brandId, at: now() }
    // A share may be rounded to nothing.
    const isTaken =
      cents === 0 ||
      (await takeCredit(db, {
        ...{ ...movement, kind, key: `${kind}:${cause}`, cents },
        purchase: { id: purchaseId, alone: false },
        ...{ counter: 'payments', accounts: ['purchased'], shortfall: 'owe' },
      }))
    if (isTaken && bonusCents > 0) {
      await takeCredit(db, {
        ...{ ...movement, kind: 'bonus_return', key: `bonus_return:${cause}`, cents: bonusCents },
        purchase: { id: purchaseId, alone: true },
        ...{ counter: 'grants', accounts: ['bonus'], shortfall: 'ignore' },
      })
    }
    return isTaken
  })

interface Restored extends Omit<Purchased, 'bonusCents'> {
  readonly kind: 'dispute_won' | 'refund_failed'
  readonly isLive: boolean
  /** Which takings of bonus are undone: those of one dispute, or of all refunds together. */
  readonly bonus: {
    /** As their causes begin. */
    readonly of: string
    /** At most so much. */
    readonly cents: number
    readonly expiresAt: Date
  }
}

/**
 * Credits a payment again whose dispute was won, or whose refund did not arrive, and the bonus that was taken with it, for
 * 30 days at least.
 */
export const restorePurchase = (books: Books, restored: Restored): Promise<void> =>
  inTransaction(books, async ({ db, now }) => {
    const { kind, cause, brandId, purchaseId, isLive, cents, bonus } = restored
    const lot = { brandId, purchaseId, isLive, at: now() }
    const isRestored =
      cents === 0 ||
      (await addCredit(db, {
        ...{ ...lot, kind, key: `${kind}:${cause}`, cents },
        ...{ account: 'purchased', counter: 'payments', expiresAt: null },
      }))
    if (!isRestored) return
    const missing = Math.min(bonus.cents, await sumMissingBonus(db, brandId, bonus.of))
    if (missing > 0) {
      const expiresAt = notBefore(bonus.expiresAt, now())
      await addBonus(db, { ...lot, kind: 'bonus_restored', cause: `${bonus.of}:${cause}`, cents: missing, expiresAt })
    }
    await settleDebts({ db, now }, brandId)
  })

const notBefore = (end: Date, at: Date): Date =>
  new Date(Math.max(end.getTime(), at.getTime() + RETURNED_DAYS * DAY_MS))

async function settleDebts({ db, now }: Books, brandId: string): Promise<void> {
  while (await settleOldestDebt(db, brandId, now()));
}

/** What a brand can spend, and what it owes. */
export const balanceOf = ({ db, now }: Books, brandId: string): Promise<Balance> => selectBalance(db, brandId, now())

/** By brand, what it can spend; 0 where a debt stops it. */
export async function spendableOf(
  { db, now }: Books,
  brandIds: readonly string[],
): Promise<(brandId: string) => number> {
  const rows = brandIds.length === 0 ? [] : await selectSpendable(db, brandIds, now())
  const cents = new Map(rows.map((row) => [row.brandId, row.cents]))
  return (brandId) => cents.get(brandId) ?? 0
}

/** Job: posts bonus that expired. */
export async function expireCredit(world: Books, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await expireLots(world.db, world.now(), BATCH)) > 0);
}
