import type { ChatSide, ConversationState } from '#contract/chat.limits.ts'
import type { Language } from '#contract/vocabulary.ts'

interface DemoLine {
  readonly side: ChatSide
  /** Minutes ago. */
  readonly ago: number
  readonly text: Readonly<Record<Language, string>>
  /** Slug of the product that it is about. */
  readonly product?: string
}

export interface DemoChat {
  readonly name: string
  readonly state: ConversationState
  /** Number of the member who answers; null: no one yet. */
  readonly assignee: number | null
  readonly labels?: readonly Readonly<Record<Language, string>>[]
  /** Put aside for so many hours from now on. */
  readonly snoozedHours?: number
  readonly lines: readonly DemoLine[]
}

const HOUR = 60
const DAY = 24 * HOUR

/** What people have written to the label of the demo. All of it is invented. */
export const CHATS: readonly DemoChat[] = [
  {
    name: 'jonte_k',
    state: 'awaits_desk',
    assignee: null,
    labels: [{ de: 'Größe', en: 'Size' }],
    lines: [
      {
        side: 'user',
        ago: 95,
        text: {
          de: 'Moin! Ich bin 1,88 und trage sonst L. Fällt der Parka eher klein aus?',
          en: 'Hi! I am 1.88 m and usually wear L. Does the parka run small?',
        },
        product: 'nordwand-parka',
      },
      {
        side: 'user',
        ago: 93,
        text: {
          de: 'Und kommt er beim Drop auch in XL, oder nur bis L?',
          en: 'And will the drop have XL as well, or only up to L?',
        },
      },
    ],
  },
  {
    name: 'mara.lind',
    state: 'awaits_desk',
    assignee: 0,
    lines: [
      {
        side: 'user',
        ago: 5 * HOUR,
        text: {
          de: 'Kann ich das in den Trockner tun, oder läuft es ein?',
          en: 'Can I put this into the dryer, or will it shrink?',
        },
      },
      {
        side: 'desk',
        ago: 4 * HOUR + 20,
        text: {
          de: 'Hallo Mara, lieber an der Luft trocknen: Im Trockner geht es etwa eine halbe Größe ein.',
          en: 'Hi Mara, better let it dry in the air: in the dryer it shrinks by about half a size.',
        },
      },
      {
        side: 'user',
        ago: 42,
        text: {
          de: 'Danke! Und bei 40 Grad waschen geht?',
          en: 'Thank you! And washing at 40 degrees is fine?',
        },
      },
    ],
  },
  {
    name: 'sven1994',
    state: 'awaits_user',
    assignee: 2,
    labels: [{ de: 'Nachschub', en: 'Restock' }],
    snoozedHours: 20,
    lines: [
      {
        side: 'user',
        ago: DAY + 3 * HOUR,
        text: {
          de: 'Meine Bestellung kam ohne Rücksendeetikett. Wie schicke ich eine Größe zurück?',
          en: 'My order came without a return label. How do I send one size back?',
        },
      },
      {
        side: 'desk',
        ago: DAY + 2 * HOUR,
        text: {
          de: 'Hallo Sven, das Etikett findest du in unserem Shop unter „Rücksendung“. Brauchst du eine andere Größe? Dann legen wir sie dir zurück.',
          en: 'Hi Sven, you find the label in our shop under “Returns”. Do you need another size? Then we put it aside for you.',
        },
      },
    ],
  },
  {
    name: 'aylin.k',
    state: 'done',
    assignee: 0,
    lines: [
      {
        side: 'user',
        ago: 6 * DAY,
        text: { de: 'Kommt die Farbe noch einmal nach?', en: 'Will the colour be restocked?' },
      },
      {
        side: 'desk',
        ago: 6 * DAY - 35,
        text: {
          de: 'Ja, in etwa zwei Wochen. Wenn du das Produkt merkst, siehst du es sofort.',
          en: 'Yes, in about two weeks. If you save the product, you will see it at once.',
        },
      },
      { side: 'user', ago: 6 * DAY - 50, text: { de: 'Perfekt, mache ich.', en: 'Perfect, I will.' } },
    ],
  },
]
