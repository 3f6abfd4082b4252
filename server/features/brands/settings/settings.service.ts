import { z } from 'zod'
import { fieldSentence } from '#contract/field-sentences.ts'
import { areClaimsNew, greenClaimIn } from '#contract/green-claims.ts'
import { problemSentence } from '#contract/product-problems.ts'
import { isAllowed } from '#contract/rights.ts'
import { CLOSING_DAYS } from '#contract/settings.limits.ts'
import type { Company, Settings } from '#contract/settings.ts'
import { isOnHosts, NEWSLETTER_HOSTS, socialAddress } from '#contract/social.ts'
import { requireAccount } from '#server/features/accounts/accounts.service.ts'
import { requireProof } from '#server/features/accounts/proof.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { type JobKind, NoPayload } from '#server/platform/jobs/jobs.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { requireProvenClaims } from '../brand-claims.service.ts'
import { selectImprint } from '../brand-imprints.store.ts'
import { readProductOwner } from '../product-owner.service.ts'
import { notifyTeam } from '../team/notify-team.service.ts'
import { lockBrand } from '../team/team.store.ts'
import { TEAM_LIMITS } from '../team/team-limits.ts'
import { presentCompany, requireCompany, storeCompany } from './company.service.ts'
import { type BrandRow, replaceSocials, selectBrand, selectCopy, selectSocials, updateBrand } from './settings.store.ts'

const DAY_MS = 86_400_000

/** Holds back or shows the products of brands whose holidays began or ended. The products feature performs it. */
export const applyClosuresJob: JobKind<NoPayload> = { name: 'apply-closures', schema: NoPayload, cron: '* * * * *' }

const BrandOrder = z.strictObject({ brandId: z.uuid() })
type BrandOrder = z.output<typeof BrandOrder>

/** Announces all products of a brand, because the brand itself changed. The products feature performs it. */
export const announceBrandJob: JobKind<BrandOrder> = { name: 'announce-brand', schema: BrandOrder }

/** The settings as the caller may see them. */
export async function readSettings({ db, member, config }: BrandScope): Promise<Settings> {
  const [row, imprint, socials] = await Promise.all([
    selectBrand(db, member.brandId),
    isAllowed(member, 'company') ? selectImprint(db, member.brandNo) : null,
    selectSocials(db, member.brandId),
  ])
  return {
    version: row.version,
    description: { de: row.descriptionDe, en: row.descriptionEn },
    language: row.language,
    city: row.city,
    shipping: {
      grossCents: row.shippingGrossCents,
      note: { de: row.shippingNoteDe, en: row.shippingNoteEn },
    },
    claimEvidence: row.claimEvidence,
    company: imprint && presentCompany(imprint, config),
    closure: closureOf(row),
    socials,
    deleteAfter: row.deleteAfter?.toISOString() ?? null,
  }
}

function closureOf({ closedFrom, closedTo, closureNoteDe: de, closureNoteEn: en }: BrandRow): Settings['closure'] {
  if (!closedFrom || !closedTo) return null
  return { from: closedFrom.toISOString(), to: closedTo.toISOString(), note: { de, en } }
}

type Changes = Partial<Omit<BrandRow, 'no' | 'isPublic'>>
interface AuditEntry {
  readonly action: string
  readonly changed: Readonly<Record<string, readonly [before: unknown, after: unknown]>>
}

/** The texts of a brand that can carry a claim about the environment. */
const textsOf = (row: BrandRow): string[] => [
  row.descriptionDe,
  row.descriptionEn,
  row.shippingNoteDe,
  row.shippingNoteEn,
  row.closureNoteDe,
  row.closureNoteEn,
]

/** A claim that is new or changed, or is proven otherwise, is looked at afterwards, as those of products are (Trust L29). */
function hasNewClaims(before: BrandRow, after: BrandRow): boolean {
  const isProvenAnew = after.claimEvidence !== before.claimEvidence && greenClaimIn(textsOf(after)) !== null
  return isProvenAnew || areClaimsNew(textsOf(after), textsOf(before))
}

/** Changes the brand unless another member did so meanwhile, and records it. */
async function change(
  scope: BrandScope,
  version: number,
  work: (inside: BrandScope, before: BrandRow) => Promise<{ readonly changes: Changes; readonly entry: AuditEntry }>,
): Promise<Settings> {
  const { brandId } = scope.member
  await inTransaction(scope, async (inside) => {
    await lockBrand(inside.db, brandId)
    const before = await selectBrand(inside.db, brandId)
    ensure(before.version === version, 'conflict')
    const { changes, entry } = await work(inside, before)
    const written = hasNewClaims(before, { ...before, ...changes })
      ? { ...changes, claimsChangedAt: inside.now() }
      : changes
    ensure(await updateBrand(inside.db, { brandId, version }, written), 'conflict')
    await writeAudit(inside, { ...entry, targetType: 'brand', targetId: brandId })
  })
  return readSettings(scope)
}

type Profile = Pick<Settings, 'description' | 'language' | 'city' | 'shipping' | 'claimEvidence'> & {
  readonly version: number
}

/** Claims about the environment need evidence, also those of the holidays' note (Trust L29). */
function requireEvidence({ language }: BrandScope, after: BrandRow): void {
  if (after.claimEvidence !== '') return
  const n = greenClaimIn(textsOf(after))
  if (n === null) return
  const sentence = problemSentence({ field: 'claimEvidence', key: 'claim', n }, language)
  throw new Refusal('settings.claim', { values: { n }, fields: { 'profile.claimEvidence': sentence } })
}

/** Changes description, place and delivery; refuses environmental claims without evidence. */
export function changeProfile(scope: BrandScope, profile: Profile) {
  const { version, description, language, city, shipping, claimEvidence } = profile
  return change(scope, version, async (inside, before) => {
    const changes = {
      descriptionDe: description.de,
      descriptionEn: description.en,
      language,
      city,
      shippingGrossCents: shipping.grossCents,
      shippingNoteDe: shipping.note.de,
      shippingNoteEn: shipping.note.en,
      claimEvidence,
    }
    requireEvidence(inside, { ...before, ...changes })
    // The price of every product says what its delivery costs.
    await inside.jobs.enqueue(inside.db, announceBrandJob, { brandId: inside.member.brandId })
    return { changes, entry: { action: 'brand.profile-changed', changed: changedFields(before, changes) } }
  })
}

/** Changes the company of the imprint; refuses an incomplete one. */
export function changeCompany(scope: BrandScope, { version, company }: { version: number; company: Company }) {
  requireCompany(scope, company)
  return change(scope, version, async (inside) => {
    const before = await selectImprint(inside.db, inside.member.brandNo)
    const after = await storeCompany(inside, before, company)
    return {
      changes: {},
      entry: { action: 'brand.company-changed', changed: changedFields(before ?? {}, after) },
    }
  })
}

/** Before and after of the fields that differ. */
function changedFields(before: object, after: object): AuditEntry['changed'] {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => JSON.stringify(old.get(field) ?? null) !== JSON.stringify(value ?? null))
      .map(([field, value]) => [field, [old.get(field) ?? null, value] as const]),
  )
}

type Socials = Settings['socials']

const wrongSocial = ({ language }: BrandScope, network: Socials[number]['network']): string =>
  fieldSentence({ key: network === 'website' || network === 'newsletter' ? 'ownPage' : 'profileInvalid' }, language)

/** The address on the network's own host; for pages of the brand's own, on a host of the brand (Trust S50). */
function allowedAddress({ network, url }: Socials[number], ownHosts: readonly string[]): string | null {
  const address = socialAddress(network, url)
  if (address === null || (network !== 'website' && network !== 'newsletter')) return address
  return isOnHosts(address, network === 'newsletter' ? [...ownHosts, ...NEWSLETTER_HOSTS] : ownHosts) ? address : null
}

/** Replaces the profiles elsewhere; refuses addresses on other hosts than that of their network. */
export async function changeSocials(scope: BrandScope, { version, socials }: { version: number; socials: Socials }) {
  const { linkHosts } = await readProductOwner(scope, scope.member.brandId)
  const addresses = socials.map((social) => ({ ...social, url: allowedAddress(social, linkHosts) }))
  const wrong = addresses.filter(({ url }) => url === null)
  const isTwice = new Set(addresses.map(({ network }) => network)).size < addresses.length
  if (wrong.length > 0 || isTwice) {
    const fields = Object.fromEntries(wrong.map(({ network }) => [`social.${network}`, wrongSocial(scope, network)]))
    throw new Refusal('settings.social', { fields })
  }
  return change(scope, version, async (inside) => {
    const before = await selectSocials(inside.db, inside.member.brandId)
    const after = addresses.map((social) => ({ ...social, url: social.url ?? '' }))
    await replaceSocials(inside.db, inside.member.brandId, after)
    return { changes: {}, entry: { action: 'brand.social-changed', changed: { socials: [before, after] } } }
  })
}

/** Sets, moves or ends the holidays; products follow at once. */
export function changeClosure(
  scope: BrandScope,
  { version, closure }: { readonly version: number; readonly closure: Settings['closure'] },
): Promise<Settings> {
  const from = closure && new Date(closure.from)
  const to = closure && new Date(closure.to)
  if (from && to) ensure(from < to && to > scope.now(), 'settings.closure')
  return change(scope, version, async (inside, before) => {
    if (closure) await requireProvenClaims(inside, [closure.note.de, closure.note.en])
    await inside.jobs.enqueue(inside.db, applyClosuresJob, {})
    const notes = { closureNoteDe: closure?.note.de ?? '', closureNoteEn: closure?.note.en ?? '' }
    return {
      changes: { closedFrom: from, closedTo: to, ...notes },
      entry: {
        action: 'brand.closure-changed',
        changed: { closure: [closureOf(before), closure], ...changedFields(before, notes) },
      },
    }
  })
}

/** Closes the brand, after the owner has proved who they are: nothing is public, and in 30 days it is erased. */
export async function requestDeletion(scope: BrandScope, password: string | undefined): Promise<Settings> {
  await requireProof(scope, await requireAccount(scope), { password, limit: TEAM_LIMITS.closing })
  return moveDeletion(scope, new Date(scope.now().getTime() + CLOSING_DAYS * DAY_MS))
}

/** Takes the closing of the brand back, within its days of grace. */
export const cancelDeletion = (scope: BrandScope): Promise<Settings> => moveDeletion(scope, null)

async function moveDeletion(scope: BrandScope, deleteAfter: Date | null): Promise<Settings> {
  const { version, name, deleteAfter: before, endedAt } = await selectBrand(scope.db, scope.member.brandId)
  if ((before === null) === (deleteAfter === null)) return readSettings(scope)
  ensure(endedAt === null, 'settings.ended')
  return change(scope, version, async (inside) => {
    const { brandId } = inside.member
    await inside.jobs.enqueue(inside.db, announceBrandJob, { brandId: inside.member.brandId })
    await notifyTeam(inside, {
      brandId,
      right: null,
      content: {
        kind: 'brand-closing',
        brand: name,
        phase: deleteAfter ? 'ordered' : 'taken-back',
        day: deleteAfter && berlinDayOf(deleteAfter),
      },
    })
    return {
      changes: { deleteAfter },
      entry: {
        action: deleteAfter ? 'brand.closing-ordered' : 'brand.closing-taken-back',
        changed: { deleteAfter: [before, deleteAfter] },
      },
    }
  })
}

/** A copy of all that the brand has entered. */
export const copyBrand = ({ db, member }: BrandScope): Promise<Record<string, unknown>> =>
  selectCopy(db, member.brandId)
