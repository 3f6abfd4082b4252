import type { Language } from '#contract/vocabulary.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../data/database.ts'
import type { Storage } from '../files/storage.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import type { Log } from './log.ts'

/** Who acts: the signed-in person behind a request. */
export interface Actor {
  readonly userId: string
  readonly sessionId: string
  readonly userType: 'consumer' | 'brand'
  readonly isAdmin: boolean
  /** Whether what this person does may shape what is shown (Trust L06). */
  readonly personalised: boolean
  /** When this session proved who it is (Trust C5, C6). */
  readonly signedInAt: Date
}

/** What outlives a request: opened by the process, replaced in tests only at the outside world. */
export interface World {
  readonly config: Config
  readonly db: Database
  readonly now: () => Date
  readonly mail: Mail
  readonly jobs: Jobs
  readonly storage: Storage
  readonly log: Log
}

/** What the work at hand may touch; handed down, never imported. */
export interface Scope extends World {
  /** Null for visitors and jobs. */
  readonly actor: Actor | null
  readonly language: Language
  /** Network address of the caller, for limits only; empty in jobs. */
  readonly address: string
}

/** Runs `work` in one transaction. The word inside is the same, so work cannot escape it. */
export function inTransaction<S extends { readonly db: Database }, R>(
  scope: S,
  work: (scope: S) => Promise<R>,
): Promise<R> {
  return scope.db.transaction((tx) => work({ ...scope, db: tx }))
}
