import type { NoticeContent } from '#contract/notice-content.ts'
import type { Language } from '#contract/vocabulary.ts'

type TicketNotice = Extract<NoticeContent, { readonly kind: 'ticket' | 'ticket-staff' }>

const GERMAN = {
  answered: (number: string) => `Antwort auf dein Ticket ${number}`,
  resolved: (number: string) => `Dein Ticket ${number} ist gelöst`,
  rate: (number: string) => `Wie war unsere Hilfe? (${number})`,
} as const
const ENGLISH = {
  answered: (number: string) => `An answer to your ticket ${number}`,
  resolved: (number: string) => `Your ticket ${number} is resolved`,
  rate: (number: string) => `How was our help? (${number})`,
} as const
const GERMAN_STAFF = {
  new: (number: string) => `Neues Ticket ${number}`,
  answered: (number: string) => `Neue Nachricht in ${number}`,
  escalated: (number: string) => `${number}: Die Antwort ist bald überfällig`,
} as const
const ENGLISH_STAFF = {
  new: (number: string) => `New ticket ${number}`,
  answered: (number: string) => `New message in ${number}`,
  escalated: (number: string) => `${number}: the reply is nearly late`,
} as const

const SENTENCES = {
  de: {
    resolved: 'Es ist noch nicht gut? Antworte einfach, dann geht es weiter. Sonst schließt das Ticket nach 7 Tagen.',
    rate: 'Ein Klick genügt, ein Satz dazu hilft uns noch mehr.',
  },
  en: {
    resolved: 'Not solved yet? Just answer and we go on. Otherwise the ticket closes after 7 days.',
    rate: 'One click is enough, and a sentence helps us even more.',
  },
} as const

/** To the sender of a ticket: an answer with its whole text, its end, or the question how it was. */
export const ticketText =
  (language: Language) =>
  ({ phase, number, subject, ticketId, isOfBrand, text }: Extract<TicketNotice, { readonly kind: 'ticket' }>) => ({
    title: (language === 'de' ? GERMAN : ENGLISH)[phase](number),
    text: phase === 'answered' ? `${subject}\n${text}` : `${subject}\n${SENTENCES[language][phase]}`,
    path: `${isOfBrand ? '/dashboard/support' : '/support-tickets'}?ticket=${ticketId}`,
  })

/** To staff. */
export const staffTicketText =
  (language: Language) =>
  ({ phase, number, subject, ticketId }: Extract<TicketNotice, { readonly kind: 'ticket-staff' }>) => ({
    title: (language === 'de' ? GERMAN_STAFF : ENGLISH_STAFF)[phase](number),
    text: subject,
    path: `/admin?area=tickets&ticket=${ticketId}`,
  })
