import {
  DOCUMENT_VERSIONS,
  type DocumentVersion,
  LEGAL_DOCUMENTS,
  type LegalDocument,
  NOTICE_DAYS,
} from '#contract/legal-documents.ts'
import { type JobKind, NoPayload } from '#server/platform/jobs/jobs.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { notifyTeam } from '../team/notify-team.service.ts'
import { insertDocumentNotices, selectUntold } from './announce-terms.store.ts'

export const announceTermsJob: JobKind<NoPayload> = { name: 'announce-terms', schema: NoPayload, cron: '*/10 * * * *' }

const DAY_MS = 86_400_000
const BATCH = 100

type Versions = Readonly<Record<LegalDocument, readonly DocumentVersion[]>>

/**
 * Job: tells every brand once of each new version of a text, at once, so that it takes effect 15 days later at the earliest
 * (P2B art. 3). It notifies owners, admins and those with the right to billing. The notice and its mails are one transaction.
 */
export async function announceTerms(world: World, versions: Versions = DOCUMENT_VERSIONS): Promise<void> {
  for (const document of LEGAL_DOCUMENTS)
    for (const version of versions[document].slice(1)) while (await announce(world, document, version));
}

/** Tells some brands; returns whether there may be more. */
function announce(world: World, document: LegalDocument, { version, effectiveOn }: DocumentVersion): Promise<boolean> {
  const effective = new Date(`${effectiveOn}T00:00:00Z`)
  return inTransaction(world, async (inside) => {
    const toldAt = inside.now()
    const brands = await selectUntold(inside.db, { document, version, before: effective }, BATCH)
    const effectiveAt = new Date(Math.max(effective.getTime(), toldAt.getTime() + NOTICE_DAYS * DAY_MS))
    for (const { id: brandId, name } of brands) {
      const content = { kind: 'terms-changed', brand: name, document, day: berlinDayOf(effectiveAt) } as const
      await notifyTeam(inside, { brandId, right: 'billing', content })
    }
    const notices = brands.map(({ id }) => ({ brandId: id, document, version, toldAt, effectiveAt }))
    await insertDocumentNotices(inside.db, notices)
    return brands.length === BATCH
  })
}
