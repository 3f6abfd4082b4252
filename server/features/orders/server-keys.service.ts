import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { errorSentence } from '#contract/errors.ts'
import { firstPlanWith, PLAN_LABELS } from '#contract/first-plan.ts'
import type { CallOutcome } from '#contract/orders.limits.ts'
import type { Tracking } from '#contract/orders.ts'
import type { Language } from '#contract/vocabulary.ts'
import { readOrderFigures } from '#server/features/brands/overview/order-figures.service.ts'
import { limitsOf } from '#server/features/brands/plan-limits.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { networkOf, requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { deleteKey, findBrandOfKey, lockKeys, putKey, selectKey } from './server-keys.store.ts'

const LIMITS = {
  /** Wrong keys of one network: a shop with an old key gets the refusal some times, and then waits. */
  wrong: { name: 'wrong-server-keys', hits: 60, seconds: 60 },
  made: { name: 'server-keys', hits: 20, seconds: 3600 },
} as const

/** Tells what it is where it is found, such as in a repository. */
const PREFIX = 'dropdeck_key_'
const BEARER = new RegExp(`^Bearer (${PREFIX}[\\w-]{43})$`, 'i')
const HINT_LENGTH = 4

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The brand whose server key a request has. */
export async function brandOfKey(world: World, { headers, ip }: FastifyRequest): Promise<string> {
  const key = BEARER.exec(headers.authorization ?? '')?.[1]
  const brandId = key === undefined ? null : await findBrandOfKey(world.db, hashOf(key))
  if (brandId === null) await requireWithinLimit(world, LIMITS.wrong, networkOf(ip))
  ensure(brandId, 'orders.key-wrong')
  return brandId
}

/** Whether the shop reports its orders, and what came of it. */
export async function readTracking(scope: BrandScope): Promise<Tracking> {
  const { db, member, language } = scope
  const [key, { count, valueCents, lastOrderAt }] = await Promise.all([
    selectKey(db, member.brandId),
    readOrderFigures(scope),
  ])
  return {
    key: key && {
      hint: key.hint,
      createdAt: key.createdAt.toISOString(),
      lastCall: key.calledAt && {
        at: key.calledAt.toISOString(),
        outcome: key.outcome ?? 'taken',
        sentence: sentenceOf(key.outcome, language),
      },
    },
    orders: count,
    valueCents,
    lastOrderAt,
  }
}

/** Why the last call was refused; empty: it was not. */
const sentenceOf = (outcome: CallOutcome | null, language: Language): string =>
  outcome === null || outcome === 'taken' || outcome === 'test' ? '' : errorSentence(outcome, language)

/** Makes a key, which is shown once. The one before is void from now on; another member may have made one meanwhile. */
export async function makeKey(
  scope: BrandScope,
  { replaces }: { readonly replaces: string | null },
): Promise<{ key: string; tracking: Tracking }> {
  const { brandId } = scope.member
  await requireWithinLimit(scope, LIMITS.made, brandId)
  await requirePlan(scope)
  const key = PREFIX + randomBytes(32).toString('base64url')
  const hint = key.slice(-HINT_LENGTH)
  await inTransaction(scope, async (inside) => {
    await lockKeys(inside.db, brandId)
    const before = await selectKey(inside.db, brandId)
    ensure((before?.hint ?? null) === replaces, 'conflict')
    await putKey(inside.db, { brandId, secretHash: hashOf(key), hint, createdAt: inside.now() })
    await auditKey(inside, before ? 'replaced' : 'made', [before?.hint ?? null, hint])
  })
  return { key, tracking: await readTracking(scope) }
}

/** Product 2: keys are part of larger plans. One that was made goes on working, so that no order is lost. */
async function requirePlan(scope: BrandScope): Promise<void> {
  const { apiKey } = await limitsOf(scope, scope.member.brandId)
  const plan = firstPlanWith((limits) => limits.apiKey)
  ensure(apiKey, 'orders.plan', { values: { plan: PLAN_LABELS[plan] } })
}

/** Voids the key. A repeat changes nothing. */
export async function revokeKey(scope: BrandScope): Promise<Tracking> {
  const { brandId } = scope.member
  await inTransaction(scope, async (inside) => {
    await lockKeys(inside.db, brandId)
    const hint = await deleteKey(inside.db, brandId)
    if (hint !== null) await auditKey(inside, 'revoked', [hint, null])
  })
  return readTracking(scope)
}

const auditKey = (
  inside: BrandScope,
  what: 'made' | 'replaced' | 'revoked',
  hint: readonly [before: string | null, after: string | null],
): Promise<void> =>
  writeAudit(inside, {
    action: `server-key.${what}`,
    targetType: 'brand',
    targetId: inside.member.brandId,
    changed: { hint },
  })
