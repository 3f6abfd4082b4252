import type { OwnReturns } from '#contract/credit-returns.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { balanceOf } from '../ledger/ledger.service.ts'
import { bookedEntry, bookReturn, returnableOf, sumOf } from './book-return.service.ts'
import { setAside } from './holds.store.ts'
import { presentReturn } from './present-return.ts'
import {
  decideReturn,
  findReturn,
  findReturnByKey,
  hasOpenReturn,
  releaseParts,
  selectOutcomes,
  selectReturns,
} from './returns.store.ts'

const REQUESTS = { name: 'credit-return', hits: 10, seconds: 3600 }

/** What the brand can ask back, and what it asked before. */
export async function readReturns(scope: BrandScope): Promise<OwnReturns> {
  const { db, member } = scope
  const rows = await selectReturns(db, member.brandId)
  const outcomes = await selectOutcomes(
    db,
    rows.map(({ id }) => id),
  )
  return {
    availableCents: sumOf(await returnableOf(scope, member.brandId)),
    heldCents: (await balanceOf(scope, member.brandId)).heldCents,
    returns: rows.map((row) => presentReturn(row, outcomes)),
  }
}

interface Asked {
  /** Null: all that can be asked back. */
  readonly cents: number | null
  readonly reason: string
  /** The same key asks once. */
  readonly key: string
}

/** Asks bought credit back and sets it aside: it cannot be spent until staff decide. */
export async function askBack(scope: BrandScope, { cents, reason, key }: Asked): Promise<OwnReturns> {
  const { brandId } = scope.member
  const isRepeat = await isAskedBefore(scope, cents, key)
  if (!isRepeat) {
    await requireWithinLimit(scope, REQUESTS, brandId)
    await inTransaction(scope, (inside) => storeReturn({ ...scope, ...inside }, { cents, reason, key }))
  }
  return readReturns(scope)
}

async function isAskedBefore({ db, member }: BrandScope, cents: number | null, key: string): Promise<boolean> {
  const known = await findReturnByKey(db, member.brandId, key)
  ensure(!known || known.askedCents === cents, 'idempotency-key.reused')
  return known !== null
}

async function storeReturn(inside: BrandScope, { cents: askedCents, reason, key }: Asked): Promise<void> {
  const { db } = inside
  const { brandId } = inside.member
  await takeLock(db, `ledger:${brandId}`)
  // The same request may have waited for this lock.
  if (await isAskedBefore(inside, askedCents, key)) return
  ensure(!(await hasOpenReturn(db, brandId)), 'billing.return-open')
  const booked = await bookReturn(inside, brandId, { askedCents, reason, key })
  ensure(booked, 'billing.return-amount')
  await writeAudit(inside, bookedEntry(booked))
}

/** The brand keeps its credit after all. */
export async function withdrawReturn(scope: BrandScope, id: string): Promise<OwnReturns> {
  await inTransaction(scope, async ({ db }) => {
    await takeLock(db, `ledger:${scope.member.brandId}`)
    ensure(await findReturn(db, id, scope.member.brandId), 'billing.unknown-return')
    ensure(await decideReturn(db, id, { state: 'withdrawn', decidedAt: scope.now() }), 'billing.return-decided')
    for (const { purchaseId } of await releaseParts(db, id)) await setAside(db, purchaseId)
    await writeAudit({ ...scope, db }, { action: 'credit.return-withdrawn', targetType: 'credit-return', targetId: id })
  })
  return readReturns(scope)
}
