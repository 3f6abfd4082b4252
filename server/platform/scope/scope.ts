import type { MemberRole, StaffRole } from '#contract/rights.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../data/database.ts'
import type { Internet } from '../fetch/internet.ts'
import type { Storage } from '../files/storage.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import type { Log } from './log.ts'

/** The signed-in user of a request. */
export interface Actor {
  readonly userId: string
  readonly sessionId: string
  readonly userType: 'consumer' | 'brand'
  /** Null: not of the staff. */
  readonly staffRole: StaffRole | null
  /** Whether this user's actions may influence what is shown (Trust L06). */
  readonly personalised: boolean
  /** When the user of this session last proved their identity (Trust C5, C6). */
  readonly signedInAt: Date
  /** When this session gave the second factor, which staff need; null: not yet. */
  readonly secondFactorAt: Date | null
  /** A member of staff sees the app as this user, and may only read (Decision 092); absent: the user's own session. */
  readonly view?: { readonly staffId: string; readonly until: Date }
}

/** Resources of the process that outlive a request. Tests replace only clock, mail, jobs, storage and internet. */
export interface World {
  readonly config: Config
  readonly db: Database
  readonly now: () => Date
  readonly mail: Mail
  readonly jobs: Jobs
  readonly storage: Storage
  readonly internet: Internet
  readonly log: Log
}

/** The resources and the caller of one request or job; passed as an argument, never imported. */
export interface Scope extends World {
  /** Null for visitors and jobs. */
  readonly actor: Actor | null
  readonly language: Language
  /** Network address of the caller, for limits only; empty in jobs. */
  readonly address: string
}

/** A membership of the caller, in the brand that the call names. */
export interface Member {
  readonly brandId: string
  readonly brandNo: number
  readonly role: MemberRole
  readonly isOwner: boolean
}

/** The scope of a call for members of a brand; whether the member has the right was checked. */
export interface BrandScope extends Scope {
  readonly actor: Actor
  readonly member: Member
}

/** The scope of a call for staff; whether the role has the right was checked. */
export interface StaffScope extends Scope {
  readonly actor: Actor & { readonly staffRole: StaffRole }
}

/** The scope of a call by the server of a brand, whose key was checked. */
export interface KeyScope extends Scope {
  readonly keyBrandId: string
}

/** Runs `work` in one transaction. It gets a scope of the same shape, whose `db` is the transaction. */
export function inTransaction<S extends { readonly db: Database }, R>(
  scope: S,
  work: (scope: S) => Promise<R>,
): Promise<R> {
  return scope.db.transaction((tx) => work({ ...scope, db: tx }))
}
