/** Product 13: tickets of support. */

export const TICKET_CATEGORIES = [
  'account',
  'products',
  'import',
  'ads',
  'billing',
  'design',
  'safety',
  'legal',
  'bug',
  'idea',
] as const
export type TicketCategory = (typeof TICKET_CATEGORIES)[number]

/** What the sender says; `critical` in the plans Pro and Studio. */
export const TICKET_URGENCIES = ['normal', 'high', 'critical'] as const
export type TicketUrgency = (typeof TICKET_URGENCIES)[number]

/** What staff set, the most pressing last. */
export const TICKET_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export type TicketPriority = (typeof TICKET_PRIORITIES)[number]

export const TICKET_STATES = [
  'new',
  'open',
  'waiting_customer',
  'waiting_internal',
  'resolved',
  'closed',
  'merged',
] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** States that staff set. */
export const STAFF_TICKET_STATES = ['open', 'waiting_customer', 'waiting_internal', 'resolved', 'closed'] as const
export type StaffTicketState = (typeof STAFF_TICKET_STATES)[number]

/** What a ticket may refer to, of the own brand. */
export const TICKET_REFERENCES = ['product', 'campaign', 'invoice', 'import'] as const
export type TicketReferenceType = (typeof TICKET_REFERENCES)[number]

export const ATTACHMENT_TYPES = ['jpg', 'png', 'webp', 'pdf', 'csv', 'xml', 'txt'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]

export const TICKET_LIMITS = {
  subjectMin: 5,
  subjectMax: 120,
  textMin: 20,
  textMax: 5000,
  replyMax: 5000,
  noteMax: 5000,
  ratingMax: 1000,
  attachments: 5,
  attachmentBytes: 10 * 1024 * 1024,
  fileNameMax: 200,
  /** Days after which a resolved ticket closes by itself. */
  closesAfterDays: 7,
  /** Days for which an answer opens a closed ticket again. */
  reopensForDays: 14,
  /** Hours after closing, when we ask how it was. */
  ratedAfterHours: 24,
  savedReplies: 200,
  savedReplyMax: 1500,
  shortcutMin: 2,
  shortcutMax: 20,
  searchMax: 120,
} as const

/** Weeks in the charts of support. */
export const SUPPORT_FIGURE_WEEKS = 12
/** Days of the figures of support. */
export const SUPPORT_FIGURE_DAYS = 28

/** How a ticket is quoted: `SW-100001`. */
export const ticketNumber = (no: number): string => `SW-${no}`

/** Whether the plan has the urgency `critical`. */
export const hasCriticalTickets = (plan: string): boolean => plan === 'pro' || plan === 'studio'
