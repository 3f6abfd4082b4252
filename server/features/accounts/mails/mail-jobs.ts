import { z } from 'zod'
import { STAFF_ROLES } from '#contract/rights.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { type JobKind, MAIL_RETRY_HOURS } from '#server/platform/jobs/jobs.ts'
import { CODE_PURPOSES } from '../accounts.tables.ts'

const CodeOrder = z.strictObject({
  userId: z.uuid(),
  purpose: z.enum(CODE_PURPOSES),
  /** Of the screen that requested it; jobs from before it was noted have none. */
  language: z.enum(LANGUAGES).optional(),
})
export type CodeOrder = z.output<typeof CodeOrder>

/** Makes a code and mails it. The job makes the code, so that no queue or table holds it (Trust S12). */
export const sendCodeJob: JobKind<CodeOrder> = { name: 'send-code', schema: CodeOrder, perMailTransport: true }

export const NOTICES = [
  'password-changed',
  'password-replaced',
  'password-set',
  'email-change-asked',
  'email-changed',
  'email-reverted',
  'google-linked',
  'account-deleted',
] as const
export type Notice = (typeof NOTICES)[number]

const NoticeOrder = z.strictObject({
  /** The same in every attempt to send this mail. */
  id: z.uuid(),
  notice: z.enum(NOTICES),
  /** The recipient: the account may have another address by then, or be deleted. */
  email: z.string(),
  username: z.string(),
  language: z.enum(LANGUAGES),
  /** The change of address that the link in the mail takes back. */
  revertId: z.uuid().optional(),
})
export type NoticeOrder = z.output<typeof NoticeOrder>

/** Sends a user a notice about the account. The job row is deleted after sending. */
export const sendNoticeJob: JobKind<NoticeOrder> = {
  name: 'send-account-notice',
  schema: NoticeOrder,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
  traceless: true,
}

const Role = z.enum(STAFF_ROLES).nullable()
const StaffChange = z.strictObject({
  /** The same in every attempt to send this mail. */
  id: z.uuid(),
  email: z.string(),
  username: z.string(),
  language: z.enum(LANGUAGES),
  /** Whose role changed, by whom, from what to what; null: no role of staff. */
  member: z.string(),
  actor: z.string(),
  before: Role,
  after: Role,
  reason: z.string(),
})
export type StaffChange = z.output<typeof StaffChange>

/** Tells a superadmin, or the person concerned, that a role of staff changed. The job row is deleted after sending. */
export const tellStaffChangeJob: JobKind<StaffChange> = {
  name: 'tell-staff-change',
  schema: StaffChange,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
  traceless: true,
}

/** What staff did with an account, as its owner reads it. */
const AccountAct = z.strictObject({
  /** The same in every attempt to send this mail. */
  id: z.uuid(),
  kind: z.enum(['confirmed', 'locked', 'unlocked', 'sessions-ended', 'export']),
  userId: z.uuid(),
  email: z.string(),
  username: z.string(),
  language: z.enum(LANGUAGES),
  reason: z.string(),
  /** Of a lock: its end; null: none. */
  until: z.string().nullable(),
})
export type AccountAct = z.output<typeof AccountAct>

/** Tells a person what staff did with the account. The job row is deleted after sending. */
export const tellAccountActJob: JobKind<AccountAct> = {
  name: 'tell-account-act',
  schema: AccountAct,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
  traceless: true,
}

const DeleteOrder = z.strictObject({
  /** Whose mails are deleted. */
  email: z.string(),
  /** The notice that stays: it says that everything else was deleted. */
  keptNoticeId: z.uuid(),
})
export type DeleteOrder = z.output<typeof DeleteOrder>

/** Deletes the mails to the addresses of a deleted account, where mails are stored as files. */
export const deleteMailsJob: JobKind<DeleteOrder> = {
  name: 'delete-mails',
  schema: DeleteOrder,
  perMailTransport: true,
  traceless: true,
}
