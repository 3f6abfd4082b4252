import { isRestriction, REVIEW } from '#contract/moderation.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { enqueueSiteMails } from '../mails/site-mail.service.ts'
import { newReference, type Receipt, requireRoom } from '../site.service.ts'
import { SITE_LIMITS } from '../site-limits.ts'
import { type AppealSubject, findContested, insertAppeal } from './appeals.store.ts'

interface NewAppeal {
  readonly reference: string
  readonly email: string
  readonly text: string
}

/**
 * Stores the one appeal that each side has against a decision, and confirms it (DSA art. 20). The reference is known to
 * those who were told the decision only, so no account is needed.
 */
export async function appeal(scope: Scope, { reference, email, text }: NewAppeal): Promise<Receipt> {
  await requireWithinLimit(scope, SITE_LIMITS.appeal, scope.address)
  await requireRoom(scope)
  const contested = await findContested(scope.db, reference)
  ensure(contested, 'appeals.unknown')
  const about = sideOf(contested, email)
  ensure(about, 'appeals.unknown')
  const until = new Date(contested.decidedAt)
  until.setUTCMonth(until.getUTCMonth() + REVIEW.appealMonths)
  ensure(scope.now() <= until, 'appeals.late', { values: { months: REVIEW.appealMonths } })
  const own = newReference('W')
  await inTransaction(scope, async (inside) => {
    const id = await insertAppeal(inside.db, {
      reference: own,
      about,
      subjectId: contested.id,
      subjectReference: reference,
      brandId: contested.brandId,
      email,
      text,
      language: inside.language,
      createdAt: inside.now(),
    })
    if (id === null) throw new Refusal('appeals.twice')
    await enqueueSiteMails(inside, 'appeal', id, email)
  })
  return { reference: own, message: DONE[scope.language] }
}

/** Who appeals, and so against what; null where there is nothing to contest. */
function sideOf(
  contested: NonNullable<Awaited<ReturnType<typeof findContested>>>,
  email: string,
): AppealSubject | null {
  if (contested.kind === 'decision') return contested.decision && isRestriction(contested.decision) ? 'decision' : null
  if (contested.outcome === 'kept') return 'notice'
  // The author of the message contests; who reported it got what was asked for.
  const isReporter = contested.emailKey === email.normalize('NFKC').toLowerCase()
  return contested.isMessage && !isReporter ? 'removal' : null
}

const DONE: Readonly<Record<Language, string>> = {
  de: 'Dein Widerspruch ist angekommen. Eine Bestätigung ist unterwegs zu dir; die Entscheidung folgt an dieselbe Adresse.',
  en: 'Your appeal has arrived. A confirmation is on its way to you; the decision follows to the same address.',
}
