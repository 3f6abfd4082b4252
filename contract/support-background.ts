import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { PLAN_NAMES } from './plans.limits.ts'
import { Id } from './schemas.ts'
import { LANGUAGES } from './vocabulary.ts'

const Time = z.iso.datetime()

const LastImport = z.object({
  fileName: z.string(),
  state: z.string(),
  rows: z.int(),
  failed: z.int(),
  /** The first ones, as sentences in the reader's language. */
  errors: z.array(z.string()),
  createdAt: Time,
})

const BackgroundBrand = z.object({
  id: Id,
  name: z.string(),
  status: z.string(),
  plan: z.enum(PLAN_NAMES),
  /** Null: the reader has no right to see money. */
  balanceCents: z.int().nullable(),
  lastImport: LastImport.nullable(),
})

/** What is known about a person who asks the support; null or empty: there is none. */
export const Background = z.object({
  person: z
    .object({
      id: Id,
      username: z.string(),
      email: z.string(),
      isVerified: z.boolean(),
      language: z.enum(LANGUAGES),
      since: Time,
    })
    .nullable(),
  /** The brand of the ticket, or of a conversation all brands that the person works for, the first ones. */
  brands: z.array(BackgroundBrand),
  /** Mails to the person that are under way or could not be delivered, the newest first. */
  /** Since when and why a mail server refuses mails to the person, so that none are sent; null: it does not. */
  bounce: z.object({ reason: z.string(), since: Time }).nullable(),
  mails: z.array(z.object({ kind: z.string(), state: z.enum(['waiting', 'failed', 'retrying']), createdAt: Time })),
})
export type Background = Output<typeof Background>

/** Who else of staff has it open. */
export const Viewer = z.object({ username: z.string(), isWriting: z.boolean() })

/** The last error that the person sent along with a ticket; null: none. */
const LastError = z.object({ id: z.string(), ticketId: Id, number: z.string(), createdAt: Time }).nullable()

const staff = { access: 'staff', staffRight: 'support', tag: 'support' } as const
const params = z.strictObject({ id: Id })

export const supportBackgroundContract = defineContract({
  'GET /api/staff/conversations/{id}/background': {
    ...staff,
    summary: 'What is known about the person of a conversation with the support, and who else has it open',
    params,
    response: z.object({ ...Background.shape, lastError: LastError, viewers: z.array(Viewer) }),
    errors: ['chat.unknown'],
  },
  'POST /api/staff/conversations/{id}/viewing': {
    ...staff,
    summary: 'Say that the conversation is open here, and who else has it open',
    params,
    body: z.strictObject({ isWriting: z.boolean() }),
    response: z.object({ viewers: z.array(Viewer) }),
    errors: ['chat.unknown'],
  },
})
