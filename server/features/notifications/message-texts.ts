import type { NoticeContent } from '#contract/notice-content.ts'
import type { Language } from '#contract/vocabulary.ts'

type Removed = Extract<NoticeContent, { readonly kind: 'message-removed' }>

const REMOVED = {
  de: {
    title: (to: string) => `Eine Nachricht ${to} wurde entfernt`,
    desk: 'deiner Marke',
    user: 'von dir',
    ground: 'Grundlage: Nutzungsbedingungen. Entschieden hat ein Mensch, nach einer Meldung.',
    redress: (reference: string) =>
      `Du bist anderer Meinung? Schreib uns unter „Kontakt“ mit der Nummer ${reference}, dann prüft es jemand anderes. Der Weg zu einer außergerichtlichen Streitbeilegung und zu den Gerichten bleibt dir offen.`,
  },
  en: {
    title: (to: string) => `A message ${to} was removed`,
    desk: 'of your brand',
    user: 'of yours',
    ground: 'Ground: terms of service. A person decided, after a report.',
    redress: (reference: string) =>
      `You disagree? Write to us under “Contact” with the number ${reference}, and someone else will look at it. Out-of-court dispute settlement and the courts stay open to you.`,
  },
} as const

/** A statement of reasons (DSA art. 17). */
export const removedMessageText =
  (language: Language) =>
  ({ reason, reference, conversationId, isDesk }: Removed) => {
    const words = REMOVED[language]
    return {
      title: words.title(isDesk ? words.desk : words.user),
      text: [reason, words.ground, words.redress(reference)].join('\n'),
      path: isDesk ? null : `/chat/${conversationId}`,
    }
  }

type Unread = Extract<NoticeContent, { readonly kind: 'message' }>

const UNREAD = {
  de: {
    title: (from: string) => (from === '' ? 'Der Support hat dir geschrieben' : `${from} hat dir geschrieben`),
    text: (count: number) => (count === 1 ? 'Eine Nachricht ist ungelesen.' : `${count} Nachrichten sind ungelesen.`),
  },
  en: {
    title: (from: string) => (from === '' ? 'The support has written to you' : `${from} has written to you`),
    text: (count: number) => (count === 1 ? 'One message is unread.' : `${count} messages are unread.`),
  },
} as const

/** Says who wrote, and never what: a subject and a lock screen are read by others, too. */
export const unreadMessageText =
  (language: Language) =>
  ({ from, conversationId, count, desk }: Unread) => ({
    title: UNREAD[language].title(from),
    text: UNREAD[language].text(count),
    path:
      desk === null
        ? `/chat/${conversationId}`
        : `${desk === 'brand' ? '/dashboard/messages' : '/admin-chat'}?open=${conversationId}`,
  })
