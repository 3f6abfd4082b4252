/**
 * The cause of a failed attempt. `server`: the mail was certainly not handed over, and any other mail would have failed as
 * well. `recipient`: this address refuses mail for good. `message`: this mail may have been accepted, or may be later.
 */
export type MailFailure = 'server' | 'recipient' | 'message'

/** What nodemailer notes on its errors. */
interface SmtpError extends Error {
  readonly code?: unknown
  /** The SMTP command that failed. */
  readonly command?: unknown
  readonly responseCode?: unknown
  /** Of network errors. */
  readonly syscall?: unknown
  readonly timeoutType?: unknown
}

/** Name not found, no encryption, login refused. */
const SERVER_CODES: readonly unknown[] = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH']
const SERVER_TIMEOUTS: readonly unknown[] = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']

/** Decides from an error of `Mail.send` whether to retry this mail, and whether the attempt counts. */
export function mailFailureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'message'
  const { code, command, responseCode, syscall, timeoutType }: SmtpError = error
  if (SERVER_CODES.includes(code) || SERVER_TIMEOUTS.includes(timeoutType) || syscall === 'connect') return 'server'
  if (typeof responseCode !== 'number') return 'message'
  // The sender address is the same in every mail.
  if (command === 'MAIL FROM') return 'server'
  return command === 'RCPT TO' && responseCode >= 500 ? 'recipient' : 'message'
}
