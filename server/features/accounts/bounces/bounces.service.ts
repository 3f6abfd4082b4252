import { createHash } from 'node:crypto'
import { BOUNCES } from '#contract/accounts.limits.ts'
import type { EmailBounce } from '#contract/bounces-staff.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import type { RefusedAddresses } from '#server/platform/mail/refused-mail.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import { emailKeyOf } from '../accounts.service.ts'
import { countBounceRows, deleteBounce, findBounces, listBounceRows, upsertBounce } from './bounces.store.ts'

/** An address that a mail server refused for good. */
export interface Bounce {
  readonly reason: string
  readonly at: Date
}

/** Which of these addresses accept no mail, by the address as it was asked for. */
export async function bounceStateOf(
  { db }: Pick<World, 'db'>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Bounce>> {
  const rows = await findBounces(db, [...new Set(addresses.map(emailKeyOf))])
  const byKey = new Map(rows.map(({ emailKey, reason, bouncedAt }) => [emailKey, { reason, at: bouncedAt }]))
  return new Map(
    addresses.flatMap((address) => {
      const bounce = byKey.get(emailKeyOf(address))
      return bounce ? [[address, bounce] as const] : []
    }),
  )
}

/** Addresses that refused mails and contain this text, the latest first. */
export async function listBounces(
  { db }: Pick<World, 'db'>,
  text: string,
): Promise<{ total: number; bounces: EmailBounce[] }> {
  const rows = await listBounceRows(db, { text: emailKeyOf(text), most: BOUNCES.page })
  const bounces = rows.map(({ email, reason, bouncedAt }) => ({ email, reason, at: bouncedAt.toISOString() }))
  return { total: await countBounceRows(db), bounces }
}

/** Lets mails go to an address again, as staff. Refuses when it is not marked. */
export async function clearBounce(scope: StaffScope, address: string, reason: string): Promise<void> {
  await inTransaction(scope, async (inside) => {
    const cleared = await deleteBounce(inside.db, emailKeyOf(address))
    ensure(cleared, 'accounts.no-bounce')
    await writeAudit(inside, {
      action: 'email.bounce-cleared',
      targetType: 'email',
      // The log is kept for two years, also of accounts that are deleted.
      targetId: createHash('sha256').update(cleared.emailKey).digest('hex').slice(0, 16),
      changed: { refusedAt: [cleared.bouncedAt.toISOString(), null] },
      reason,
    })
  })
}

/** What mails ask before they are sent (`withRefusals`). */
export const refusedAddresses = ({ db, now }: Pick<World, 'db' | 'now'>): RefusedAddresses => ({
  isRefused: async (address) => (await findBounces(db, [emailKeyOf(address)])).length > 0,
  note: (address, reason) =>
    upsertBounce(db, { emailKey: emailKeyOf(address), email: address, reason, bouncedAt: now() }),
  forget: async (address) => {
    await deleteBounce(db, emailKeyOf(address))
  },
})
