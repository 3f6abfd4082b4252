import type { ErrorCode, SentenceValues } from '#contract/errors.ts'

interface RefusalDetails {
  /** The caller may repeat the request with the password (Decision 112). */
  readonly reauth?: true
  readonly retryAfterSeconds?: number
  /** What is wrong, by part of the request. */
  readonly fields?: Readonly<Record<string, string>>
  /** What is filled in for `{name}` in the sentence. */
  readonly values?: SentenceValues
  readonly cause?: unknown
}

/** An expected error, by a code of the contract. Only `http/answer-error.ts` translates it to a status. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails
  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.details = details
  }
}

/** Throws a Refusal with `code` unless the condition holds. */
export function ensure(condition: unknown, code: ErrorCode, details?: RefusalDetails): asserts condition {
  if (!condition) throw new Refusal(code, details)
}
