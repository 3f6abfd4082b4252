import { createHmac } from 'node:crypto'
import { sharedSecret } from '../config/secret.ts'
import { auditLog } from '../data/platform.tables.ts'
import type { BrandScope, Scope, StaffScope, World } from '../scope/scope.ts'

export interface AuditEntry {
  /** What was done, such as `product.published`. */
  readonly action: string
  readonly targetType: string
  readonly targetId: string
  /** By field, the value before and after. */
  readonly changed?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>
  readonly reason?: string
  /** For staff: the brand that it concerns. */
  readonly brandId?: string
}

/** A network address that no one can read, and that is the same for the same address. Null for jobs. */
export async function ipHashOf({
  db,
  config,
  address,
}: Pick<Scope, 'db' | 'config' | 'address'>): Promise<Buffer | null> {
  if (address === '') return null
  return createHmac('sha256', await sharedSecret(db, config.secret))
    .update(`ip ${address}`)
    .digest()
}

/** Records what the caller did, as a member of a brand or as staff, in the transaction of that change. */
export async function writeAudit(scope: BrandScope | StaffScope, entry: AuditEntry): Promise<void> {
  const member = 'member' in scope ? scope.member : null
  if (!member) scope.log.info({ security: 'staff-act', action: entry.action }, 'security event')
  await scope.db.insert(auditLog).values({
    at: scope.now(),
    actorId: scope.actor.userId,
    role: roleOf(scope),
    brandId: member?.brandId ?? entry.brandId ?? null,
    action: entry.action,
    targetType: entry.targetType,
    targetId: entry.targetId,
    changed: entry.changed ?? {},
    reason: entry.reason ?? '',
    ipHash: await ipHashOf(scope),
  })
}

function roleOf(scope: BrandScope | StaffScope): string {
  if (!('member' in scope)) return scope.actor.staffRole
  return scope.member.isOwner ? 'owner' : scope.member.role
}

interface SystemEntry extends AuditEntry {
  /** `operator`: on the command line; `configuration`, `automatic`: by the server itself. */
  readonly role: 'operator' | 'configuration' | 'automatic'
}

/** Records what no signed-in user did, in the transaction of that change. */
export async function writeSystemAudit(
  { db, now }: Pick<World, 'db' | 'now'>,
  { role, brandId, action, targetType, targetId, changed, reason }: SystemEntry,
): Promise<void> {
  await db.insert(auditLog).values({
    at: now(),
    role,
    brandId: brandId ?? null,
    action,
    targetType,
    targetId,
    changed: changed ?? {},
    reason: reason ?? '',
  })
}
