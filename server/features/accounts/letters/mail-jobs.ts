import { z } from 'zod'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { type JobKind, MAIL_RETRY_HOURS } from '#server/platform/jobs/jobs.ts'
import { CODE_PURPOSES } from '../accounts.tables.ts'

const CodeOrder = z.strictObject({ userId: z.uuid(), purpose: z.enum(CODE_PURPOSES) })
export type CodeOrder = z.output<typeof CodeOrder>

/** Makes a code and mails it. The code is made by the job: until then it exists nowhere (Trust S12). */
export const sendCodeJob: JobKind<CodeOrder> = { name: 'send-code', schema: CodeOrder, perMailTransport: true }

const NOTICES = [
  'password-changed',
  'email-change-asked',
  'email-changed',
  'email-reverted',
  'google-linked',
  'account-deleted',
] as const
export type Notice = (typeof NOTICES)[number]

const NoticeOrder = z.strictObject({
  /** Tells a repeat of this letter from a new one. */
  id: z.uuid(),
  notice: z.enum(NOTICES),
  /** Where it goes: the account may have another address by then, or be gone. */
  email: z.string(),
  username: z.string(),
  language: z.enum(LANGUAGES),
  /** The change of address that the link in the mail takes back. */
  revertId: z.uuid().optional(),
})
export type NoticeOrder = z.output<typeof NoticeOrder>

/** Tells a person by mail what happened to the account. Nothing of it stays behind after sending. */
export const sendNoticeJob: JobKind<NoticeOrder> = {
  name: 'send-account-notice',
  schema: NoticeOrder,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
  traceless: true,
}

const ForgetOrder = z.strictObject({
  /** Whose letters go. */
  email: z.string(),
  /** Id of the notice that stays: it says that everything else is gone. */
  farewell: z.uuid(),
})
export type ForgetOrder = z.output<typeof ForgetOrder>

/** Deletes the letters that were written to somebody who left, where letters stay with us as files. */
export const forgetLettersJob: JobKind<ForgetOrder> = {
  name: 'forget-letters',
  schema: ForgetOrder,
  perMailTransport: true,
  traceless: true,
}
