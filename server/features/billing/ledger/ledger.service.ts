import { takeLock } from '#server/platform/data/database.ts'
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
}

/** Credits a paid purchase and its bonus, once, and settles what the brand owes. Runs in the caller's transaction. */
export async function topUp({ db, now }: Books, { brandId, purchaseId, ...bought }: TopUp): Promise<void> {
  const lot = { brandId, purchaseId, at: now() }
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
    const cents = bought.bonusCents
    await grant(
      { db, now },
      { ...lot, kind: 'bonus_grant', cause: purchaseId, cents, expiresAt: bought.bonusExpiresAt },
    )
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
  readonly purchaseId?: string
}

/** Grants bonus credit. Answers false where this cause granted it before. */
export const grant = (
  { db, now }: Books,
  { brandId, kind, cause, cents, expiresAt, purchaseId = '' }: Grant,
): Promise<boolean> =>
  addCredit(db, {
    brandId,
    kind,
    key: `${kind}:${cause}`,
    cents,
    at: now(),
    account: 'bonus',
    counter: 'grants',
    expiresAt,
    purchaseId: purchaseId || null,
  })

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

interface TakenBack {
  readonly brandId: string
  readonly purchaseId: string
  readonly kind: 'refund' | 'dispute'
  /** The same cause takes back once. */
  readonly cause: string
  readonly cents: number
}

/**
 * Debits a payment that was refunded or disputed: credit of this purchase first, then other bought credit, and what was
 * spent already becomes a debt (Trust S74).
 */
export const takeBackPayment = (
  { db, now }: Books,
  { kind, cause, purchaseId, ...taken }: TakenBack,
): Promise<boolean> =>
  takeCredit(db, {
    ...taken,
    kind,
    key: `${kind}:${cause}`,
    at: now(),
    purchase: { id: purchaseId, alone: false },
    counter: 'payments',
    accounts: ['purchased'],
    shortfall: 'owe',
  })

/** Takes back what is left of the bonus that came with a purchase, up to so much; a bonus that was spent stays spent. */
export const takeBackBonus = (
  { db, now }: Books,
  { brandId, purchaseId, cause, cents }: Omit<TakenBack, 'kind'>,
): Promise<boolean> =>
  takeCredit(db, {
    brandId,
    cents,
    kind: 'bonus_return',
    key: `bonus_return:${cause}`,
    at: now(),
    purchase: { id: purchaseId, alone: true },
    counter: 'grants',
    accounts: ['bonus'],
    shortfall: 'ignore',
  })

/** Credits a payment again whose dispute was won. */
export async function restorePayment(
  { db, now }: Books,
  { brandId, purchaseId, cause, cents }: Omit<TakenBack, 'kind'>,
): Promise<void> {
  await addCredit(db, {
    brandId,
    purchaseId,
    cents,
    kind: 'dispute_won',
    key: `dispute_won:${cause}`,
    at: now(),
    account: 'purchased',
    counter: 'payments',
    expiresAt: null,
  })
  await settleDebts({ db, now }, brandId)
}

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
