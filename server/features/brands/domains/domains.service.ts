import { randomBytes } from 'node:crypto'
import type { ProofMethod } from '#contract/registration.limits.ts'
import type { Domain } from '#contract/registration.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { violatedUnique } from '#server/platform/data/database.ts'
import { FetchFailure } from '#server/platform/fetch/fetched.ts'
import { type Limit, requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { type ClaimedDomain, claimedDomain, methodsOf, provesByMail } from './claimed-domain.ts'
import {
  type DomainRow,
  deleteClaim,
  hintTakenDomain,
  insertClaim,
  isProvenByOther,
  markChecked,
  refreshVerified,
  selectDomain,
  selectDomains,
  storeProof,
} from './domains.store.ts'
import { findProof, type VisibleMethod } from './find-proof.ts'

/** 128 bits: the token cannot be guessed, and it is no secret once it is on the site. */
const TOKEN_BYTES = 16
/** For each brand; more than any shop has, and few enough to look at. */
const MOST_DOMAINS = 10
/** In force in production or with RATE_LIMITS=on. */
const CHECKS: Limit = { name: 'domain-check', hits: 60, seconds: 3600 }

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** A stored domain is its own address. */
const claimOf = ({ domain }: Pick<DomainRow, 'domain'>): ClaimedDomain =>
  claimedDomain(domain) ?? { domain, isShared: false }

function present(row: DomainRow): Domain {
  const claim = claimOf(row)
  return {
    domain: row.domain,
    isShared: claim.isShared,
    provenAt: iso(row.provenAt),
    method: row.method,
    disputedAt: iso(row.disputedAt),
    checkedAt: iso(row.checkedAt),
    token: row.token,
    methods: methodsOf(claim),
  }
}

/** The domains that the caller's brand claims. */
export async function listDomains({ db, member }: BrandScope): Promise<Domain[]> {
  return (await selectDomains(db, member.brandId)).map(present)
}

/** The claim of the caller's brand; refuses a domain that it did not claim. */
export async function requireClaim({ db, member }: BrandScope, domain: string): Promise<DomainRow> {
  const row = await selectDomain(db, member.brandId, domain)
  ensure(row, 'domains.unknown')
  return row
}

/** Claims the domain of an address for the caller's brand. */
export async function addDomain(scope: BrandScope, address: string): Promise<Domain> {
  const claim = claimedDomain(address)
  ensure(claim, 'domains.invalid')
  const { brandId } = scope.member
  return inTransaction(scope, async (inside) => {
    const claims = await selectDomains(inside.db, brandId)
    const isNew = !claims.some(({ domain }) => domain === claim.domain)
    ensure(!isNew || claims.length < MOST_DOMAINS, 'domains.too-many')
    if (isNew) {
      await claimAddress(inside, brandId, { address, verifiedEmail: null })
      await writeAudit(inside, { action: 'domain.claimed', targetType: 'domain', targetId: claim.domain })
    }
    return present(await requireClaim(inside, claim.domain))
  })
}

/** Gives up a domain of the caller's brand. */
export async function removeDomain(scope: BrandScope, domain: string): Promise<{ ok: true }> {
  await inTransaction(scope, async (inside) => {
    ensure(await deleteClaim(inside.db, scope.member.brandId, domain), 'domains.unknown')
    await refreshVerified(inside.db, scope.member.brandId, scope.now())
    await writeAudit(inside, { action: 'domain.removed', targetType: 'domain', targetId: domain })
  })
  return { ok: true }
}

/** Looks for the proof of a domain on its site or in the DNS. */
export async function checkDomain(scope: BrandScope, domain: string, method: VisibleMethod): Promise<Domain> {
  const { brandId } = scope.member
  await requireWithinLimit(scope, CHECKS, brandId)
  const row = await requireClaim(scope, domain)
  const claim = claimOf(row)
  ensure(methodsOf(claim).includes(method), 'domains.method')
  const isFound = await findProof(scope.internet, { ...claim, token: row.token }, method).catch((error: unknown) => {
    if (error instanceof FetchFailure) throw new Refusal('domains.unreachable', { cause: error })
    throw error
  })
  if (!isFound) {
    await markChecked(scope.db, brandId, domain, scope.now())
    throw new Refusal('domains.no-proof')
  }
  return proveForMember(scope, domain, method)
}

/** Stores a proof that a member gave, and returns the domain: proven, or disputed where another brand has it. */
export async function proveForMember(scope: BrandScope, domain: string, method: ProofMethod): Promise<Domain> {
  return inTransaction(scope, async (inside) => {
    await prove(inside, scope.member.brandId, domain, method)
    const row = await requireClaim(inside, domain)
    const action = row.disputedAt === null ? 'domain.proven' : 'domain.disputed'
    await writeAudit(inside, { action, targetType: 'domain', targetId: domain, changed: { method: [null, method] } })
    return present(row)
  })
}

type Writing = Pick<Scope, 'db' | 'now'>

async function prove(scope: Writing, brandId: string, domain: string, method: ProofMethod | null): Promise<void> {
  const at = scope.now()
  try {
    await inTransaction(scope, ({ db }) => storeProof(db, brandId, domain, { method, at }))
  } catch (error) {
    // Another brand proved it at the same moment: now its proof is seen.
    if (violatedUnique(error) !== 'brand_domains_proven') throw error
    await storeProof(scope.db, brandId, domain, { method, at })
  }
  if (await isProvenByOther(scope.db, brandId, domain)) await hintTakenDomain(scope.db, brandId)
  await refreshVerified(scope.db, brandId, at)
}

interface Claim {
  readonly address: string
  /** A confirmed address of the owner, which proves a domain of its own; null: none. */
  readonly verifiedEmail: string | null
}

/** Claims the domain of an address for a brand; addresses without one are left out. */
export async function claimAddress(scope: Writing, brandId: string, { address, verifiedEmail }: Claim): Promise<void> {
  const claim = claimedDomain(address)
  if (!claim) return
  const { domain } = claim
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  await insertClaim(scope.db, { brandId, domain, token, createdAt: scope.now() })
  if (verifiedEmail !== null && provesByMail(claim, verifiedEmail)) await prove(scope, brandId, domain, 'mail')
  else if (await isProvenByOther(scope.db, brandId, domain)) await hintTakenDomain(scope.db, brandId)
}

/** Takes the claimed domains as proven, for the switch of the demo that approves brands by itself (Decision 133). */
export async function proveClaims(scope: Writing, brandId: string): Promise<void> {
  for (const { domain } of await selectDomains(scope.db, brandId)) await prove(scope, brandId, domain, null)
}
