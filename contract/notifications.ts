import { z } from 'zod'
import { defineContract } from './endpoint.ts'
import type { NoticeKind } from './notice-content.ts'
import { Id } from './schemas.ts'

const tag = 'notifications'

export const NOTICE_CHANNELS = ['bell', 'mail', 'push'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** The register: which channels tell of a kind unless the user chose otherwise. */
export const NOTICE_DEFAULTS: Readonly<Record<NoticeKind, Readonly<Record<NoticeChannel, boolean>>>> = {
  'brand-reviewed': { bell: true, mail: true, push: true },
  'product-reviewed': { bell: true, mail: true, push: false },
  'domain-settled': { bell: true, mail: true, push: false },
  'link-broken': { bell: true, mail: true, push: false },
  'campaign-stopped': { bell: true, mail: true, push: false },
  'campaigns-blocked': { bell: true, mail: true, push: false },
  'weak-picture': { bell: true, mail: true, push: false },
  'team-changed': { bell: true, mail: false, push: false },
  'own-role': { bell: true, mail: true, push: false },
  closure: { bell: true, mail: false, push: false },
  'brand-closing': { bell: true, mail: true, push: true },
  'terms-changed': { bell: true, mail: true, push: false },
  'import-done': { bell: true, mail: true, push: false },
  'sale-not-real': { bell: true, mail: true, push: false },
  feed: { bell: true, mail: true, push: false },
  'weekly-report': { bell: false, mail: true, push: false },
  'monthly-report': { bell: false, mail: false, push: false },
  plan: { bell: true, mail: true, push: false },
  credit: { bell: true, mail: true, push: false },
  'credit-low': { bell: true, mail: true, push: false },
  'weekly-trends': { bell: false, mail: true, push: false },
  'message-removed': { bell: true, mail: true, push: false },
  message: { bell: false, mail: true, push: true },
  ticket: { bell: true, mail: true, push: true },
  'ticket-staff': { bell: true, mail: false, push: false },
  // Its mail has the link that stops it, and is sent in any case.
  'access-recovery': { bell: true, mail: false, push: true },
  'money-staff': { bell: true, mail: true, push: false },
}
export const NOTICE_KINDS = Object.keys(NOTICE_DEFAULTS) as NoticeKind[]

/** One entry of the bell, in the reader's language. */
const Notice = z
  .object({
    id: Id,
    kind: z.enum(NOTICE_KINDS),
    title: z.string(),
    text: z.string(),
    /** Where it leads to; null: nowhere. */
    path: z.string().nullable(),
    /** The brand whose workspace it leads to. */
    brandId: Id.nullable(),
    createdAt: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notice' })

const Preference = z
  .object({
    kind: z.enum(NOTICE_KINDS),
    bell: z.boolean(),
    mail: z.boolean(),
    push: z.boolean(),
  })
  .meta({ id: 'NoticePreference' })

export const notificationsContract = defineContract({
  'GET /api/notifications': {
    access: 'user',
    tag,
    summary: 'The notifications of the caller, newest first, and how many are unread',
    query: z.strictObject({
      cursor: z
        .string()
        .regex(/^[\w-]{1,80}$/)
        .optional(),
    }),
    response: z.object({
      unread: z.int(),
      notices: z.array(Notice),
      /** Cursor of the next page; null at the end. */
      cursor: z.string().nullable(),
    }),
  },
  'POST /api/notifications/read': {
    access: 'user',
    tag,
    summary: 'Mark these notifications as read, or all up to now',
    body: z.strictObject({ ids: z.array(Id).max(100).optional() }),
    response: z.object({ unread: z.int() }),
  },
  'GET /api/notifications/preferences': {
    access: 'user',
    tag,
    summary: 'By kind of notification, the channels that the caller has switched on',
    response: z.array(Preference),
  },
  'PUT /api/notifications/preferences': {
    access: 'user',
    tag,
    summary: 'Switch one channel of one kind of notification on or off',
    body: z.strictObject({ kind: z.enum(NOTICE_KINDS), channel: z.enum(NOTICE_CHANNELS), isOn: z.boolean() }),
    response: z.array(Preference),
  },
})
