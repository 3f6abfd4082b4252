import { QUEUE_TYPES, type QueueName, type QueueType, REVIEW, TYPES_OF_QUEUE } from '#contract/moderation.limits.ts'
import type { QueueItem } from '#contract/moderation.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import { deleteClaim, deleteClaimsEndedBefore, deleteClaimsOf, insertClaim } from './review-claims.store.ts'
import { selectClaim } from './review-item.store.ts'
import {
  countQueue,
  findOwnBrand,
  type QueueCounts,
  type QueueRow,
  searchItems,
  selectQueue,
} from './review-queue.store.ts'

const CLAIM_MS = REVIEW.claimMinutes * 60_000

/** Who looks at an item now, as the caller sees it. */
const presentClaim = (
  { claimedBy, claimant, until }: Pick<QueueRow, 'claimedBy' | 'claimant' | 'until'>,
  staffId: string,
): QueueItem['claim'] =>
  claimedBy === null || until === null ? null : { username: claimant ?? '–', isOwn: claimedBy === staffId, until }

const typesOf = (queue: QueueName | undefined) => (queue === undefined ? QUEUE_TYPES : TYPES_OF_QUEUE[queue])

/** What waits for a review; or what a search finds, which need not wait. */
export async function listQueue(
  { db, now, actor }: StaffScope,
  words: string,
  queue: QueueName | undefined,
): Promise<{ items: QueueItem[] } & QueueCounts> {
  const reader = { staffId: actor.userId, now: now() }
  const rows = words === '' ? await selectQueue(db, reader, typesOf(queue)) : await searchItems(db, words, reader)
  const items = rows.map(({ claimedBy, claimant, until, ...row }) => ({
    ...row,
    claim: presentClaim({ claimedBy, claimant, until }, actor.userId),
  }))
  return { items, ...(await countQueue(db)) }
}

/**
 * Claims the first item after this one that no other member of staff has claimed and that concerns no brand of the caller's,
 * and releases what the caller had claimed. Under one lock for all staff, so that two never get the same item.
 */
export function claimNext(
  scope: StaffScope,
  { after, queue }: { readonly after?: string | undefined; readonly queue?: QueueName | undefined },
): Promise<{ next: { type: QueueType; id: string } | null }> {
  return inTransaction(scope, async (inside) => {
    await takeLock(inside.db, 'review claims')
    const { userId } = inside.actor
    await deleteClaimsOf(inside.db, userId)
    const rows = await selectQueue(inside.db, { staffId: userId, now: inside.now() }, typesOf(queue))
    const start = rows.findIndex(({ id }) => id === after) + 1
    const next = [...rows.slice(start), ...rows.slice(0, start)].find(
      ({ claimedBy, id, isOwnBrand, isOwnDecision }) =>
        claimedBy === null && id !== after && !isOwnBrand && !isOwnDecision,
    )
    if (!next) return { next: null }
    await claim(inside, next.type, next.id)
    await noteClaim(inside, next.type, next.id)
    return { next: { type: next.type, id: next.id } }
  })
}

/** Claims what the caller opened, and releases what was claimed before. */
export function claimOpened(scope: StaffScope, type: QueueType, id: string): Promise<void> {
  return inTransaction(scope, async (inside) => {
    await claim(inside, type, id)
    await noteClaim(inside, type, id)
    await deleteClaimsOf(inside.db, inside.actor.userId, id)
  })
}

const noteClaim = (inside: StaffScope, targetType: QueueType, targetId: string): Promise<void> =>
  writeAudit(inside, { action: 'review.claimed', targetType, targetId })

/** Whether the item concerns a brand that the caller works for: then others decide. */
export const isOwnBrand = async ({ db, actor }: StaffScope, type: QueueType, id: string): Promise<boolean> =>
  (await findOwnBrand(db, { userId: actor.userId, type, id })) !== null

/** Refuses a decision about the caller's own brand, and records the attempt. Not in the transaction of the decision. */
export async function requireOtherBrand(scope: StaffScope, type: QueueType, id: string): Promise<void> {
  const brandId = await findOwnBrand(scope.db, { userId: scope.actor.userId, type, id })
  if (brandId === null) return
  await writeAudit(scope, { action: 'review.own-brand', targetType: type, targetId: id, brandId })
  throw new Refusal('review.own-brand')
}

/** Claims an item for ten minutes; refuses where another member of staff has it, and in the caller's own brand. */
export async function claim(scope: StaffScope, type: QueueType, id: string): Promise<void> {
  ensure(!(await isOwnBrand(scope, type, id)), 'review.own-brand')
  const now = scope.now()
  const until = new Date(now.getTime() + CLAIM_MS)
  ensure(await insertClaim(scope.db, { type, id, staffId: scope.actor.userId, now, until }), 'review.claimed')
}

/** Who looks at an item now. */
export async function readClaim(scope: StaffScope, type: QueueType, id: string): Promise<QueueItem['claim']> {
  const found = await selectClaim(scope.db, type, id, scope.now())
  return found && presentClaim(found, scope.actor.userId)
}

/** Deletes the claim of an item, once it is decided. */
export const endClaim = ({ db }: StaffScope, type: QueueType, id: string): Promise<void> => deleteClaim(db, type, id)

/** Job: deletes claims that have ended. */
export const forgetClaims = ({ db, now }: World): Promise<void> => deleteClaimsEndedBefore(db, now())
