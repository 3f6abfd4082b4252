import type { DEVICE_STORAGE } from '#contract/device-storage.ts'
import {
  TICKET_CATEGORIES,
  TICKET_URGENCIES,
  type TicketCategory,
  type TicketUrgency,
} from '#contract/support.limits.ts'
import { whenBrandForgotten } from '#web/api/brand-headers.ts'

const STORED_AS = 'ticket_draft' satisfies (typeof DEVICE_STORAGE)['ticketDraft']['names'][number]

/** What was typed and not sent, in this tab until its session ends. */
interface Drafts {
  readonly form?: TicketDraft
  /** By ticket. */
  readonly replies?: Readonly<Record<string, string>>
}

export interface TicketDraft {
  readonly subject: string
  readonly category: TicketCategory
  readonly description: string
  readonly urgency: TicketUrgency
}

export const EMPTY_DRAFT: TicketDraft = { subject: '', category: 'account', description: '', urgency: 'normal' }

function read(): Drafts {
  try {
    return (JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null') as Drafts | null) ?? {}
  } catch {
    return {}
  }
}

function write(drafts: Drafts): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(drafts))
  } catch {
    // The browser forbids storage: the draft is lost with the page.
  }
}

export function readDraft(): TicketDraft {
  const draft = { ...EMPTY_DRAFT, ...read().form }
  const isKnown = TICKET_CATEGORIES.includes(draft.category) && TICKET_URGENCIES.includes(draft.urgency)
  return isKnown ? draft : EMPTY_DRAFT
}

export const storeDraft = (form: TicketDraft | null): void => {
  const { form: _, ...others } = read()
  write(form === null ? others : { ...others, form })
}

export const readReply = (ticketId: string): string => read().replies?.[ticketId] ?? ''

export function storeReply(ticketId: string, text: string): void {
  const drafts = read()
  const { [ticketId]: _, ...others } = drafts.replies ?? {}
  write({ ...drafts, replies: text === '' ? others : { ...others, [ticketId]: text } })
}

whenBrandForgotten(() => {
  try {
    sessionStorage.removeItem(STORED_AS)
  } catch {
    // The browser forbids storage: there is no draft.
  }
})
