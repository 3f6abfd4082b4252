/**
 * Whom a failed letter says something about. `office`: it was surely not handed over, and any other would have met the
 * same closed door. `reader`: this address will not take it tomorrow either. `letter`: it may have been taken all the
 * same, or may be taken later.
 */
export type MailFailure = 'office' | 'reader' | 'letter'

/** What nodemailer notes on its errors. */
interface SmtpError extends Error {
  readonly code?: unknown
  /** What was said when it failed. */
  readonly command?: unknown
  readonly responseCode?: unknown
  /** Of errors of the network. */
  readonly syscall?: unknown
  readonly timeoutType?: unknown
}

/** Name not found, no encryption, login refused. */
const DOOR_CODES: readonly unknown[] = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH']
const DOOR_TIMEOUTS: readonly unknown[] = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']

/** Reads from what `Mail.send` threw whether to try this letter again, and whether the try counts. */
export function mailFailureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'letter'
  const { code, command, responseCode, syscall, timeoutType }: SmtpError = error
  if (DOOR_CODES.includes(code) || DOOR_TIMEOUTS.includes(timeoutType) || syscall === 'connect') return 'office'
  if (typeof responseCode !== 'number') return 'letter'
  // Our own address is the same in every letter.
  if (command === 'MAIL FROM') return 'office'
  return command === 'RCPT TO' && responseCode >= 500 ? 'reader' : 'letter'
}
