import type { TestApp, TestPerson } from '../test-world.ts'

/** The app of a test, with a superadmin who acts. */
export interface ActWorld {
  readonly app: TestApp
  readonly admin: TestPerson
}

/** A call that succeeds, and what it is done to. */
export interface PreparedAct {
  /** For the parameters of the path. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: object
  /** Such as `?name=…`. */
  readonly query?: string
  /** Of a file, instead of `body`. */
  readonly raw?: Buffer
  readonly headers?: Readonly<Record<string, string>>
  /** `targetId` of the entry; left out where the call makes it. */
  readonly target?: string
  /** One for each brand that it concerns, so that each log has it; one when left out. */
  readonly entries?: number
}

/** Prepares a real call, which leaves exactly one entry in the audit log. */
export type AdminAct = (world: ActWorld) => Promise<PreparedAct>
export type AdminActs = Readonly<Record<string, AdminAct>>

export const REASON = 'Fall der Prüfung'
