import type { Mail } from './mail.ts'
import { mailFailureOf } from './mail-failure.ts'

/** Which addresses a mail server has refused for good. A feature keeps them. */
export interface RefusedAddresses {
  isRefused(address: string): Promise<boolean>
  note(address: string, reason: string): Promise<void>
  /** The address has accepted a mail again. */
  forget(address: string): Promise<void>
}

const REASON_LENGTH = 300

/**
 * Sends nothing to addresses that refused an earlier mail for good, except what their owner asks for on the screen. A new
 * refusal is noted and ends the mail: repeating it would harm our reputation as a sender.
 */
export function withRefusals(mail: Mail, refused: RefusedAddresses): Mail {
  return {
    ...mail,
    async send(message) {
      const wasRefused = await refused.isRefused(message.to)
      if (wasRefused && !message.isRequested) return 'refused'
      try {
        await mail.send(message)
      } catch (error) {
        const reason = refusalIn(error)
        if (reason === null) throw error
        await refused.note(message.to, reason)
        return 'refused'
      }
      if (wasRefused) await refused.forget(message.to)
      return 'sent'
    },
  }
}

/**
 * Enhanced status codes (RFC 3463) of refusals that are not about the recipient: the sender (5.1.7, 5.1.8), the system, the
 * network, the protocol, the content, or a policy. A blocked sender would otherwise mark all addresses.
 */
const NOT_THE_ADDRESS = /^5\d\d[ -]5\.(?:[3-7]\.|1\.[78]\b)/

/** What the mail server said about the address; null when it did not refuse the address for good. */
function refusalIn(error: unknown): string | null {
  if (mailFailureOf(error) !== 'recipient' || !(error instanceof Error)) return null
  const { response }: Error & { readonly response?: unknown } = error
  const reply = typeof response === 'string' ? response : error.message
  return NOT_THE_ADDRESS.test(reply) ? null : printable(reply)
}

const printable = (reply: string) =>
  reply
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, REASON_LENGTH)
