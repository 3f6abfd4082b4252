import type { TaxAdviser } from '#contract/invoice-months.ts'
import { isAddressOfTeam } from '#server/features/brands/team/team.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { isTestMode } from '#server/platform/config/payment-config.ts'
import { messageIdOf } from '#server/platform/mail/site-url.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { findAdviser, saveAdviser, selectDue, takeMonth } from './bookkeeping.store.ts'
import { mailMonthJob } from './bookkeeping-jobs.ts'
import { documentsOf, monthArchive, monthLater } from './invoice-months.service.ts'
import { monthMail } from './month-mail.ts'

const BATCH = 500
/** Larger archives are not mailed: many mail servers refuse them. */
const MOST_BYTES = 12_000_000

const lastMonth = (now: Date): string => monthLater(berlinDayOf(now).slice(0, 7), -1)

/** Where the invoices of each month are sent. */
export async function readAdviser({ db, config, language, member }: BrandScope): Promise<TaxAdviser> {
  const row = await findAdviser(db, member.brandId)
  const isTest = isTestMode(config)
  if (!row) return { version: 0, isOn: false, email: '', language, sentMonth: null, isTest }
  const { version, isOn, email, sentMonth } = row
  return { version, isOn, email, language: row.language, sentMonth, isTest }
}

interface Change {
  readonly version: number
  readonly isOn: boolean
  readonly email?: string | undefined
}

/** Sends the months from the present one on to an address, or ends that. */
export async function changeAdviser(scope: BrandScope, change: Change): Promise<TaxAdviser> {
  const { brandId } = scope.member
  await inTransaction(scope, async (inside) => {
    const before = await findAdviser(inside.db, brandId)
    const email = (change.isOn ? change.email : null) ?? before?.email ?? ''
    // What was not sent while it was off stays out of it.
    const doneMonth = before?.isOn ? before.doneMonth : lastMonth(inside.now())
    const written = { brandId, isOn: change.isOn, email, language: scope.language, doneMonth }
    ensure(await saveAdviser(inside.db, change.version, written), 'conflict')
    const changed = { isOn: [before?.isOn ?? null, change.isOn], email: [before?.email ?? null, email] } as const
    await writeAudit(inside, { action: 'tax-adviser.changed', targetType: 'brand', targetId: brandId, changed })
  })
  return readAdviser(scope)
}

/** Job: orders the mail with the last month, once for each brand. */
export async function sendMonths(world: World): Promise<void> {
  const month = lastMonth(world.now())
  for (const { brandId } of await selectDue(world.db, month, BATCH)) {
    await inTransaction(world, async (inside) => {
      const hasDocuments = (await documentsOf(inside, brandId, month)).length > 0
      const isTaken = await takeMonth(inside.db, brandId, { month, hasDocuments })
      if (isTaken && hasDocuments) await inside.jobs.enqueue(inside.db, mailMonthJob, { brandId, month })
    })
  }
}

/**
 * Job: mails a month. Where nothing is paid, anybody could have it sent to anybody: then it goes to members of the brand alone
 * (Trust S78).
 */
export async function mailMonth(
  world: World,
  { brandId, month }: { readonly brandId: string; readonly month: string },
): Promise<void> {
  const adviser = await findAdviser(world.db, brandId)
  if (!adviser?.isOn) return
  const { email, language } = adviser
  if (isTestMode(world.config) && !(await isAddressOfTeam(world, brandId, email))) return
  const documents = await documentsOf(world, brandId, month)
  const parts: Uint8Array[] = []
  for await (const part of monthArchive(world, documents, language)) parts.push(part)
  const archive = Buffer.concat(parts)
  await world.mail.send({
    ...monthMail({ language, month, documents, archive: archive.length > MOST_BYTES ? null : archive }, world.config),
    to: email,
    messageId: messageIdOf(world.config, `invoice-month.${brandId}.${month}`),
  })
}
