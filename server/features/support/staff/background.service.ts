import { type ImportProblem, importSentence, levelOf } from '#contract/import-problems.ts'
import { isStaffAllowed } from '#contract/rights.ts'
import type { Background } from '#contract/support-background.ts'
import { bounceStateOf } from '#server/features/accounts/bounces/bounces.service.ts'
import { balanceOf } from '#server/features/billing/ledger/ledger.service.ts'
import { membershipsOf } from '#server/features/brands/memberships.service.ts'
import { limitsOf } from '#server/features/brands/plan-limits.service.ts'
import type { StaffScope } from '#server/platform/scope/scope.ts'
import { findBrand, findLastImport, findPerson, selectImportProblems, selectMails } from './background.store.ts'

type BackgroundBrand = Background['brands'][number]

/** Of a person who works for many. */
const MOST_BRANDS = 5
const MOST_ERRORS = 5

interface About {
  /** Null: the account is gone. */
  readonly userId: string | null
  /** The brand of a ticket; null: a ticket of the person; left out: all brands that the person works for. */
  readonly brandId?: string | null
}

/** What an agent needs to know about who asks. */
export async function readBackground(scope: StaffScope, { userId, brandId }: About): Promise<Background> {
  const ids =
    brandId === undefined
      ? userId === null
        ? []
        : (await membershipsOf(scope, userId)).slice(0, MOST_BRANDS).map((member) => member.brandId)
      : [brandId].filter((id) => id !== null)
  const brands = await Promise.all(ids.map((id) => brandOf(scope, id)))
  const person = userId === null ? null : await findPerson(scope.db, userId)
  const bounce = person && (await bounceStateOf(scope, [person.email])).get(person.email)
  return {
    person,
    bounce: bounce ? { reason: bounce.reason, since: bounce.at.toISOString() } : null,
    brands: brands.filter((brand) => brand !== null),
    mails: userId === null ? [] : await selectMails(scope.db, userId),
  }
}

async function brandOf(scope: StaffScope, brandId: string): Promise<BackgroundBrand | null> {
  const brand = await findBrand(scope.db, brandId)
  if (!brand) return null
  const { plan } = await limitsOf(scope, brandId)
  const mayRead = isStaffAllowed(scope.actor.staffRole, 'money')
  return {
    ...brand,
    plan,
    balanceCents: mayRead ? await shownBalance(scope, brandId) : null,
    lastImport: await lastImportOf(scope, brandId),
  }
}

async function shownBalance(scope: StaffScope, brandId: string): Promise<number> {
  const { purchasedCents, bonusCents, debtCents } = await balanceOf(scope, brandId)
  return purchasedCents + bonusCents - debtCents
}

async function lastImportOf({ db, language }: StaffScope, brandId: string): Promise<BackgroundBrand['lastImport']> {
  const found = await findLastImport(db, brandId)
  if (!found) return null
  const { id, ...shown } = found
  const rows = await selectImportProblems(db, id, MOST_ERRORS)
  const sentence = (problem: ImportProblem, name: string) =>
    [name, importSentence(problem, language)].filter((part) => part !== '').join(': ')
  const errors = rows.flatMap(({ name, problems }) =>
    problems.filter((problem) => levelOf(problem) === 'error').map((problem) => sentence(problem, name)),
  )
  return { ...shown, errors: errors.slice(0, MOST_ERRORS) }
}
