import type { MailKind } from '#contract/mail-texts.limits.ts'
import type { Language } from '#contract/vocabulary.ts'

/** Which mail it is, and what may stand in the words of staff. */
interface MailIdentity {
  readonly name: MailKind
  readonly language: Language
  readonly values: Readonly<Record<string, string>>
}

/** Where staff can add words: after the greeting, and above the last lines; characters from the start. */
export interface MailPlaces {
  readonly text: readonly [number, number]
  readonly html: readonly [number, number]
}

interface MailAttachment {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
}

/** One mail. Text is required; HTML is an addition. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** The same for every attempt to send this mail, so that recipients' servers can drop duplicates. */
  readonly messageId: string
  readonly headers?: Readonly<Record<string, string>>
  readonly attachments?: readonly MailAttachment[]
  /** Left out: a mail that staff add nothing to. */
  readonly kind?: MailIdentity
  readonly places?: MailPlaces
  /** The recipient asked for it on the screen: it is also sent to an address that refused mails before. */
  readonly isRequested?: true
}

/** Sends mails. Only jobs call it; requests never wait for it. */
export interface Mail {
  /** `refused`: the address accepts no mail for good; repeating is of no use. Other failures are errors. */
  send(message: MailMessage): Promise<'sent' | 'refused'>
  /**
   * Names where mails go: `smtp`, or one folder. Mails for a folder are sent by a process that has that folder, so
   * several processes, each with its own DATA_DIR, show their own visitors' mails.
   */
  readonly transport: string
  /** Only where mails are stored as files. */
  readonly stored?: StoredMails
}

/** Mails that were written to files instead of sent: they are personal data. */
interface StoredMails {
  /** Deletes every mail to this address but the one with this id. */
  deleteTo(address: string, exceptMessageId: string): Promise<void>
  /** Deletes mails written before this moment; returns how many. */
  deleteBefore(moment: Date): Promise<number>
}
